import Charts
import SwiftUI
import Testing
import Touchstone

/// A chart that shows a part of both of its domains.
@MainActor @Suite struct BothWaysScrollingTests {
  @MainActor final class Noted {
    var picked: [Int] = []
    var x = 0, y = 100
  }

  private struct Field: View {
    let noted: Noted
    var body: some View {
      Chart(0..<10_000, id: \.self) { index in
        if index % 100 % 10 == 0 && index / 100 % 10 == 0 {
          PointMark(x: .value("x", index % 100), y: .value("y", index / 100))
        }
      }
      .chartXScale(domain: 0...100)
      .chartYScale(domain: 0...100)
      .chartScrollableAxes([.horizontal, .vertical])
      .chartXVisibleDomain(length: 25)
      .chartYVisibleDomain(length: 50)
      .chartScrollPosition(x: Binding(get: { noted.x }, set: { noted.x = $0 }))
      .chartScrollPosition(y: Binding(get: { noted.y }, set: { noted.y = $0 }))
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear
            .contentShape(Rectangle())
            .gesture(
              SpatialTapGesture().onEnded { tap in
                let plot = geometry[proxy.plotFrame!]
                guard geometry[proxy.plotContainerFrame!].contains(tap.location),
                  let (x, y) = proxy.value(
                    at: CGPoint(x: tap.location.x - plot.minX, y: tap.location.y - plot.minY), as: (Int, Int).self)
                else { return noted.picked = [] }
                noted.picked = [x, y]
              })
        }
      }
    }
  }

  /// The plot is four times as wide and twice as high as what is seen of it.
  @Test(arguments: [false, true]) func frames(isRightToLeft: Bool) throws {
    let noted = Noted()
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) { Field(noted: noted) }
    #expect(abs(stand.plot.width - 4 * stand.container.width) < 0.01)
    #expect(abs(stand.plot.height - 2 * stand.container.height) < 0.34)
    #expect(stand.chart.holds(stand.container))
    #expect(stand.layers("PointMark").count == 100)
  }

  /// One finger moves along both axes at once; afterwards every point is picked where it is drawn.
  @Test(arguments: [false, true]) func aFingerMovesBoth(isRightToLeft: Bool) throws {
    let noted = Noted()
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) { Field(noted: noted) }
    let before = stand.plot
    let across: CGFloat = isRightToLeft ? 80 : -80
    let start = CGPoint(x: stand.container.midX - across / 2, y: stand.container.midY + 30)
    stand.screen.drag(from: start, to: CGPoint(x: start.x + across, y: start.y - 50), duration: 1)
    try stand.screen.settle()
    #expect(abs(stand.plot.minX - before.minX) > 40 && before.minY - stand.plot.minY > 25, "\(before) \(stand.plot)")
    let seen = stand.frames("PointMark").filter { stand.container.contains(CGPoint(x: $0.midX, y: $0.midY)) }
    #expect((4...20).contains(seen.count))
    for frame in seen {
      stand.screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      #expect(noted.picked.count == 2 && noted.picked.allSatisfy { $0 % 10 == 0 }, "\(noted.picked)")
    }
  }

  /// Labels stay at their side of the plot and move along it.
  @Test func labels() throws {
    let noted = Noted()
    let stand = try ChartStand { Field(noted: noted) }
    func label(_ words: String, isBelow: Bool) -> CGRect? {
      stand.screen.elements.filter { $0.role == .text && $0.label == words }.map(\.frame).first {
        ($0.minY >= stand.container.maxY - 1) == isBelow
      }
    }
    let x = try #require(label("20", isBelow: true)), y = try #require(label("80", isBelow: false))
    stand.screen.drag(
      from: CGPoint(x: stand.container.midX + 20, y: stand.container.midY + 15),
      to: CGPoint(x: stand.container.midX - 20, y: stand.container.midY - 15), duration: 1)
    try stand.screen.settle()
    let movedX = try #require(label("20", isBelow: true)), movedY = try #require(label("80", isBelow: false))
    #expect(movedX.minX < x.minX - 10 && abs(movedX.minY - x.minY) < 0.34, "\(x) \(movedX)")
    #expect(movedY.minY < y.minY - 5 && abs(movedY.minX - y.minX) < 0.34, "\(y) \(movedY)")
  }

  /// One text for each label: none that is only measured. Those without room are not there for anybody.
  @Test func eachLabelIsThereOnce() throws {
    let stand = try ChartStand { Field(noted: Noted()) }
    let texts = stand.screen.elements.filter { $0.role == .text }
    let (shown, left) = (texts.filter { $0.frame.width > 0 }.map(\.frame), texts.filter { $0.frame.width == 0 })
    #expect(shown.count >= 8 && left.allSatisfy { !$0.isVisible && $0.traits.isEmpty })
    for (index, frame) in shown.enumerated() { #expect(!shown[..<index].contains { $0.isNear(frame, by: 1) }) }
    let words = texts.compactMap(\.label)
    #expect(words.count <= 2 * Set(words).count, "each at most along x and along y: \(words)")
  }

  /// Both positions are told; the upper end of what is seen counts along y.
  @Test func positionsAreTold() throws {
    let noted = Noted()
    let stand = try ChartStand { Field(noted: noted) }
    stand.screen.drag(
      from: CGPoint(x: stand.container.midX + 50, y: stand.container.midY + 30),
      to: CGPoint(x: stand.container.midX - 50, y: stand.container.midY - 30), duration: 1)
    try stand.screen.settle()
    let proxy = stand.proxy
    let x: Double = try #require(proxy.value(atX: stand.container.minX - stand.plot.minX))
    let y: Double = try #require(proxy.value(atY: stand.container.minY - stand.plot.minY))
    #expect(abs(Double(noted.x) - x) <= 1 && abs(Double(noted.y) - y) <= 1, "\(noted.x) \(x), \(noted.y) \(y)")
  }
}
