import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Gestures combined on one view (facts 1.3).
@MainActor @Suite struct CombinedGestureTests {
  @MainActor final class Log {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
    func read() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  private static let middle = CGPoint(x: 195, y: 400)

  private func screen(_ gesture: some Gesture) throws -> Screen {
    try Screen { Rectangle().frame(width: 300, height: 300).gesture(gesture) }
  }

  // MARK: exclusively(before:)

  /// Facts 1.3: the second of two exclusive gestures recognizes once the first has failed.
  @Test func doubleTapGoesBeforeTheSingle() throws {
    let log = Log()
    let screen = try screen(
      TapGesture(count: 2).onEnded { log.note("double") }.exclusively(before: TapGesture().onEnded { log.note("single") }))
    screen.doubleTap(at: Self.middle)
    #expect(log.read() == ["double"])
    screen.advance(by: 1)
    screen.tap(at: Self.middle)
    #expect(log.lines.isEmpty)
    screen.advance(by: 0.4)
    #expect(log.read() == ["single"])
  }

  @Test func valueSaysWhichOfTheTwo() throws {
    let log = Log()
    let screen = try screen(
      DragGesture().exclusively(before: TapGesture()).onEnded {
        switch $0 {
        case .first(let drag): log.note("drag \(Int(drag.translation.width))")
        case .second: log.note("tap")
        }
      })
    screen.drag(from: Self.middle, to: CGPoint(x: 245, y: 400), duration: 0.1)
    screen.tap(at: Self.middle)
    try screen.settle()
    #expect(log.read() == ["drag 50", "tap"])
  }

  /// Facts 1.3: a long press that comes second is paused until the first has failed.
  @Test func secondIsPutBackWhenTheFirstWins() throws {
    let log = Log()
    struct Board: View {
      let log: Log
      @GestureState private var isPressed = false
      var body: some View {
        Rectangle().frame(width: 300, height: 300)
          .gesture(
            DragGesture(minimumDistance: 30).onEnded { _ in log.note("drag") }.exclusively(
              before: LongPressGesture(minimumDuration: 5).updating($isPressed) { value, state, _ in state = value })
          )
          .onChange(of: isPressed) { log.note("pressed \(isPressed)") }
      }
    }
    let screen = try Screen { Board(log: log) }
    screen.drag(from: Self.middle, to: CGPoint(x: 245, y: 400), duration: 0.1)
    try screen.settle()
    // A long press waits until the drag has failed, so it never shows.
    #expect(log.read() == ["drag"])
  }

  // MARK: simultaneously(with:)

  /// Facts 1.3: simultaneous gestures end when both have ended, or one has and the other failed, which then has no value.
  @Test func bothAreHeardAndTheEndWaitsForBoth() throws {
    let log = Log()
    let screen = try screen(
      LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.note("press") }
        .simultaneously(with: DragGesture().onEnded { _ in log.note("drag") })
        .onEnded { log.note("both \($0.first == nil ? "-" : "press") \($0.second == nil ? "-" : "drag")") })
    let finger = screen.finger()
    finger.down(at: Self.middle)
    finger.hold(for: 0.4)
    #expect(log.read() == ["press"])
    finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
    finger.up()
    #expect(log.read() == ["drag", "both press drag"])
    screen.drag(from: Self.middle, to: CGPoint(x: 245, y: 400), duration: 0.1)
    #expect(log.read() == ["drag", "both - drag"])
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
    let log = Log()
    let screen = try screen(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
        .onChanged {
          switch $0 {
          case .first(let isPressing): log.note("first \(isPressing)")
          case .second(let hasPressed, let drag):
            log.note("second \(hasPressed) \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
          }
        }
        .onEnded {
          if case .second(_, let drag?) = $0 { log.note("ended \(Int(drag.translation.width))") }
        })
    let finger = screen.finger()
    finger.down(at: Self.middle)
    #expect(log.read() == ["first true"])
    finger.hold(for: 0.35)
    #expect(log.read() == ["second true -"])
    finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1)
    #expect(log.read().last == "second true 40")
    finger.up()
    #expect(log.read() == ["ended 40"])
  }

  @Test func liftBeforeTheFirstEndsFails() throws {
    let log = Log()
    let screen = try screen(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { _ in log.note("ended") })
    screen.tap(at: Self.middle)
    screen.drag(from: Self.middle, to: CGPoint(x: 260, y: 400), duration: 0.2)
    try screen.settle()
    #expect(log.lines.isEmpty)
  }

  @Test func tapThenDrag() throws {
    let log = Log()
    let screen = try screen(TapGesture().sequenced(before: DragGesture()).onEnded { _ in log.note("ended") })
    screen.tap(at: Self.middle)
    screen.advance(by: 0.1)
    screen.drag(from: Self.middle, to: CGPoint(x: 260, y: 400), duration: 0.2)
    #expect(log.read() == ["ended"])
    screen.tap(at: Self.middle)
    screen.advance(by: 0.5)
    screen.drag(from: Self.middle, to: CGPoint(x: 260, y: 400), duration: 0.2)
    try screen.settle()
    #expect(log.lines.isEmpty)
  }

  @Test func cancelledSequencePutsStateBack() throws {
    let log = Log()
    struct Board: View {
      let log: Log
      @GestureState private var phase = "idle"
      var body: some View {
        Rectangle().frame(width: 300, height: 300)
          .gesture(
            LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).updating($phase) { value, state, _ in
              if case .second = value { state = "armed" } else { state = "pressing" }
            }
          )
          .onChange(of: phase) { log.note(phase) }
      }
    }
    let screen = try Screen { Board(log: log) }
    let finger = screen.finger()
    finger.down(at: Self.middle)
    finger.hold(for: 0.3)
    finger.cancel()
    try screen.settle()
    #expect(log.read() == ["pressing", "armed", "idle"])
  }
}
