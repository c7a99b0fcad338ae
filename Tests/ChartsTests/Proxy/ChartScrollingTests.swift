import Charts
import SwiftUI
import Testing
import Touchstone

/// Charts that show a part of their domain.
@MainActor @Suite struct ChartScrollingTests {
  @MainActor final class Noted {
    var picked: String?
    var position = "1"
    var positions: [String] = []
  }

  private struct Sessions: View {
    let noted: Noted
    var body: some View {
      Chart(1...24, id: \.self) {
        BarMark(x: .value("session", "\($0)"), y: .value("accuracy", Double($0 % 5 + 3) / 8), width: .ratio(0.6))
      }
      .chartYScale(domain: 0...1)
      .chartYAxis { AxisMarks(position: .leading, values: [0, 0.5, 1]) }
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: 8)
      .chartScrollPosition(
        x: Binding(
          get: { noted.position },
          set: {
            noted.position = $0
            noted.positions.append($0)
          })
      )
      .chartOverlay { proxy in
        GeometryReader { geometry in
          Color.clear
            .contentShape(Rectangle())
            .gesture(
              SpatialTapGesture().onEnded { tap in
                noted.picked = nil
                guard geometry[proxy.plotContainerFrame!].contains(tap.location) else { return }
                noted.picked = proxy.value(atX: tap.location.x - geometry[proxy.plotFrame!].minX)
              })
        }
      }
    }
  }

  private func stand(isRightToLeft: Bool = false) throws -> (ChartStand, Noted) {
    let noted = Noted()
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) { Sessions(noted: noted) }
    try stand.screen.settle()
    return (stand, noted)
  }

  /// `plotFrame` is all of the plot, `plotContainerFrame` what is seen of it.
  @Test func frames() throws {
    let (stand, _) = try stand()
    #expect(abs(stand.plot.width - 3 * stand.container.width) < 0.01)
    #expect(abs(stand.plot.minX - stand.container.minX) < 0.01 && abs(stand.plot.height - stand.container.height) < 0.34)
    #expect(stand.chart.holds(stand.container) && stand.container.minX > stand.chart.minX + 10)
    #expect(stand.layers("BarMark").count == 24)
  }

  /// A finger scrolls, also over the overlay; then every bar is picked where it is drawn.
  @Test(arguments: [false, true]) func scrolledHalfwayEveryBarIsPicked(isRightToLeft: Bool) throws {
    let (stand, noted) = try stand(isRightToLeft: isRightToLeft)
    let sign: CGFloat = isRightToLeft ? 1 : -1
    stand.screen.drag(
      from: CGPoint(x: stand.container.midX - sign * 60, y: stand.container.midY),
      to: CGPoint(x: stand.container.midX + sign * 77, y: stand.container.midY), duration: 1)
    try stand.screen.settle()
    let bars = stand.frames("BarMark")
    let seen = bars.indices.filter { stand.container.contains(CGPoint(x: bars[$0].midX, y: stand.container.midY)) }
    #expect((7...9).contains(seen.count) && !seen.contains(0), "\(seen)")
    for index in seen {
      for x in [bars[index].minX + 0.2, bars[index].midX, bars[index].maxX - 0.2]
      where stand.container.contains(CGPoint(x: x, y: stand.container.midY)) {
        stand.screen.tap(at: CGPoint(x: x, y: stand.container.midY))
        #expect(noted.picked == "\(index + 1)")
      }
    }
    // The labels of the y axis lie over what is out of sight.
    noted.picked = "none"
    stand.screen.tap(at: CGPoint(x: isRightToLeft ? stand.container.maxX + 4 : stand.container.minX - 4, y: stand.container.midY))
    #expect(noted.picked == nil)
    #expect(stand.plot != stand.container)
  }

  /// One text for each label: none that is only measured.
  @Test(arguments: [false, true]) func eachLabelIsThereOnce(isRightToLeft: Bool) throws {
    let (stand, _) = try stand(isRightToLeft: isRightToLeft)
    let texts = stand.screen.elements.filter { $0.role == .text }
    #expect(texts.compactMap(\.label).sorted() == ((1...24).map { "\($0)" } + ["0", "0.5", "1"]).sorted())
    #expect(texts.allSatisfy { $0.frame.width > 0 && $0.frame.height > 0 })
    let spoken = stand.screen.voiceOverOrder
    for number in 2...24 { #expect(spoken.filter { $0 == "\(number)" }.count <= 1) }
  }

  @Test func positionsAreToldAndFollowed() throws {
    let (stand, noted) = try stand()
    stand.screen.drag(
      from: CGPoint(x: stand.container.maxX - 20, y: stand.container.midY),
      to: CGPoint(x: stand.container.minX + 20, y: stand.container.midY), duration: 1)
    try stand.screen.settle()
    #expect(noted.positions.count > 2 && noted.positions.first == "2", "\(noted.positions)")
    let first = try #require(Int(noted.position))
    let bar = stand.frames("BarMark")[first - 1]
    #expect(bar.midX > stand.container.minX && bar.minX < stand.container.minX + 40)
  }

  @Test func startsWhereItIsTold() throws {
    let stand = try ChartStand {
      Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 7)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 20)
        .chartScrollPosition(initialX: 40)
    }
    try stand.screen.settle()
    let place = try #require(stand.proxy.position(forX: 40))
    #expect(abs(stand.plot.minX + place - stand.container.minX) < 0.5)
  }

  @Test func withoutALengthAllIsSeen() throws {
    let stand = try ChartStand {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }.chartScrollableAxes(.horizontal)
    }
    #expect(stand.plot == stand.container)
  }
}
