import SwiftUI
import Testing
import Touchstone
import UIKit

/// The device is turned while pages are on their way: they go to the nearest, and the binding hears of it.
@MainActor
@Suite struct BoundPagesAndRotationTests {
  private struct PlainPages: View {
    let notes: Notes
    @State private var page: Int? = 0
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<6) { page in
            Color.blue.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page-\(page)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(
        id: Binding(
          get: { page },
          set: { new in
            notes.add(new.map { "\($0)" } ?? "none")
            page = new
          })
      )
      .ignoresSafeArea()
    }
  }

  private func shownPage(_ screen: Screen) throws -> Int {
    try #require(
      (0..<6).first { screen.findAll(id: "page-\($0)").first?.frame == CGRect(origin: .zero, size: screen.size) })
  }

  @Test(arguments: [0.02, 0.05, 0.08, 0.11, 0.15, 0.2, 0.3], [true, false])
  func thePageThatItEndsOn(delay: Double, caught: Bool) throws {
    let notes = Notes()
    let screen = try Screen(.iPhone14) { PlainPages(notes: notes) }
    try screen.settle()
    for turn in 1...3 {
      _ = notes.take()
      screen.flick(from: CGPoint(x: screen.size.width * 0.8, y: 200), to: CGPoint(x: screen.size.width * 0.4, y: 200))
      screen.advance(by: delay)
      let finger = screen.finger()
      if caught { finger.down(at: CGPoint(x: 200, y: 200)) }
      let before = notes.take()
      screen.rotate()
      if caught {
        screen.advance(by: 0.1)
        if finger.isDown { finger.up() }
      }
      try screen.settle()
      let page = try shownPage(screen), after = notes.take()
      let told = (before + after).last ?? "\(turn - 1)"
      #expect(told == "\(page)", "\(before) \(after), page \(page) is shown, turn \(turn)")
      #expect(after.count <= 1, "\(after)")
      #expect(screen.unrest == [])
      if page != turn {
        _ = notes.take()
        screen.flick(from: CGPoint(x: screen.size.width * 0.8, y: 200), to: CGPoint(x: screen.size.width * 0.4, y: 200))
        try screen.settle()
      }
    }
  }
}
