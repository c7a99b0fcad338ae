import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

/// The frame in which a view that adds a `@GestureState` to a committed offset is seen where it was before the drag: the state
/// is put back without animation before the `withAnimation` that moves the committed offset.
@MainActor
struct SnapBackTests {
  private struct Composed: View {
    @State private var committed: CGFloat = 0
    @GestureState private var drag: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("card").offset(y: committed + drag)
        .gesture(
          DragGesture().updating($drag) { value, state, _ in state = value.translation.height }
            .onEnded { value in withAnimation(.smooth) { committed += value.translation.height } })
    }
  }
  private struct Plain: View {
    @State private var committed: CGFloat = 0
    @State private var drag: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 100, height: 100).accessibilityIdentifier("card").offset(y: committed + drag)
        .gesture(
          DragGesture().onChanged { drag = $0.translation.height }
            .onEnded { value in
              withAnimation(.smooth) {
                committed += value.translation.height
                drag = 0
              }
            })
    }
  }

  /// Where the card lies in the frame after the release, and in those that follow, less where it was at the release.
  private func jumps<V: View>(_ view: V) throws -> [CGFloat] {
    let screen = try Screen(.iPhone14) { view }
    let card = try screen.find(id: "card")
    let start = CGPoint(x: 195, y: card.frame.midY)
    let finger = screen.finger()
    finger.down(at: start)
    finger.move(to: CGPoint(x: start.x, y: start.y - 210), over: 0.2)
    let before = card.frame.minY
    finger.up()
    var jumps = [card.frame.minY - before]
    for _ in 0..<3 {
      screen.advance(by: 1.0 / 60)
      jumps.append(card.frame.minY - before)
    }
    return jumps
  }

  /// Facts 1.1: a committed offset plus a `@GestureState` snaps back for one frame at the release.
  @Test func gestureStateSnapsBackForOneFrame() throws {
    let jumps = try jumps(Composed())
    #expect(jumps[0] >= 190, "\(jumps)")
    #expect(try self.jumps(Composed())[1] < jumps[0])
  }

  /// Facts 1.1: with plain state nothing snaps back.
  @Test func plainStateDoesNot() throws {
    let jumps = try jumps(Plain())
    #expect(jumps.allSatisfy { abs($0) < 0.001 }, "\(jumps)")
  }
}
