import SwiftUI
import Testing
import Touchstone

/// C60, C64, C65, C66, C67: what a finger on a chart picks and moves.
@MainActor @Suite struct ChartPickingTests {
  /// Where the bars are, in points of the screen, first to last.
  private func bars(_ screen: Screen) -> [CGRect] {
    screen.layersNamed("BarMark").map(\.frameInRoot)
  }
  private func tap(_ screen: Screen, _ x: CGFloat, _ bar: CGRect) throws {
    screen.tap(at: CGPoint(x: x, y: bar.maxY - 1))
    try screen.settle()
  }

  /// The listing: marks of a unit are drawn over the whole day, and the nearest midnight of an afternoon is the next day's. The right
  /// half of each bar picks its neighbour; the left half picks the bar.
  @Test func theNearestMidnightIsTheNextDaysAfterNoon() throws {
    let screen = try Screen(.caseStudy) { Cost() }
    func picked() -> Int? {
      let frames = bars(screen)
      return frames.indices.first {
        screen.picture().color(at: CGPoint(x: frames[$0].midX, y: frames[$0].maxY - 2))?.red ?? 0 > 0.9
      }
    }
    let first = bars(screen)
    #expect(first.count == 7)
    for index in 1..<6 {
      try tap(screen, first[index].minX + first[index].width / 4, first[index])
      #expect(picked() == index)
      try tap(screen, first[index].maxX - first[index].width / 4, first[index])
      #expect(picked() == index + 1, "the listing picks the neighbour")
    }
  }

  /// The listing shows both rules: the nearest first of a month, and the month that the place lies in.
  @Test func theMonthThatContainsThePlace() throws {
    let screen = try Screen(.caseStudy) { Months() }
    let frames = bars(screen)
    #expect(frames.count == 6)
    for (index, bar) in frames.enumerated() {
      for (x, isLate) in [(bar.minX + 3, false), (bar.midX - 2, false), (bar.maxX - 3, true)] {
        try tap(screen, x, bar)
        let nearest = isLate && index < 5 ? index + 2 : index + 1
        #expect(screen.shows(text: "\(nearest) / \(index + 1)"), "month \(index + 1) at \(x): \(screen.elements)")
      }
    }
  }

  /// The listing: a drag without a minimum distance in a scroll view selects while the finger is on its way to scroll.
  @Test func aDragWithoutDistanceSelectsWhereOneScrolls() throws {
    let screen = try Screen(.caseStudy) { Dashboard() }
    let before = bars(screen)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: before[4].midX, y: before[4].maxY - 1))
    screen.advance(by: 0.05)
    finger.move(by: CGVector(dx: 0, dy: -120), over: 0.4)
    #expect(screen.shows(text: "selected 4"), "it selects")
    #expect(bars(screen)[4] == before[4], "and the page stays where it is")
    finger.up()
    try screen.settle()
    #expect(screen.shows(text: "selected -1") && screen.recognitions(of: "ScrollPan") == 0)
  }

  /// The listing: a `Date` of an axis of strings is nil, and so is a range of categories. Both are said.
  @Test func askingForAnotherTypeIsSaid() throws {
    let screen = try Screen(.caseStudy) { Categories() }
    let bar = bars(screen)[2]
    try tap(screen, bar.midX, bar)
    #expect(
      screen.console.contains { $0.contains("a Date was asked for along x, whose values are categories") }, "\(screen.console)")
    let finger = screen.finger()
    finger.down(at: CGPoint(x: bar.midX, y: bar.midY))
    screen.advance(by: 0.4)
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.3)
    finger.up()
    try screen.settle()
    #expect(screen.console.contains { $0.contains("categories, which has no ranges") } || screen.console.count == 1)
  }

  /// The listing: a scroll position in state runs the body, and what it works out, for each value that is passed.
  @Test func aScrollPositionInStateSortsWhileItScrolls() throws {
    Telemetry.sorts = 0
    let screen = try Screen(.caseStudy) { Telemetry() }
    try screen.settle()
    let before = Telemetry.sorts
    screen.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.3)
    try screen.settle()
    #expect(Telemetry.sorts - before > 20, "sorts: \(Telemetry.sorts - before)")
  }
}
