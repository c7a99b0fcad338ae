import Charts
import SwiftUI
import TestSupport
import Testing
import Touchstone

/// The laws of places and values, on each scale: reversed or not, from either side, along x and along y, with and without room at the
/// ends, and while scrolled.
@MainActor @Suite struct EveryScaleTests {
  enum Kind: CaseIterable { case linear, log, squareRoot, power, symmetricLog, date, band, point }

  struct Case: CustomTestStringConvertible {
    let kind: Kind, isReversed: Bool, isRightToLeft: Bool
    var testDescription: String { "\(kind)\(isReversed ? " reversed" : "")\(isRightToLeft ? " rtl" : "")" }
    static let all: [Case] = Kind.allCases.flatMap { kind in
      [false, true].flatMap { reversed in
        [false, true].map { Case(kind: kind, isReversed: reversed, isRightToLeft: $0) }
      }
    }
  }

  private static let names = (0..<31).map { "name \($0)" }
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  private func type(_ kind: Kind) -> ScaleType? {
    switch kind {
    case .linear: .linear
    case .log: .log
    case .squareRoot: .squareRoot
    case .power: .power(exponent: 2.5)
    case .symmetricLog: .symmetricLog(slopeAtZero: 0.01)
    case .date: .date
    case .band, .point: nil
    }
  }

  private func stand(_ shown: Case) throws -> ChartStand {
    let type = type(shown.kind), domain = AutomaticScaleDomain.automatic(reversed: shown.isReversed)
    return try ChartStand(settings: Settings(isRightToLeft: shown.isRightToLeft)) {
      Chart {
        switch shown.kind {
        case .linear, .log, .squareRoot, .power, .symmetricLog:
          ForEach([3.0, 40, 900], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        case .date:
          ForEach([0, 1e6], id: \.self) {
            PointMark(x: .value("x", Self.start.addingTimeInterval($0)), y: .value("y", Self.start.addingTimeInterval($0)))
          }
        case .band: ForEach(Self.names, id: \.self) { RectangleMark(x: .value("x", $0), y: .value("y", $0)) }
        case .point: ForEach(Self.names, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        }
      }
      .chartXScale(domain: domain, range: .plotDimension(startPadding: 9, endPadding: 4), type: type)
      .chartYScale(domain: domain, type: type)
    }
  }

  /// 10,000 values each: numbers and dates come back as the same place to a hundredth of a pixel and as the same number but for rounding.
  @Test(arguments: Case.all) func valuesComeBack(shown: Case) throws {
    let proxy = try stand(shown).proxy
    var random = RandomNumbers(seed: UInt64(Case.all.firstIndex { $0.testDescription == shown.testDescription } ?? 0) + 11)
    switch shown.kind {
    case .band, .point:
      for _ in 0..<10_000 {
        let name = random.pick(Self.names)
        let place = try #require(proxy.position(for: (x: name, y: name)))
        guard let back = proxy.value(at: place, as: (String, String).self), back == (name, name) else {
          Issue.record("\(name) at \(place)")
          return
        }
      }
    case .date:
      try check {
        Self.start.addingTimeInterval(Double.random(in: -1e6...2e6, using: &random))
      } proxy: {
        proxy
      } near: {
        abs($0.timeIntervalSince($1)) < 1e-3
      }
    case .linear, .power, .squareRoot, .symmetricLog:
      // A root has no values below 0 to come back from as well as it has above.
      try check {
        Double.random(in: -1000...2000, using: &random)
      } proxy: {
        proxy
      } near: {
        abs($0 - $1) <= 1e-6 * max(1, abs($1)) || abs($1) < 1
      }
    case .log:
      try check {
        pow(10, Double.random(in: -3...6, using: &random))
      } proxy: {
        proxy
      } near: {
        abs($0 - $1) <= 1e-9 * abs($1)
      }
    }
  }

  private func check<Value: Plottable & Equatable>(
    _ value: () -> Value, proxy: () -> ChartProxy, near: (Value, Value) -> Bool
  ) throws {
    let proxy = proxy()
    for _ in 0..<10_000 {
      let value = value()
      let place = try #require(proxy.position(for: (x: value, y: value)))
      let back = try #require(proxy.value(at: place, as: (Value, Value).self))
      let again = try #require(proxy.position(for: (x: back.0, y: back.1)))
      guard near(back.0, value), near(back.1, value), abs(again.x - place.x) < 0.003, abs(again.y - place.y) < 0.003 else {
        Issue.record("\(value) at \(place) came back as \(back)")
        return
      }
    }
  }

  /// The order in which values lie: from the leading side and from below; reversed, or right to left, the other way, and both the
  /// first way.
  @Test(arguments: Case.all) func runsTheRightWay(shown: Case) throws {
    let proxy = try stand(shown).proxy
    let (low, high): (CGPoint?, CGPoint?) =
      switch shown.kind {
      case .band, .point: (proxy.position(for: (x: "name 0", y: "name 0")), proxy.position(for: (x: "name 30", y: "name 30")))
      case .date:
        (
          proxy.position(for: (x: Self.start, y: Self.start)),
          proxy.position(for: (x: Self.start.addingTimeInterval(1e6), y: Self.start.addingTimeInterval(1e6)))
        )
      default: (proxy.position(for: (x: 3.0, y: 3.0)), proxy.position(for: (x: 900.0, y: 900.0)))
      }
    let first = try #require(low), last = try #require(high)
    #expect((first.x < last.x) == (shown.isReversed == shown.isRightToLeft))
    // Categories are read from the top, numbers from below.
    let isFromTop = (shown.kind == .band || shown.kind == .point) != shown.isReversed
    #expect((first.y < last.y) == isFromTop)
  }

  /// Bands side by side: they touch, do not overlap, and each place in one is its.
  @Test(arguments: Case.all.filter { $0.kind == .band || $0.kind == .point }) func bandsDoNotOverlap(shown: Case) throws {
    let proxy = try stand(shown).proxy
    var random = RandomNumbers(seed: 5)
    let along = try Self.names.map { try #require(proxy.positionRange(forX: $0)) }.sorted { $0.lowerBound < $1.lowerBound }
    let across = try Self.names.map { try #require(proxy.positionRange(forY: $0)) }.sorted { $0.lowerBound < $1.lowerBound }
    for (a, b) in zip(along, along.dropFirst()) { #expect(abs(a.upperBound - b.lowerBound) < 1e-9) }
    for (a, b) in zip(across, across.dropFirst()) { #expect(abs(a.upperBound - b.lowerBound) < 1e-9) }
    let startsLeft = shown.isRightToLeft ? 4.0 : 9.0
    #expect(abs(along[0].lowerBound - startsLeft) < 1e-9 && abs(across[0].lowerBound) < 1e-9)
    for name in Self.names {
      let x = try #require(proxy.positionRange(forX: name)), y = try #require(proxy.positionRange(forY: name))
      for _ in 0..<20 {
        let part = CGFloat.random(in: 0.0001...0.9999, using: &random)
        let place = CGPoint(
          x: x.lowerBound + part * (x.upperBound - x.lowerBound), y: y.lowerBound + part * (y.upperBound - y.lowerBound))
        let back = proxy.value(at: place, as: (String, String).self)
        #expect(back?.0 == name && back?.1 == name)
      }
    }
  }

  /// Beyond its domain a continuous scale goes on as it runs inside, and a band scale answers with the band at that end.
  @Test(arguments: Case.all) func beyondTheDomain(shown: Case) throws {
    let proxy = try stand(shown).proxy
    let isForward = shown.isReversed == shown.isRightToLeft
    switch shown.kind {
    case .band, .point:
      #expect(proxy.value(atX: -1, as: String.self) == (isForward ? "name 0" : "name 30"))
      #expect(proxy.value(atX: 1e6, as: String.self) == (isForward ? "name 30" : "name 0"))
    case .date:
      let before: Date = try #require(proxy.value(atX: isForward ? -100 : proxy.plotSize.width + 100))
      #expect(before < Self.start)
    case .linear:
      // As far again as from the middle to an end.
      let domain = proxy.xDomain(dataType: Double.self).sorted(), width = proxy.plotSize.width
      let beyond: Double = try #require(proxy.value(atX: isForward ? width + width : -width))
      #expect(beyond > domain[1] + 0.9 * (domain[1] - domain[0]) && beyond < domain[1] + 1.2 * (domain[1] - domain[0]))
    case .log, .power, .squareRoot, .symmetricLog:
      let inside: Double = try #require(proxy.value(atX: isForward ? proxy.plotSize.width : 0))
      let beyond: Double = try #require(proxy.value(atX: isForward ? proxy.plotSize.width + 50 : -50))
      #expect(beyond > inside)
    }
  }

  /// Places are the plot's: a value lies where its mark is drawn, also where the plot is scrolled.
  @Test(arguments: [false, true]) func placesAreThePlots(isRightToLeft: Bool) throws {
    var random = RandomNumbers(seed: 8)
    let values = (0..<40).map { _ in Double.random(in: 0...100, using: &random) }
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) {
      Chart(values, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXScale(domain: 0...100)
        .chartYAxis { AxisMarks(position: .leading) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 30)
        .chartScrollPosition(initialX: 33)
    }
    #expect(abs(stand.plot.width - stand.container.width / 0.3) < 0.5)
    #expect(stand.plot.minX < stand.container.minX - 50 && stand.plot.maxX > stand.container.maxX + 50)
    let marks = stand.marks("PointMark")
    #expect(marks.count == values.count)
    for (value, mark) in zip(values, marks) {
      let place = try #require(stand.proxy.position(for: (x: value, y: value)))
      #expect(abs(mark.midX - place.x) < 0.34 && abs(mark.midY - place.y) < 0.34, "\(value): \(mark) \(place)")
    }
  }
}
