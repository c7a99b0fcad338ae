import SwiftUI
import Testing
import Touchstone

/// Fingers that are held on views. The numbers are those of the rules for long presses: 0.5 s, 10 points.
@MainActor @Suite struct LongPressTests {
  private let centre = CGPoint(x: 195, y: 422)

  private func screen(_ notes: Notes, @ViewBuilder _ view: @escaping (Notes) -> some View) throws -> Screen {
    let screen = try Screen { view(notes).frame(width: 200, height: 200) }
    try screen.settle()
    return screen
  }

  /// Facts 1.2: a long press ends after 0.5 s, while the finger is down.
  @Test func firesWhileTheFingerIsDown() throws {
    let notes = Notes()
    let screen = try screen(notes) { notes in
      Color.red.onLongPressGesture {
        notes.add("perform")
      } onPressingChanged: {
        notes.add("pressing \($0)")
      }
    }
    let finger = screen.finger()
    finger.down(at: centre)
    #expect(notes.take() == ["pressing true"])
    finger.hold(for: 0.4)
    #expect(notes.take() == [])
    finger.hold(for: 0.2)
    #expect(notes.take() == ["pressing false", "perform"])
    finger.move(by: CGVector(dx: 50, dy: 0))
    finger.up()
    #expect(notes.take() == [])
    screen.tap(at: centre)
    #expect(notes.take() == ["pressing true", "pressing false"])
  }

  /// Facts 1.2: a long press takes 0.5 s and less than 10 points where nothing else is asked for.
  @Test func defaults() throws {
    let notes = Notes()
    let screen = try screen(notes) { notes in
      Color.red.gesture(LongPressGesture().onEnded { _ in notes.add("gesture") })
        .simultaneousGesture(LongPressGesture(maximumDistance: 100).onEnded { _ in notes.add("far") })
    }
    screen.press(at: centre, for: 0.48)
    #expect(notes.take() == [])
    screen.press(at: centre, for: 0.53)
    #expect(notes.take() == ["gesture", "far"])
    for (distance, told) in [(9.5, ["gesture", "far"]), (10, ["far"])] {
      let finger = screen.finger()
      finger.down(at: centre)
      finger.move(by: CGVector(dx: distance, dy: 0), over: 0.1)
      finger.hold(for: 0.5)
      finger.up()
      #expect(notes.take() == told, "\(distance) points")
    }
  }

  /// Facts 1.2: the short form of a long press takes 0.5 s and less than 10 points too.
  @Test(arguments: [(9.5, 0.53, true), (10, 0.53, false), (9.5, 0.45, false)])
  func defaultsOfTheShortForm(distance: CGFloat, duration: Double, performs: Bool) throws {
    let notes = Notes()
    let screen = try screen(notes) { notes in Color.red.onLongPressGesture { notes.add("perform") } }
    let finger = screen.finger()
    finger.down(at: centre)
    finger.move(by: CGVector(dx: distance, dy: 0), over: 0.1)
    finger.hold(for: duration - 0.1)
    finger.up()
    #expect(notes.take() == (performs ? ["perform"] : []))
  }

  /// Facts 1.2: a press fails at 10 points, a second finger or a cancellation.
  @Test func movementASecondFingerAndCancellationEndThePress() throws {
    let notes = Notes()
    let screen = try screen(notes) { notes in
      Color.red.onLongPressGesture(minimumDuration: 1, pressing: { notes.add("pressing \($0)") }) { notes.add("perform") }
    }
    let finger = screen.finger()
    finger.down(at: centre)
    finger.move(by: CGVector(dx: 9, dy: 0), over: 0.1)
    #expect(notes.take() == ["pressing true"])
    finger.move(by: CGVector(dx: 1, dy: 0), over: 0.1)
    #expect(notes.take() == ["pressing false"])
    finger.hold(for: 2)
    finger.up()
    finger.down(at: centre)
    let second = screen.finger()
    second.down(at: centre)
    #expect(notes.take() == ["pressing true", "pressing false"])
    finger.up()
    second.up()
    finger.down(at: centre)
    finger.cancel()
    #expect(notes.take() == ["pressing true", "pressing false"])
  }

  /// Facts 1.2: with `updating` or `onChanged` a press is active, with true, from touch-down.
  @Test func callbacksInTheirOrder() throws {
    struct Pad: View {
      let notes: Notes
      @GestureState private var isPressing = false
      var body: some View {
        Color.red
          .onChange(of: isPressing) { notes.add("state \(isPressing)") }
          .gesture(
            LongPressGesture(minimumDuration: 0.5)
              .updating($isPressing) { value, state, _ in
                notes.add("updating \(value)")
                state = value
              }
              .onChanged { notes.add("changed \($0)") }
              .onEnded { notes.add("ended \($0)") })
      }
    }
    let notes = Notes()
    let screen = try screen(notes) { Pad(notes: $0) }
    let finger = screen.finger()
    finger.down(at: centre)
    #expect(notes.take() == ["updating true", "changed true", "state true"])
    finger.hold(for: 0.6)
    #expect(notes.take() == ["ended true", "state false"])
    finger.up()
    // Too short: the state falls back, nothing else is said.
    screen.tap(at: centre)
    try screen.settle()
    #expect(notes.take() == ["updating true", "changed true", "state true", "state false"])
  }

  /// With nobody to hear of the press, the gesture is undecided until its end, and a tap around it can be one.
  @Test func aTapAroundALongPressIsATap() throws {
    let notes = Notes()
    let screen = try screen(notes) { notes in
      Color.red.gesture(LongPressGesture().onEnded { _ in notes.add("long") }).onTapGesture { notes.add("tap") }
    }
    screen.tap(at: centre)
    #expect(notes.take() == ["tap"])
    screen.press(at: centre, for: 0.6)
    #expect(notes.take() == ["long"])
  }

  /// Facts 1.2: `onPressingChanged` tells beside all other gestures.
  @Test func pressingTellsButDoesNotDecide() throws {
    let notes = Notes()
    let screen = try screen(notes) { notes in
      Color.red
        .onLongPressGesture(minimumDuration: .infinity) {
          notes.add("never")
        } onPressingChanged: {
          notes.add("pressing \($0)")
        }
        .onTapGesture { notes.add("tap") }
    }
    screen.tap(at: centre)
    #expect(notes.take() == ["pressing true", "pressing false", "tap"])
  }

  @Test func aViewThatGoesEndsThePress() throws {
    struct Pad: View {
      let notes: Notes
      @State private var isThere = true
      var body: some View {
        ZStack {
          if isThere {
            Color.red.onLongPressGesture(minimumDuration: 0.2) {
              notes.add("perform")
              isThere = false
            } onPressingChanged: {
              notes.add("pressing \($0)")
              if $0 && notes.lines.count > 2 { isThere = false }
            }
          }
        }
      }
    }
    let notes = Notes()
    let screen = try screen(notes) { Pad(notes: $0) }
    screen.press(at: centre, for: 0.5)
    #expect(notes.take() == ["pressing true", "pressing false", "perform"])
    try screen.settle()
    #expect(screen.reports.isEmpty)
  }

  @Test func disabledViewsDoNotPress() throws {
    let notes = Notes()
    let screen = try screen(notes) { notes in
      Color.red.onLongPressGesture {
        notes.add("perform")
      } onPressingChanged: {
        notes.add("\($0)")
      }.disabled(true)
    }
    screen.press(at: centre, for: 1)
    #expect(notes.take() == [])
  }
}
