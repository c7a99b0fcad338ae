import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Gestures combined on one view (Documentation/Facts.md, 1.3).
@MainActor @Suite struct CombinedGestureTests {
  private static let middle = CGPoint(x: 195, y: 400)

  private func screen(_ gesture: some Gesture) throws -> Screen {
    try Screen { Rectangle().frame(width: 300, height: 300).gesture(gesture) }
  }

  // MARK: exclusively(before:)

  /// Facts 1.3: the second of two exclusive gestures recognizes once the first has failed.
  @Test func doubleTapGoesBeforeTheSingle() throws {
    let notes = Notes()
    let screen = try screen(
      TapGesture(count: 2).onEnded { notes.add("double") }.exclusively(before: TapGesture().onEnded { notes.add("single") }))
    screen.doubleTap(at: Self.middle)
    #expect(notes.take() == ["double"])
    screen.advance(by: 1)
    screen.tap(at: Self.middle)
    #expect(notes.lines.isEmpty)
    screen.advance(by: 0.4)
    #expect(notes.take() == ["single"])
  }

  @Test func valueSaysWhichOfTheTwo() throws {
    let notes = Notes()
    let screen = try screen(
      DragGesture().exclusively(before: TapGesture()).onEnded {
        switch $0 {
        case .first(let drag): notes.add("drag \(Int(drag.translation.width))")
        case .second: notes.add("tap")
        }
      })
    screen.drag(from: Self.middle, to: CGPoint(x: 245, y: 400), duration: 0.1)
    screen.tap(at: Self.middle)
    try screen.settle()
    #expect(notes.take() == ["drag 50", "tap"])
  }

  /// Facts 1.3: a long press that comes second is paused until the first has failed.
  @Test func secondIsPutBackWhenTheFirstWins() throws {
    let notes = Notes()
    struct Board: View {
      let notes: Notes
      @GestureState private var isPressed = false
      var body: some View {
        Rectangle().frame(width: 300, height: 300)
          .gesture(
            DragGesture(minimumDistance: 30).onEnded { _ in notes.add("drag") }.exclusively(
              before: LongPressGesture(minimumDuration: 5).updating($isPressed) { value, state, _ in state = value })
          )
          .onChange(of: isPressed) { notes.add("pressed \(isPressed)") }
      }
    }
    let screen = try Screen { Board(notes: notes) }
    screen.drag(from: Self.middle, to: CGPoint(x: 245, y: 400), duration: 0.1)
    try screen.settle()
    // A long press waits until the drag has failed, so it never shows.
    #expect(notes.take() == ["drag"])
  }

  // MARK: simultaneously(with:)

  /// Facts 1.3: simultaneous gestures end when both have ended, or one has and the other failed, which then has no value.
  @Test func bothAreHeardAndTheEndWaitsForBoth() throws {
    let notes = Notes()
    let screen = try screen(
      LongPressGesture(minimumDuration: 0.3).onEnded { _ in notes.add("press") }
        .simultaneously(with: DragGesture().onEnded { _ in notes.add("drag") })
        .onEnded { notes.add("both \($0.first == nil ? "-" : "press") \($0.second == nil ? "-" : "drag")") })
    let finger = screen.finger()
    finger.down(at: Self.middle)
    finger.hold(for: 0.4)
    #expect(notes.take() == ["press"])
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
    finger.up()
    #expect(notes.take() == ["drag", "both press drag"])
    screen.drag(from: Self.middle, to: CGPoint(x: 245, y: 400), duration: 0.1)
    #expect(notes.take() == ["drag", "both - drag"])
  }

  /// Facts 1.3: simultaneous gestures are active while either is.
  @Test func valueCarriesWhatIsThere() throws {
    var values: [String] = []
    let screen = try screen(
      DragGesture(minimumDistance: 0).simultaneously(with: MagnifyGesture()).onChanged {
        values.append("\($0.first == nil ? "-" : "drag") \($0.second == nil ? "-" : "pinch")")
      })
    let one = screen.finger(), two = screen.finger()
    one.down(at: Self.middle)
    #expect(values == ["drag -"])
    two.down(at: CGPoint(x: 245, y: 400))
    // The drag has failed by the second finger.
    screen.simultaneously {
      one.move(by: CGVector(dx: -40, dy: 0), over: 0.1)
      two.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    }
    #expect(values.last == "- pinch")
  }

  @Test func pinchAndTurnTogether() throws {
    var last: (CGFloat, Double)?
    let screen = try screen(
      MagnifyGesture().simultaneously(with: RotateGesture()).onChanged {
        last = ($0.first?.magnification ?? 0, $0.second?.rotation.degrees ?? 0)
      })
    let one = screen.finger(), two = screen.finger()
    screen.simultaneously {
      one.down(at: CGPoint(x: 145, y: 400))
      two.down(at: CGPoint(x: 245, y: 400))
      one.move(to: CGPoint(x: 195, y: 300), over: 0.3)
      two.move(to: CGPoint(x: 195, y: 500), over: 0.3)
    }
    let value = try #require(last)
    #expect(abs(value.0 - 2) < 0.001 && abs(value.1 - 90) < 0.001)
  }

  // MARK: sequenced(before:)

  /// Facts 1.3: of a sequence the second hears fingers once the first has ended, and has no value until it tells one.
  @Test func dragFollowsALongPress() throws {
    let notes = Notes()
    let screen = try screen(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged {
          switch $0 {
          case .first(let isPressing): notes.add("first \(isPressing)")
          case .second(let hasPressed, let drag):
            notes.add("second \(hasPressed) \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
          }
        }
        .onEnded {
          if case .second(_, let drag?) = $0 { notes.add("ended \(Int(drag.translation.width))") }
        })
    let finger = screen.finger()
    finger.down(at: Self.middle)
    #expect(notes.take() == ["first true"])
    finger.hold(for: 0.35)
    #expect(notes.take() == ["second true -"])
    finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    #expect(notes.take().last == "second true 40")
    finger.up()
    #expect(notes.take() == ["ended 40"])
  }

  @Test func liftBeforeTheFirstEndsFails() throws {
    let notes = Notes()
    let screen = try screen(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { _ in notes.add("ended") })
    screen.tap(at: Self.middle)
    screen.drag(from: Self.middle, to: CGPoint(x: 260, y: 400), duration: 0.2)
    try screen.settle()
    #expect(notes.lines.isEmpty)
  }

  @Test func tapThenDrag() throws {
    let notes = Notes()
    let screen = try screen(TapGesture().sequenced(before: DragGesture()).onEnded { _ in notes.add("ended") })
    screen.tap(at: Self.middle)
    screen.advance(by: 0.1)
    screen.drag(from: Self.middle, to: CGPoint(x: 260, y: 400), duration: 0.2)
    #expect(notes.take() == ["ended"])
    screen.tap(at: Self.middle)
    screen.advance(by: 0.5)
    screen.drag(from: Self.middle, to: CGPoint(x: 260, y: 400), duration: 0.2)
    try screen.settle()
    #expect(notes.lines.isEmpty)
  }

  @Test func cancelledSequencePutsStateBack() throws {
    let notes = Notes()
    struct Board: View {
      let notes: Notes
      @GestureState private var phase = "idle"
      var body: some View {
        Rectangle().frame(width: 300, height: 300)
          .gesture(
            LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).updating($phase) { value, state, _ in
              if case .second = value { state = "armed" } else { state = "pressing" }
            }
          )
          .onChange(of: phase) { notes.add(phase) }
      }
    }
    let screen = try Screen { Board(notes: notes) }
    let finger = screen.finger()
    finger.down(at: Self.middle)
    finger.hold(for: 0.3)
    finger.cancel()
    try screen.settle()
    #expect(notes.take() == ["pressing", "armed", "idle"])
  }
}
