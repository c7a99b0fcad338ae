import SwiftUI
import Testing
import Touchstone

/// A finger catches pages on their way and lets them go.
@MainActor
@Suite struct CaughtPagesTests {
  /// Across, where content rests may lie between two pixels; the offset lies on one.
  @Test(arguments: [0, 0.4, 3.53])
  func theyGoOnToAPage(margin: CGFloat) throws {
    let screen = try Screen(.iPhone14) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<6) { page in
            Color.blue.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page-\(page)")
          }
        }
      }
      .scrollTargetBehavior(.paging)
      .contentMargins(.top, margin)
    }
    try screen.settle()
    for delay in [0.05, 0.1, 0.2] {
      screen.flick(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400))
      screen.advance(by: delay)
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 200, y: 400))
      finger.hold(for: 0.3)
      let shown = (0..<6).flatMap { screen.findAll(id: "page-\($0)") }.map(\.frame.minX)
      #expect(!shown.contains { abs($0) < 1 }, "caught between two pages")
      finger.up()
      try screen.settle()
      let places = (0..<6).flatMap { screen.findAll(id: "page-\($0)") }.map(\.frame.minX)
      #expect(places.contains { abs($0) < 0.01 }, "\(places)")
      #expect(screen.unrest == [])
    }
  }
}
