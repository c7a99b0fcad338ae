import SwiftUI
import Testing
import Touchstone

/// C16: a drag on rows that should scroll; C17: swipe rows of high priority; C35: a tap beside a drag and a long press around it.
@MainActor @Suite struct ScrollGesturesTests {
  private func scrolled(_ screen: Screen, _ drag: () -> Void) throws -> CGFloat {
    func top() throws -> CGFloat {
      try #require(screen.rootLayer.firstDescendant(named: "content")).frameInRoot.minY
    }
    let before = try top()
    drag()
    return try before - top()
  }
  private let start = CGPoint(x: 200, y: 300)

  /// As iOS 18: a drag in a row begins in any direction and wins over the scroll view.
  @Test func theListingDoesNotScrollAndTheLogSaysWhoWon() throws {
    let screen = try Screen(.caseStudy) { Feed() }
    let way = try scrolled(screen) { screen.drag(from: start, to: CGPoint(x: 200, y: 150), duration: 0.3, holding: 0.2) }
    #expect(way == 0)
    #expect(screen.touchLog.contains { $0.contains("DragGesture") && $0.contains("→ began") }, "\(screen.touchLog)")
  }

  private struct SimultaneousTile: View {
    @GestureState private var dx: CGFloat = 0
    var body: some View {
      Color.blue.frame(height: 100).offset(x: dx)
        .simultaneousGesture(
          DragGesture(minimumDistance: 10).updating($dx) { value, state, _ in
            if abs(value.translation.width) > abs(value.translation.height) { state = value.translation.width }
          })
    }
  }

  @Test func besideASimultaneousDragItScrolls() throws {
    let screen = try Screen(.caseStudy) { ScrollView { ForEach(0..<20) { _ in SimultaneousTile() } } }
    let way = try scrolled(screen) { screen.drag(from: start, to: CGPoint(x: 200, y: 150), duration: 0.3, holding: 0.2) }
    #expect(way == 140)
  }

  @Test func rowsWithADragOfHighPriorityDoNotScroll() throws {
    let screen = try Screen(.caseStudy) { Inbox() }
    let way = try scrolled(screen) { screen.drag(from: start, to: CGPoint(x: 200, y: 150), duration: 0.3, holding: 0.2) }
    #expect(way == 0)
  }

  private struct Row: View {
    let title: String
    let open: () -> Void
    @State private var x: CGFloat = 0
    @State private var swipes = false
    var body: some View {
      Button(title) { if !swipes { open() } }
        .frame(maxWidth: .infinity, minHeight: 60).background(.white).offset(x: x)
        .simultaneousGesture(
          DragGesture(minimumDistance: 20)
            .onChanged {
              swipes = swipes || abs($0.translation.width) > abs($0.translation.height)
              if swipes { x = min(0, $0.translation.width) }
            }
            .onEnded { _ in
              swipes = false
              withAnimation { x = x < -60 ? -120 : 0 }
            })
    }
  }
  private struct RightInbox: View {
    @State private var opened = "none"
    var body: some View {
      ScrollView { VStack(spacing: 1) { ForEach(0..<30) { row in Row(title: "mail \(row)") { opened = "\(row)" } } } }
        .overlay { Text("opened \(opened)").allowsHitTesting(false) }
    }
  }

  @Test func withASimultaneousSwipeItScrollsAndSwipesAndOpens() throws {
    let screen = try Screen(.caseStudy) { RightInbox() }
    #expect(try scrolled(screen) { screen.drag(from: start, to: CGPoint(x: 200, y: 150), duration: 0.3, holding: 0.2) } == 140)
    #expect(screen.shows(text: "opened none"))
    let row = try screen.find(text: "mail 6").frame
    screen.drag(
      from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 150, y: row.midY), duration: 0.3, holding: 0.2)
    try screen.settle()
    #expect(try screen.find(text: "mail 6").frame.midX == row.midX - 120)
    #expect(screen.shows(text: "opened none"))
    try screen.tap(text: "mail 8")
    #expect(screen.shows(text: "opened 8"))
  }

  @Test func oneTapOnACardIsOneOpening() throws {
    let screen = try Screen(.caseStudy) { Assignments() }
    for count in 1...3 {
      try screen.tap(text: "task 4")
      #expect(screen.shows(text: "\(count)"), "\(screen.touchLog)")
    }
  }
}
