import Charts
import LayerTree
import SwiftUI
import Testing
import Touchstone

/// Every kind of mark, given what makes no mark, or hardly one.
@MainActor @Suite struct OddMarkTests {
  enum Kind: String, CaseIterable {
    case bar = "BarMark", line = "LineMark", point = "PointMark", area = "AreaMark", rule = "RuleMark", rectangle =
      "RectangleMark"
    case sector = "SectorMark"
  }

  @ChartContentBuilder private func mark(_ kind: Kind, _ x: Double, _ y: Double) -> some ChartContent {
    switch kind {
    case .bar: BarMark(x: .value("x", x), y: .value("y", y))
    case .line: LineMark(x: .value("x", x), y: .value("y", y))
    case .point: PointMark(x: .value("x", x), y: .value("y", y))
    case .area: AreaMark(x: .value("x", x), y: .value("y", y))
    case .rule: RuleMark(x: .value("x", x), yStart: .value("a", 0.0), yEnd: .value("b", y))
    case .rectangle: RectangleMark(x: .value("x", x), y: .value("y", y), width: 8, height: 8)
    case .sector: SectorMark(angle: .value("part", y))
    }
  }

  private func stand(_ kind: Kind, _ values: [(Double, Double)], size: CGFloat = 200) throws -> ChartStand {
    try ChartStand(width: size, height: size) {
      Chart(Array(values.enumerated()), id: \.offset) { mark(kind, $0.element.0, $0.element.1) }
    }
  }

  private func isSound(_ stand: ChartStand, _ kind: Kind) -> Bool {
    stand.layers(kind.rawValue).allSatisfy { layer in
      let frame = layer.frameInRoot
      return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite && frame.width < 2000
        && frame.height < 2000
    } && stand.screen.picture().width > 0
  }

  private static let extremes: [[(Double, Double)]] = [
    [], [(1, 5)], [(1, 5), (1, 5), (1, 5)], [(1, -5), (2, -7)], [(1, 0), (2, 0)], [(1, 1e-300), (2, 5e-301)],
    [(1, 1e300), (2, 2e299)],
    [(1, 1e-300), (2, 1e300)], [(1, -1e300), (2, 1e300)], [(1e-300, 1), (1e300, 2)], [(-1e300, 1), (1e300, 2)],
    [(1e308, 1e308), (-1e308, -1e308)], [(0, .leastNonzeroMagnitude), (.leastNonzeroMagnitude, 0)], [(1e16, 1), (1e16 + 2, 2)],
  ]

  /// Right, with nothing to report but sectors below 0.
  @Test(arguments: Kind.allCases) func numbersFromEndToEnd(kind: Kind) throws {
    for values in Self.extremes {
      let stand = try stand(kind, values)
      #expect(isSound(stand, kind), "\(values)")
      if kind != .sector {
        #expect(stand.screen.console.isEmpty, "\(values): \(stand.screen.console)")
        for (x, y) in values {
          let place = try #require(stand.proxy.position(for: (x: x, y: y)), "\(x), \(y)")
          #expect(place.x >= -0.01 && place.x <= stand.proxy.plotSize.width + 0.01, "\(x) at \(place)")
          #expect(place.y >= -0.01 && place.y <= stand.proxy.plotSize.height + 0.01, "\(y) at \(place)")
        }
      }
    }
  }

  /// Each of them, in x or in y, beside two that are numbers: named in a report, and the others are there.
  @Test(arguments: Kind.allCases) func noNumbers(kind: Kind) throws {
    for odd in [Double.nan, .infinity, -.infinity] {
      for isX in [false, true] where !(isX && kind == .sector) {
        let stand = try stand(kind, [(1, 2), isX ? (odd, 3) : (2, odd), (3, 4)])
        #expect(isSound(stand, kind))
        #expect(stand.screen.console.count == 1, "\(odd): \(stand.screen.console)")
        #expect(stand.screen.console.first?.contains("mark 1, a \(kind.rawValue)") == true, "\(stand.screen.console)")
        if kind != .line && kind != .area { #expect(stand.layers(kind.rawValue).count == 2) }
      }
    }
  }

  @Test(arguments: Kind.allCases) func withoutRoom(kind: Kind) throws {
    for side in [0, 0.2, 1, 7] as [CGFloat] {
      let stand = try stand(kind, [(1, 2), (2, 3)], size: side)
      #expect(isSound(stand, kind))
      _ = stand.proxy.value(at: .zero, as: (Double, Double).self)
    }
  }

  /// The same category twice, of kinds that do not stack.
  @Test(arguments: [Kind.point, .rule, .rectangle]) func duplicateCategories(kind: Kind) throws {
    let stand = try ChartStand {
      Chart(Array(["a", "b", "a"].enumerated()), id: \.offset) { item in
        switch kind {
        case .point: PointMark(x: .value("x", item.element), y: .value("y", item.offset))
        case .rule: RuleMark(x: .value("x", item.element))
        default: RectangleMark(x: .value("x", item.element), y: .value("y", "\(item.offset)"))
        }
      }
    }
    let frames = stand.frames(kind.rawValue)
    #expect(frames.count == 3 && abs(frames[0].midX - frames[2].midX) < 0.34 && abs(frames[0].midX - frames[1].midX) > 50)
    #expect(stand.proxy.xDomain(dataType: String.self) == ["a", "b"])
  }
}
