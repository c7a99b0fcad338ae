import CoreGraphics
import Foundation
import GestureEngine
import Testing
import Touchstone

@testable import SwiftUI

/// Fingers, pictures and actions that make no sense, on a screen. Each leaves a line that says what was odd.
@MainActor @Suite struct OddInputTests {
  private struct Pad: View {
    let notes: Notes
    @GestureState private var isDown = false
    var body: some View {
      Color.red.opacity(isDown ? 0.5 : 1)
        .gesture(
          DragGesture(minimumDistance: 0).updating($isDown) { _, state, _ in state = true }.onEnded { _ in notes.add("drag") }
        )
        .simultaneousGesture(TapGesture().onEnded { notes.add("tap") })
    }
  }

  /// Room for 10^18 columns is not to be had.
  @Test func columnsWithoutEnd() throws {
    let screen = try Screen {
      Grid {
        GridRow {
          Text("wide").gridCellColumns(.max)
          Text("one").gridCellColumns(-3)
        }
      }
    }
    #expect(screen.shows(text: "wide"), "the other one lies behind the gaps of all those columns")
    #expect(screen.console.count == 2 && screen.console.allSatisfy { $0.contains("gridCellColumns") }, "\(screen.console)")
    #expect(screen.console.contains { $0.contains("is -3, which is less than 1; 1 is used") }, "\(screen.console)")
  }

  @Test func twentyFingers() throws {
    let stand = try Stand { notes in
      VStack {
        Pad(notes: notes)
        Button("button") { notes.add("button") }
      }
    }
    let fingers = (0..<20).map { _ in stand.screen.finger() }
    stand.screen.simultaneously {
      for (index, finger) in fingers.enumerated() {
        finger.down(at: CGPoint(x: 10 + 19 * CGFloat(index), y: 100))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
        finger.up()
      }
    }
    try stand.screen.settle()
    #expect(stand.notes.take() == [], "each of them ends what the others began")
    #expect(stand.screen.application.frames.arena.isIdle && stand.screen.application.frames.arena.liveTouches.isEmpty)
    // Once they are gone, a single one is heard again.
    stand.screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(stand.notes.take() == ["drag", "tap"])
  }

  /// What a host might send that no finger can do: refused with a line each, and the next finger is heard.
  @Test func impossibleTouches() throws {
    let stand = try Stand { Pad(notes: $0) }
    let frames = stand.screen.application.frames
    func send(_ id: Int, _ phase: TouchPhase, _ x: CGFloat, after delay: Double = 0.02) {
      frames.enqueue([TouchSample(id: id, phase: phase, location: CGPoint(x: x, y: 100))], at: stand.screen.now + delay)
      stand.screen.advance(by: 0.1)
    }
    send(7, .moved, 100)
    #expect(stand.screen.console.count == 1 && stand.screen.console[0].contains("7"), "\(stand.screen.console)")
    send(7, .ended, 100)
    send(7, .began, 100)
    send(7, .began, 110)
    #expect(stand.screen.console.count == 3)
    send(7, .moved, .nan)
    #expect(stand.screen.console.count == 4)
    send(7, .ended, 100)
    #expect(stand.notes.take() == ["drag", "tap"])
    // The same name again, for another finger.
    send(7, .began, 200)
    send(7, .ended, 200)
    #expect(stand.notes.take() == ["drag", "tap"] && stand.screen.console.count == 4)
    #expect(Set(stand.screen.console).count == 4)
    // A time that is none can't be waited for.
    for time in [Double.nan, .infinity] { send(7, .began, 100, after: time) }
    send(7, .began, 200)
    send(7, .ended, 200)
    #expect(stand.notes.take() == ["drag", "tap"] && stand.screen.console.count == 6, "\(stand.screen.console)")
  }

  private struct Vanishing: View {
    let notes: Notes
    @State private var isThere = true
    var body: some View {
      VStack {
        if isThere {
          Button("go") { notes.add("button") }.frame(width: 100, height: 100).contentShape(Rectangle())
            .simultaneousGesture(
              DragGesture(minimumDistance: 0).onChanged { _ in isThere = false }.onEnded { _ in notes.add("drag") }
            )
            .simultaneousGesture(TapGesture().onEnded { notes.add("tap") })
            .simultaneousGesture(LongPressGesture().onEnded { _ in notes.add("long") })
        }
      }
    }
  }

  @Test func aViewThatGoesUnderAFinger() throws {
    let stand = try Stand { Vanishing(notes: $0) }
    let finger = stand.finger(at: 200, 300)
    finger.hold(for: 1)
    finger.up()
    try stand.screen.settle()
    #expect(stand.notes.take() == [] && stand.screen.application.frames.arena.isIdle)
    #expect(stand.screen.touchLog.contains { $0.contains("→ cancelled") }, "\(stand.screen.touchLog)")
  }

  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      Text(verbatim: "count \(count)").onTapGesture { count += 1 }.task(id: count) {}.onChange(of: count) { count += 1 }
    }
  }

  /// An action that writes state again and again is kept back within a frame, with a line, and the screen comes to rest.
  @Test func anActionThatWritesStateForEver() throws {
    let stand = try Stand { _ in Restless() }
    stand.screen.tap(at: CGPoint(x: 200, y: 300))
    try stand.screen.settle()
    #expect(stand.screen.console.contains { $0.contains("tried to update multiple times per frame") })
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      GeometryReader { proxy in
        Color.red.frame(width: CGFloat(count % 7) + 1)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { _ in
            count += 1
          }
      }
    }
  }

  @Test func aSizeThatNeverRests() throws {
    let stand = try Stand { _ in Endless() }
    stand.screen.advance(by: 1)
    // Said once, though it holds for every frame.
    #expect(stand.screen.unsettledFrames.count > 10 && stand.screen.console.count == 1, "\(stand.screen.console)")
  }

  @Test func aTruncatedPicture() throws {
    let picture = try Stand { _ in Color.red }.screen.picture().png
    for length in [0, 7, 40, picture.count / 2] {
      let screen = try Screen(resource: { _ in picture.prefix(length) }) {
        VStack {
          Image("cover").resizable().frame(width: 50, height: 50)
          Text("still here")
        }
      }
      _ = screen.picture()
      #expect(screen.shows(text: "still here"))
      #expect(screen.console.contains { $0.contains("cover") }, "\(length): \(screen.console)")
    }
  }

  @Test func textsOfAllLengths() throws {
    for text in [
      "", "\n", String(repeating: "word ", count: 20_000), String(repeating: "x", count: 100_000),
      String(repeating: "\n", count: 100_000), String(repeating: "\t", count: 100_000),
    ] {
      let screen = try Screen {
        VStack {
          Text(verbatim: text)
          Text(verbatim: text).lineLimit(2)
          Text("still here")
        }
      }
      _ = screen.picture()
      #expect(screen.shows(text: "still here") && screen.unsettledFrames.isEmpty)
    }
  }
}
