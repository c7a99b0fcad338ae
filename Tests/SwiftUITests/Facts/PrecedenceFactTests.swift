import SwiftUI
import Testing
import Touchstone

@testable import SwiftUI

/// Which of several gestures a finger means (Documentation/Facts.md, 1.4). All pairs are in Documentation/GestureMatrix.md.
@MainActor @Suite struct PrecedenceFactTests {
  private enum Way: CaseIterable { case standard, high, simultaneous }

  private struct Column: View {
    let way: Way
    let notes: Notes
    var body: some View {
      let column = VStack(spacing: 0) {
        Color.red.frame(height: 300).onTapGesture { notes.add("child") }
        Color.gray.frame(height: 300)
      }
      let tap = TapGesture().onEnded { notes.add("column") }
      switch way {
      case .standard: column.gesture(tap)
      case .high: column.highPriorityGesture(tap)
      case .simultaneous: column.simultaneousGesture(tap)
      }
    }
  }

  /// Facts 1.4: of a stack and a child the child's tap wins on the child; with high priority the stack's; at once both.
  @Test func theExamplesOfApplesDocumentation() throws {
    let expected: [Way: [String]] = [.standard: ["child"], .high: ["column"], .simultaneous: ["child", "column"]]
    for way in Way.allCases {
      let stand = try Stand { Column(way: way, notes: $0) }
      #expect(stand.tap(100, 100) == expected[way], "\(way)")
      #expect(stand.tap(100, 400) == ["column"], "\(way)")
    }
  }

  /// Facts 1.4: of two gestures on one view the one written first wins; the other works where it fails.
  @Test func theFirstWrittenWins() throws {
    let stand = try Stand { notes in
      Color.red
        .gesture(TapGesture().onEnded { notes.add("first") })
        .gesture(TapGesture().onEnded { notes.add("second") })
        .gesture(DragGesture().onEnded { _ in notes.add("drag") })
    }
    #expect(stand.tap(100, 100) == ["first"])
    #expect(stand.drag(100, 100, by: 100) == ["drag"])
  }

  /// Facts 1.4: with `including:` none, gesture, subviews and all, the gesture and those inside take part or not.
  @Test func masks() throws {
    let expected: [(GestureMask, inside: [String], outside: [String])] = [
      (.none, [], []), (.gesture, ["outer"], ["outer"]), (.subviews, ["inner"], []), (.all, ["inner"], ["outer"]),
    ]
    for (mask, inside, outside) in expected {
      let stand = try Stand { notes in
        VStack(spacing: 0) {
          Color.red.onTapGesture { notes.add("inner") }
          Color.gray
        }
        .gesture(TapGesture().onEnded { notes.add("outer") }, including: mask)
      }
      #expect(stand.tap(100, 100) == inside, "\(mask.rawValue)")
      #expect(stand.tap(100, 500) == outside, "\(mask.rawValue)")
    }
    #expect(GestureMask.all.rawValue == 3 && GestureMask.gesture.rawValue == 1 && GestureMask.subviews.rawValue == 2)
  }

  /// Facts 1.4: `isEnabled: false` is the mask `.subviews`.
  @Test func aGestureSwitchedOff() throws {
    for isEnabled in [true, false] {
      let stand = try Stand { notes in
        VStack(spacing: 0) {
          Color.red.onTapGesture { notes.add("inner") }
          Color.gray
        }
        .gesture(TapGesture().onEnded { notes.add("outer") }, isEnabled: isEnabled)
      }
      #expect(stand.tap(100, 100) == ["inner"])
      #expect(stand.tap(100, 500) == (isEnabled ? ["outer"] : []))
    }
  }

  /// Facts 1.4: `disabled` takes the gestures from the views it is written on; what is enabled around them goes on.
  @Test func disabledViewsHaveNoGestures() throws {
    let stand = try Stand { notes in
      VStack(spacing: 0) {
        Color.red.onTapGesture { notes.add("inner") }.disabled(true)
        Color.green.onTapGesture { notes.add("enabled") }
        Button("button") { notes.add("button") }.frame(height: 200).disabled(true)
      }
      .simultaneousGesture(TapGesture().onEnded { notes.add("outer") })
    }
    #expect(stand.tap(100, 100) == ["outer"])
    #expect(stand.tap(100, 300) == ["enabled", "outer"])
    #expect(stand.tap(200, 500) == ["outer"])
  }

  /// Facts 1.4: a single tap waits for a double tap anywhere on the finger's path, whichever is written first and inside.
  @Test func aSingleTapWaitsForADoubleTap() throws {
    struct Pair: View {
      let order: Int
      let notes: Notes
      var body: some View {
        let single = TapGesture().onEnded { notes.add("single") }, double = TapGesture(count: 2).onEnded { notes.add("double") }
        switch order {
        case 0: Color.red.gesture(single).gesture(double)
        case 1: Color.red.gesture(double).gesture(single)
        case 2: VStack { Color.red.gesture(single) }.gesture(double)
        default: VStack { Color.red.gesture(double) }.gesture(single)
        }
      }
    }
    for order in 0..<4 {
      let stand = try Stand { Pair(order: order, notes: $0) }
      stand.screen.tap(at: CGPoint(x: 100, y: 100))
      stand.screen.advance(by: 0.3)
      #expect(stand.notes.take() == [], "\(order)")
      stand.screen.advance(by: 0.1)
      #expect(stand.notes.take() == ["single"], "\(order)")
      stand.screen.doubleTap(at: CGPoint(x: 100, y: 100))
      stand.screen.advance(by: 1)
      #expect(stand.notes.take() == ["double"], "\(order)")
    }
  }

  /// Facts 1.4: a button wins over a tap around it, loses to one of high priority, and shares with a simultaneous one.
  @Test func buttonsAndTapsAround() throws {
    let expected: [Way: [String]] = [.standard: ["button"], .high: ["tap"], .simultaneous: ["button", "tap"]]
    for way in Way.allCases {
      let stand = try Stand { notes in
        let button = Button("button") { notes.add("button") }
        let tap = TapGesture().onEnded { notes.add("tap") }
        switch way {
        case .standard: VStack { button }.gesture(tap)
        case .high: VStack { button }.highPriorityGesture(tap)
        case .simultaneous: VStack { button }.simultaneousGesture(tap)
        }
      }
      #expect(stand.tap(200, 300) == expected[way], "\(way)")
    }
  }
}
