import Charts
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct SelectionTests {
  @MainActor @Observable final class Picked {
    var name: String? { didSet { if oldValue != name { log.append(name) } } }
    var range: ClosedRange<Double>?
    @ObservationIgnored var log: [String?] = []
  }

  private struct Bars: View {
    @Bindable var picked: Picked
    var body: some View {
      Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartXSelection(value: $picked.name)
    }
  }

  /// Held, moved, lifted.
  @Test func aHeldFingerSelectsAndLetsGo() throws {
    let picked = Picked()
    let stand = try ChartStand { Bars(picked: picked) }
    let bars = stand.frames("BarMark")
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: bars[0].midX, y: bars[0].midY))
    stand.screen.advance(by: 0.3)
    finger.move(to: CGPoint(x: bars[2].midX, y: bars[2].midY), over: 0.4)
    #expect(picked.name == "c")
    finger.up()
    try stand.screen.settle()
    #expect(picked.name == nil)
    #expect(picked.log == ["a", "b", "c", nil] || picked.log == ["b", "c", nil], "\(picked.log)")
  }

  /// A second finger ends the gesture, and with it the selection: nobody is left who could lift it.
  @Test func aSecondFingerEndsTheSelection() throws {
    let picked = Picked()
    let stand = try ChartStand { Bars(picked: picked) }
    let bars = stand.frames("BarMark")
    let first = stand.screen.finger(), second = stand.screen.finger()
    first.down(at: CGPoint(x: bars[0].midX, y: bars[0].midY))
    stand.screen.advance(by: 0.3)
    first.move(by: CGVector(dx: 4, dy: 0), over: 0.1)
    #expect(picked.name == "a")
    second.down(at: CGPoint(x: bars[2].midX, y: bars[2].midY))
    stand.screen.advance(by: 0.1)
    #expect(picked.name == nil, "\(picked.log)")
    first.up()
    second.up()
    try stand.screen.settle()
    #expect(picked.name == nil)
  }

  /// So does something of the system's that comes in front.
  @Test func aCallEndsTheSelection() throws {
    let picked = Picked()
    let stand = try ChartStand { Bars(picked: picked) }
    let bars = stand.frames("BarMark")
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: bars[1].midX, y: bars[1].midY))
    stand.screen.advance(by: 0.3)
    finger.move(by: CGVector(dx: 4, dy: 0), over: 0.1)
    #expect(picked.name == "b")
    stand.screen.resignKey()
    try stand.screen.settle()
    #expect(picked.name == nil)
  }

  @Test func aTapSelectsNothing() throws {
    let picked = Picked()
    let stand = try ChartStand { Bars(picked: picked) }
    stand.screen.tap(at: CGPoint(x: stand.plot.midX, y: stand.plot.midY))
    try stand.screen.settle()
    #expect(picked.log.isEmpty)
  }

  @Test func rangesOfNumbers() throws {
    let picked = Picked()
    let stand = try ChartStand {
      @Bindable var picked = picked
      return Chart(0..<11, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
        .chartXSelection(range: $picked.range)
    }
    let from = try #require(stand.proxy.position(forX: 8)), to = try #require(stand.proxy.position(forX: 3))
    let finger = stand.screen.finger()
    finger.down(at: CGPoint(x: stand.plot.minX + from, y: stand.plot.midY))
    stand.screen.advance(by: 0.3)
    finger.move(to: CGPoint(x: stand.plot.minX + to, y: stand.plot.midY), over: 0.4)
    finger.up()
    try stand.screen.settle()
    let range = try #require(picked.range)
    #expect(abs(range.lowerBound - 3) < 0.1 && abs(range.upperBound - 8) < 0.1, "\(range)")
  }

  @Test func rangesOfCategoriesAreReported() throws {
    @MainActor final class Box { var range: ClosedRange<String>? }
    let box = Box()
    let stand = try ChartStand {
      Chart(["a", "b"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartXSelection(range: Binding(get: { box.range }, set: { box.range = $0 }))
        .chartGesture { chart in DragGesture(minimumDistance: 0).onEnded { _ in chart.selectXRange(from: 3, to: 90) } }
    }
    stand.screen.tap(at: CGPoint(x: stand.plot.midX, y: stand.plot.midY))
    #expect(box.range == nil)
    #expect(stand.screen.console.contains { $0.contains("categories, which has no ranges") })
  }

  /// A gesture of one's own counts in the plot's places and takes the place of the one that comes by itself.
  @Test(arguments: [false, true]) func ownGesture(isRightToLeft: Bool) throws {
    let picked = Picked()
    let stand = try ChartStand(settings: Settings(isRightToLeft: isRightToLeft)) {
      @Bindable var picked = picked
      return Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 2)) }
        .chartYAxis { AxisMarks(position: .leading) }
        .chartXSelection(value: $picked.name)
        .chartGesture { chart in SpatialTapGesture().onEnded { chart.selectXValue(at: $0.location.x) } }
    }
    for (bar, name) in zip(stand.frames("BarMark"), ["a", "b", "c"]) {
      for x in [bar.minX + 0.5, bar.maxX - 0.5] {
        stand.screen.tap(at: CGPoint(x: x, y: bar.midY))
        #expect(picked.name == name)
      }
    }
    picked.name = "a"
    stand.screen.tap(at: CGPoint(x: isRightToLeft ? stand.plot.maxX + 3 : stand.plot.minX - 3, y: stand.plot.midY))
    #expect(picked.name == "a", "the labels are no part of the plot")
  }
}
