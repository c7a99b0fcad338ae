import SwiftUI
import Testing
import Touchstone

/// A dialog comes up from below by the height of its cards, and goes the same way.
@MainActor
@Suite struct DialogMotionTests {
  private struct Root: View {
    @Binding var isPresented: Bool
    var body: some View {
      Color.white.confirmationDialog("Session", isPresented: $isPresented) {
        Button("Share") {}
        Button("Delete", role: .destructive) {}
      }
    }
  }
  @MainActor @Observable final class Model { var isPresented = false }

  @Test func slidesByItsCards() throws {
    let model = Model()
    let screen = try Screen(.iPhone15) { Root(isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 })) }
    try screen.settle()
    model.isPresented = true
    var tops: [CGFloat] = []
    for _ in 0..<60 {
      screen.advance(by: 1.0 / 120)
      if let share = screen.findAll(role: .button, label: "Share").first { tops.append(share.frame.minY) }
    }
    try screen.settle()
    let rest = try screen.find(role: .button, label: "Share").frame.minY
    #expect(tops.count > 50)
    // The first button begins at most one frame's way below the window's edge, and never from far below it.
    let first = try #require(tops.first)
    #expect(first <= 852 && first > 700, "\(tops)")
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 <= $0 + 0.34 }, "it comes up and does not swing: \(tops)")
    #expect(abs(tops.last! - rest) < 2)

    model.isPresented = false
    var last: CGFloat = rest
    for _ in 0..<200 {
      screen.advance(by: 1.0 / 120)
      guard let share = screen.findAll(role: .button, label: "Share").first else { break }
      #expect(share.frame.minY >= last - 0.34)
      last = share.frame.minY
    }
    #expect(last > 845 && last < 853)
  }
}
