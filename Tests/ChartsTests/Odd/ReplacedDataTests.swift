import Charts
import SwiftUI
import TestSupport
import Testing
import Touchstone

/// Data are replaced while a finger taps, selects or scrolls.
@MainActor @Suite struct ReplacedDataTests {
  @MainActor @Observable final class Store {
    var names = (1...12).map { "\($0)" }
    var selected: String?
    var range: ClosedRange<Double>?
    var position = "1"
    @ObservationIgnored var tapped: [String?] = []
  }

  private struct Tapped: View {
    let store: Store
    var body: some View {
      Chart(store.names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Color.clear.contentShape(Rectangle()).onTapGesture { place in
              store.tapped.append(proxy.plotFrame.flatMap { proxy.value(atX: place.x - geometry[$0].minX) })
            }
          }
        }
    }
  }

  /// The tap is the new chart's; where there is none any more, nothing.
  @Test func aTapMeansWhatIsThereWhenItEnds() throws {
    let store = Store(), stand = try ChartStand { Tapped(store: store) }
    let finger = stand.screen.finger()
    let place = CGPoint(x: stand.plot.minX + 3, y: stand.plot.maxY - 3)
    finger.down(at: place)
    store.names = ["new", "newer"]
    stand.screen.advance(by: 0.05)
    finger.up()
    try stand.screen.settle()
    #expect(store.tapped == ["new"])
    let again = stand.screen.finger()
    again.down(at: place)
    store.names = []
    stand.screen.advance(by: 0.05)
    again.up()
    try stand.screen.settle()
    #expect(store.tapped == ["new", nil])
  }

  private struct Selected: View {
    @Bindable var store: Store
    var body: some View {
      Chart {
        ForEach(store.names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        if let selected = store.selected, store.names.contains(selected) { RuleMark(x: .value("x", selected)) }
      }
      .chartXSelection(value: $store.selected)
    }
  }

  /// The finger goes on selecting, of the new ones; a selected id that vanishes takes what points to it along.
  @Test func aSelectionGoesOn() throws {
    let store = Store(), stand = try ChartStand { Selected(store: store) }
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: stand.plot.minX + 10, y: stand.plot.midY))
    stand.screen.advance(by: 0.3)
    finger.move(by: CGVector(dx: 40, dy: 0), over: 0.4)
    let first = try #require(store.selected)
    #expect(stand.frames("RuleMark").count == 1)
    store.names = ["a", "b"]
    stand.screen.advance(by: 0.05)
    #expect(store.selected == first && stand.frames("RuleMark").isEmpty)
    finger.move(by: CGVector(dx: 4, dy: 0), over: 0.1)
    #expect(store.selected == "a" && stand.frames("RuleMark").count == 1)
    store.names = []
    stand.screen.advance(by: 0.05)
    finger.move(by: CGVector(dx: 20, dy: 0), over: 0.1)
    finger.up()
    try stand.screen.settle()
    #expect(stand.frames("RuleMark").isEmpty && stand.screen.unsettledFrames.isEmpty)
  }

  private struct Scrolled: View {
    @Bindable var store: Store
    var body: some View {
      Chart(store.names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 4)
        .chartScrollPosition(x: $store.position)
    }
  }

  /// Fewer, none, more, in the middle of a drag: it ends with the plot where one can see it.
  @Test(arguments: [false, true]) func whileItScrolls(isRightToLeft: Bool) throws {
    let store = Store(), stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) { Scrolled(store: store) }
    var random = RandomNumbers(seed: 3)
    for round in 0..<6 {
      let finger = stand.screen.finger()
      finger.down(at: CGPoint(x: stand.chart.midX, y: stand.chart.midY - 20))
      finger.move(by: CGVector(dx: isRightToLeft ? 120 : -120, dy: 0), over: 0.2)
      store.names = (0..<[3, 0, 1, 40, 5, 12][round]).map { "\(random.below(100)) \($0)" }
      stand.screen.advance(by: 0.03)
      finger.move(by: CGVector(dx: isRightToLeft ? 60 : -60, dy: 0), over: 0.1)
      finger.up()
      try stand.screen.settle()
      #expect(stand.layers("BarMark").count == store.names.count)
      guard !store.names.isEmpty else { continue }
      #expect(stand.plot.minX <= stand.container.minX + 0.34 && stand.plot.maxX >= stand.container.maxX - 0.34, "round \(round)")
    }
    #expect(stand.screen.unsettledFrames.isEmpty)
  }
}
