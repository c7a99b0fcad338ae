import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// The wheel and the keys over SwiftUI's scroll views.
@MainActor @Suite struct WheelInScrollViewTests {
  private let middle = CGPoint(x: 150, y: 300)
  private func down(_ notches: CGFloat) -> CGVector { CGVector(dx: 0, dy: notches * Screen.wheelNotch) }

  private final class Heard { var lines: [String] = [] }
  private struct Rows: View {
    let heard: Heard
    @State private var first: Int?
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<500) { NumberedRow(number: $0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $first)
      .onScrollPhaseChange { heard.lines.append("\($0) → \($1)") }
      .overlay(alignment: .bottom) { Text("first \(first ?? -1)").allowsHitTesting(false) }
    }
  }

  @Test func phasesAndPositionAreThoseOfADrag() throws {
    let heard = Heard()
    let screen = try Screen(.scrollStage) { Rows(heard: heard) }
    screen.scrollWheel(at: middle, by: down(2))
    try screen.settle()
    #expect(try screen.top("row 3") == 0)
    #expect(heard.lines == ["idle → interacting", "interacting → decelerating", "decelerating → idle"])
    #expect(screen.shows(text: "first 3"))
  }

  @Test func keysAnimateAndTheirPlaceIsToldToo() throws {
    let heard = Heard()
    let screen = try Screen(.scrollStage) { Rows(heard: heard) }
    screen.press(.pageDown)
    try screen.settle()
    #expect(try screen.top("row 14") == 0)
    #expect(heard.lines == ["idle → animating", "animating → idle"])
    #expect(screen.shows(text: "first 14"))
    screen.press(.end)
    try screen.settle()
    #expect(try screen.frame("row 499").maxY == 600)
  }

  @Test func wheelingRunsNoRuleWhereNothingAsks() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<60) { NumberedRow(number: $0) } } }
    }
    let work = try screen.work {
      for _ in 1...5 { screen.scrollWheel(at: middle, by: down(1)) }
      try screen.settle()
    }
    #expect(try screen.top("row 0") == -300)
    #expect(work.rulesRun == 0 && work.bodiesRun == 0 && work.framesRun > 10)
  }

  private struct Cards<Behavior: ScrollTargetBehavior>: View {
    let behavior: Behavior
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<9) { number in
            Color.orange.frame(height: 500).accessibilityElement().accessibilityIdentifier("card \(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test func aNotchGoesToTheNextViewOrPage() throws {
    let aligned = try Screen(.scrollStage) { Cards(behavior: .viewAligned) }
    for card in 1...2 {
      aligned.scrollWheel(at: middle, by: down(1))
      try aligned.settle()
      aligned.advance(by: 0.6)
      #expect(try aligned.top("card \(card)") == 0)
    }
    aligned.scrollWheel(at: middle, by: down(-1))
    try aligned.settle()
    #expect(try aligned.top("card 1") == 0)
    let paged = try Screen(.scrollStage) { Cards(behavior: .paging) }
    paged.scrollWheel(at: middle, by: down(1))
    paged.scrollWheel(at: middle, by: down(1))
    try paged.settle()
    #expect(try paged.top("card 0") == -600)
  }

  @Test func aDisabledScrollViewKeepsStill() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<60) { NumberedRow(number: $0) } } }.scrollDisabled(true)
    }
    screen.scrollWheel(at: middle, by: down(1))
    screen.press(.pageDown)
    try screen.settle()
    #expect(try screen.top("row 0") == 0)
  }

  private struct Note: View {
    @State private var text = ""
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          TextField("note", text: $text).accessibilityIdentifier("note")
          ForEach(0..<60) { NumberedRow(number: $0) }
        }
      }
    }
  }

  @Test func aFocusedFieldKeepsTheKeys() throws {
    let screen = try Screen(.scrollStage) { Note() }
    let top = try screen.top("row 0")
    try screen.tap(id: "note")
    screen.type("a b")
    screen.press(.downArrow)
    screen.press(.pageDown)
    try screen.settle()
    #expect(try screen.top("row 0") == top && screen.find(id: "note").value == "a b")
  }
}
