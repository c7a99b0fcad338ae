import SwiftUI
import Testing
import Touchstone

@testable import SwiftUI

/// Phases of gestures on a screen (Documentation/Facts.md, 1.1). What needs no view tree is in Gestures/.
@MainActor @Suite struct PhaseFactTests {
  private struct Holder: View {
    @GestureState private var drag: CGFloat = 0
    @State private var isThere = true
    let notes: Notes
    var body: some View {
      VStack(spacing: 0) {
        Color.gray.onChange(of: drag) { notes.add("\(Int($0)) → \(Int($1))") }
        if isThere {
          Color.red.frame(height: 300).gesture(
            DragGesture().updating($drag) { value, state, _ in state = value.translation.width }
              .onChanged { if $0.translation.width > 50 { isThere = false } }
              .onEnded { _ in notes.add("ended") })
        }
      }
    }
  }

  /// Facts 1.1: a gesture whose view goes away puts its `@GestureState` back and calls nothing.
  @Test func aViewRemovedUnderTheFinger() throws {
    let stand = try Stand { Holder(notes: $0) }
    let finger = stand.finger(at: 100, 400)
    finger.move(120, 400)
    #expect(stand.notes.take() == ["0 → 20"])
    finger.move(160, 400)
    finger.move(190, 400)
    finger.up()
    #expect(stand.notes.take() == ["20 → 60", "60 → 0"])
    #expect(stand.screen.application.frames.arena.isIdle)
  }

  private struct Latecomer: View {
    @State private var isThere = false
    let notes: Notes
    var body: some View {
      ZStack {
        Color.gray.gesture(DragGesture(minimumDistance: 0).onChanged { _ in isThere = true })
        if isThere { Color.red.gesture(DragGesture(minimumDistance: 0).onChanged { _ in notes.add("late") }) }
      }
    }
  }

  /// Facts 1.1: a finger that is down already says nothing to a gesture that comes later.
  @Test func aGestureThatComesUnderTheFinger() throws {
    let stand = try Stand { Latecomer(notes: $0) }
    let finger = stand.finger(at: 100, 100)
    finger.move(150, 100)
    finger.up()
    #expect(stand.notes.take() == [])
    #expect(stand.drag(100, 100, by: 50).contains("late"))
  }

  /// Facts 1.1: what a gesture needs is measured in the window, whatever scale its view has.
  @Test func distancesAreMeasuredInTheWindow() throws {
    let stand = try Stand { notes in
      Color.red.frame(width: 100, height: 100)
        .gesture(DragGesture().onChanged { notes.add("\($0.translation.width)") })
        .onTapGesture { notes.add("tap") }
        .scaleEffect(4)
    }
    #expect(stand.drag(200, 300, by: 9.5) == ["tap"])
    let finger = stand.finger(at: 200, 300)
    finger.move(210, 300)
    #expect(stand.notes.take() == ["2.5"], "in its own points it has moved a quarter of 10")
    finger.up()
    let far = stand.finger(at: 100, 300)
    far.move(100, 345)
    far.up()
    #expect(!stand.notes.take().contains("tap"), "45 points of the window, 11.25 of its own")
  }

  /// Facts 1.1: the action of `onChanged` runs without animation unless it asks for one itself.
  @Test func changesAreNotAnimatedByThemselves() throws {
    struct Card: View {
      @State private var x: CGFloat = 0
      let animation: Animation?
      var body: some View {
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("card").offset(x: x)
          .gesture(
            DragGesture().onChanged { value in
              if let animation { withAnimation(animation) { x = value.translation.width } } else { x = value.translation.width }
            })
      }
    }
    for (animation, arrives) in [(nil, true), (Animation.linear(duration: 1), false)] {
      let stand = try Stand { _ in Card(animation: animation) }
      let finger = stand.finger(at: 200, 300)
      finger.move(300, 300)
      #expect((try stand.screen.find(id: "card").frame.midX == 300) == arrives)
    }
  }
}
