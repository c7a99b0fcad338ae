import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// How large a scroll view is and where its content lies.
@MainActor @Suite struct ScrollLayoutTests {
  @Test func itIsAsWideAsItsContentAndTakesAllHeight() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { Color.red.frame(width: 80, height: 20).accessibilityIdentifier("content") }
        .background(Color.blue.accessibilityIdentifier("view"))
    }
    #expect(try screen.frame("view") == CGRect(x: 110, y: 0, width: 80, height: 600))
    #expect(try screen.frame("content") == CGRect(x: 110, y: 0, width: 80, height: 20))
  }

  @Test func aHorizontalOneTakesAllWidth() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView(.horizontal) { Color.red.frame(width: 80, height: 20).accessibilityIdentifier("content") }
        .background(Color.blue.accessibilityIdentifier("view"))
    }
    #expect(try screen.frame("view") == CGRect(x: 0, y: 290, width: 300, height: 20))
    #expect(try screen.frame("content") == CGRect(x: 0, y: 290, width: 80, height: 20))
  }

  @Test func contentIsOfferedNoHeight() throws {
    let screen = try Screen(.scrollStage) { ScrollView { Color.red.accessibilityIdentifier("content") } }
    #expect(try screen.frame("content") == CGRect(x: 0, y: 0, width: 300, height: 10))
  }

  @Test func withoutAnOfferItIsAsTallAsItsContent() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { Color.red.frame(width: 80, height: 70) }.fixedSize().background(Color.blue.accessibilityIdentifier("view"))
    }
    #expect(try screen.frame("view").size == CGSize(width: 80, height: 70))
  }

  @Test func itGoesOnUnderWhatCoversTheScreenAndItsContentDoesNot() throws {
    let screen = try Screen(.coveredScrollStage) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<50) { NumberedRow(number: $0) } } }
    }
    #expect(try screen.top("row 0") == 50)
    screen.scroll(by: 110)
    #expect(try screen.top("row 0") == -50)
    // Drawn in the part that is covered: the scroll view reaches to the edge.
    let view = try #require(screen.layer(named: "ScrollView"))
    #expect(view.frameInRoot == CGRect(x: 0, y: 0, width: 300, height: 600))
    screen.scroll(by: -500)
    try screen.settle()
    #expect(try screen.top("row 0") == 50)
  }

  @Test func aBarAtItsSideInsetsItsContent() throws {
    let screen = try Screen(.coveredScrollStage) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<50) { NumberedRow(number: $0) } } }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 60).accessibilityIdentifier("bar") }
    }
    for _ in 0..<6 { screen.flick(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 100)) }
    try screen.settle()
    #expect(try screen.frame("bar") == CGRect(x: 0, y: 510, width: 300, height: 60))
    #expect(try screen.frame("row 49").maxY == 510)
  }

  @Test func rowsWithoutAStackStandInAColumn() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView {
        Color.red.frame(width: 80, height: 20).accessibilityIdentifier("a")
        Color.red.frame(width: 80, height: 20).accessibilityIdentifier("b")
      }
    }
    #expect(try screen.top("b") == 28)
  }

  @Test func marginsKeepContentFromTheSidesAndScrollAlong() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<50) { NumberedRow(number: $0) } } }
        .contentMargins([.top, .horizontal], 30, for: .scrollContent)
    }
    #expect(try screen.frame("row 0") == CGRect(x: 30, y: 30, width: 240, height: 40))
    screen.scroll(by: 110)
    #expect(try screen.top("row 0") == -70)
  }

  @Test func whatIsInFrontStaysInFront() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { VStack { ForEach(0..<50) { NumberedRow(number: $0) } } }
        .overlay { Button("over") {}.accessibilityIdentifier("over") }
    }
    let names = screen.layers.split(separator: "\n").map(String.init)
    let scroll = try #require(names.firstIndex { $0.contains("HostedScrollView") })
    let over = try #require(names.firstIndex { $0.contains("over") })
    #expect(scroll < over)
  }

  @Test func readFromRightToLeftItBeginsAtTheRight() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<20) { NumberedRow(number: $0).frame(width: 100) } } }
        .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(try screen.frame("row 0").maxX == 300)
  }

  @Test func relativeFramesAreMeasuredByTheRoomInIt() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView {
        Color.red.containerRelativeFrame(.vertical) { length, _ in length / 2 }.accessibilityIdentifier("half")
      }
      .contentMargins(.top, 100, for: .scrollContent)
    }
    #expect(try screen.frame("half").height == 250)
  }

  private struct Growing: View {
    @State private var count = 30
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { NumberedRow(number: $0) } } }
        .defaultScrollAnchor(.bottom)
        .overlay(alignment: .top) { Button("more") { count += 5 } }
    }
  }

  @Test func anchoredAtTheBottomItBeginsAndStaysThere() throws {
    let screen = try Screen(.scrollStage) { Growing() }
    #expect(try screen.frame("row 29").maxY == 600)
    try screen.tap(text: "more")
    #expect(try screen.frame("row 34").maxY == 600)
    screen.scroll(by: -110)
    try screen.tap(text: "more")
    #expect(try screen.frame("row 34").maxY == 700)
  }

  @Test func smallContentLiesAtItsAnchor() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { NumberedRow(number: 0) }.defaultScrollAnchor(.bottom, for: .alignment)
    }
    #expect(try screen.frame("row 0").maxY == 600)
  }
}
