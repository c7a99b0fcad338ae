import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// `scrollTo`, `scrollPosition` and where content comes to rest.
@MainActor @Suite struct ScrollingByProgramTests {
  private struct Reader: View {
    let isLazy: Bool
    let target: Int
    let anchor: UnitPoint?
    let isAnimated: Bool
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          if isLazy {
            LazyVStack(spacing: 0) { ForEach(0..<1000) { NumberedRow(number: $0, height: unevenHeight($0)) } }
          } else {
            VStack(spacing: 0) { ForEach(0..<220) { NumberedRow(number: $0, height: unevenHeight($0)).id("named \($0)") } }
          }
        }
        .overlay(alignment: .bottom) {
          Button("go") {
            if isAnimated {
              withAnimation { go(proxy) }
            } else {
              go(proxy)
            }
          }
        }
      }
    }
    private func go(_ proxy: ScrollViewProxy) {
      if isLazy { proxy.scrollTo(target, anchor: anchor) } else { proxy.scrollTo("named \(target)", anchor: anchor) }
    }
  }

  @Test(arguments: [true, false], [true, false])
  func toARowAtAnAnchor(isLazy: Bool, isAnimated: Bool) throws {
    for anchor in [UnitPoint.top, .center] {
      let screen = try Screen(.scrollStage) { Reader(isLazy: isLazy, target: 200, anchor: anchor, isAnimated: isAnimated) }
      try screen.tap(text: "go")
      if isAnimated && isLazy { #expect(screen.rows()[200] == nil) }
      try screen.settle()
      let row = try screen.frame("row 200")
      #expect(abs(row.minY - anchor.y * (600 - row.height)) <= 0.5, "\(isLazy) \(isAnimated) \(anchor.y): \(row)")
    }
  }

  @Test func withoutAnAnchorNoFartherThanNeeded() throws {
    let screen = try Screen(.scrollStage) { Reader(isLazy: false, target: 50, anchor: nil, isAnimated: false) }
    try screen.tap(text: "go")
    #expect(try screen.frame("row 50").maxY == 600)
    let before = screen.rows()
    try screen.tap(text: "go")
    #expect(screen.rows() == before)
  }

  @Test func anUnknownIdentityIsReported() throws {
    let screen = try Screen(.scrollStage) { Reader(isLazy: true, target: 5_000, anchor: .top, isAnimated: false) }
    try screen.tap(text: "go")
    #expect(screen.console.count == 1 && screen.console[0].contains("scrollTo(5000)"), "\(screen.console)")
  }

  private struct Chat: View {
    @State private var rows = Array(0..<30)
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { NumberedRow(number: $0) } } }
          .overlay(alignment: .top) {
            Button("send") {
              rows.append(rows.count)
              proxy.scrollTo(rows.count - 1, anchor: .bottom)
            }
          }
      }
    }
  }

  @Test func toARowThatComesWithTheSameAction() throws {
    let screen = try Screen(.scrollStage) { Chat() }
    for count in 30..<33 {
      try screen.tap(text: "send")
      #expect(try screen.frame("row \(count)").maxY == 600)
    }
  }

  private struct Tracked: View {
    @State var id: Int? = nil
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1000) { NumberedRow(number: $0) } }.scrollTargetLayout()
      }
      .scrollPosition(id: $id)
      .overlay(alignment: .bottom) {
        HStack {
          Text(id.map { "at \($0)" } ?? "at none")
          Button("jump") { id = 700 }
          Button("glide") { withAnimation { id = 20 } }
        }
        .background(.white)
      }
    }
  }

  @Test func aPositionIsToldAndObeyed() throws {
    let screen = try Screen(.scrollStage) { Tracked() }
    #expect(screen.shows(text: "at none"))
    screen.scroll(by: 110)
    #expect(screen.shows(text: "at 2"))
    try screen.tap(text: "jump")
    try screen.settle()
    #expect(try screen.top("row 700") == 0)
    #expect(screen.shows(text: "at 700"))
    try screen.tap(text: "glide")
    screen.advance(by: 0.1)
    #expect(screen.rows()[20] == nil)
    try screen.settle()
    #expect(try screen.top("row 20") == 0)
  }

  @Test func anInitialPositionIsWhereItBegins() throws {
    let screen = try Screen(.scrollStage) { Tracked(id: 300) }
    #expect(try screen.top("row 300") == 0)
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self)
    var body: some View {
      ScrollView { VStack(spacing: 0) { ForEach(0..<100) { NumberedRow(number: $0) } }.scrollTargetLayout() }
        .scrollPosition($position)
        .overlay(alignment: .bottom) {
          HStack {
            Text("\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1) \(Int(position.point?.y ?? -1))")
            Button("end") { position.scrollTo(edge: .bottom) }
            Button("point") { position.scrollTo(point: CGPoint(x: 0, y: 333)) }
            Button("id") { position.scrollTo(id: 50) }
          }
          .background(.white)
        }
    }
  }

  @Test func aScrollPositionGoesToEdgesPointsAndViews() throws {
    let screen = try Screen(.scrollStage) { Positioned() }
    try screen.tap(text: "end")
    #expect(try screen.frame("row 99").maxY == 600)
    try screen.tap(text: "point")
    #expect(try screen.top("row 0") == -333)
    #expect(screen.shows(text: "false -1 333"))
    try screen.tap(text: "id")
    #expect(try screen.top("row 50") == 0)
    screen.scroll(by: 110)
    #expect(screen.shows(text: "true 52 -1"))
  }

  private func pages(_ behavior: some ScrollTargetBehavior, width: CGFloat = 300, count: Int = 50) throws -> Screen {
    try Screen(.scrollStage) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<count) { Color.mint.frame(width: width, height: 200).accessibilityIdentifier("row \($0)") }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(behavior)
    }
  }

  @Test func aFlickTurnsOnePage() throws {
    let screen = try pages(.paging)
    screen.flick(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.1)
    try screen.settle()
    #expect(try screen.frame("row 1").minX == 0)
    screen.drag(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.5, holding: 0.2)
    try screen.settle()
    #expect(try screen.frame("row 2").minX == 0)
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 190, y: 300), duration: 0.5, holding: 0.2)
    try screen.settle()
    #expect(try screen.frame("row 2").minX == 0)
  }

  @Test func itComesToRestAtAView() throws {
    let screen = try pages(.viewAligned, width: 130)
    for _ in 0..<4 {
      screen.flick(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.1)
      try screen.settle()
      #expect(screen.rows().values.contains { $0.minX == 0 }, "\(screen.rows())")
    }
    let first = try #require(screen.rows().first { $0.value.minX == 0 }).key
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.5, holding: 0.2)
    try screen.settle()
    #expect(try screen.frame("row \(first)").minX == 0)
  }

  /// By itself a flick goes no farther than what is visible where the width is compact; `never` lets it.
  @Test func aFlickGoesAsFarAsIsVisible() throws {
    func place(_ behavior: ViewAlignedScrollTargetBehavior) throws -> CGFloat {
      let screen = try pages(behavior, width: 130)
      screen.flick(from: CGPoint(x: 280, y: 300), to: CGPoint(x: 30, y: 300), duration: 0.05)
      try screen.settle()
      let first = try #require(screen.rows().first { $0.value.minX == 0 }).key
      return 130 * (CGFloat(first))
    }
    let free = try place(.viewAligned(limitBehavior: .never))
    let visible: CGFloat = 300
    #expect(free > 2 * visible, "\(free)")
    for limit in [ViewAlignedScrollTargetBehavior.LimitBehavior.automatic, .always, .alwaysByFew] {
      let place = try place(.viewAligned(limitBehavior: limit))
      #expect(place > 0 && place <= visible + 130, "\(place)")
    }
  }

  @Test func oneViewAtATime() throws {
    let screen = try pages(.viewAligned(limitBehavior: .alwaysByOne), width: 130)
    for page in 1...3 {
      screen.flick(from: CGPoint(x: 250, y: 300), to: CGPoint(x: 50, y: 300), duration: 0.05)
      try screen.settle()
      #expect(try screen.frame("row \(page)").minX == 0)
    }
  }

  private struct Halfway: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.x = context.contentSize.width / 2
    }
  }
  @Test func aBehaviorOfOnesOwn() throws {
    let screen = try pages(Halfway(), count: 4)
    screen.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.5, holding: 0.2)
    try screen.settle()
    #expect(try screen.frame("row 2").minX == 0)
  }

  private struct Watched: View {
    let roll: (String) -> Void
    @State private var y = 0
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<100) { row in
              NumberedRow(number: row).onScrollVisibilityChange(threshold: 0.9) { if row == 20 { roll("row 20 \($0)") } }
            }
          }
        }
        .onScrollGeometryChange(for: Int.self) {
          Int($0.contentOffset.y)
        } action: { _, new in
          y = new
        }
        .onScrollPhaseChange { old, new in roll("\(old) → \(new)") }
        .overlay(alignment: .bottom) {
          HStack {
            Text("y \(y)")
            Button("top") { withAnimation { proxy.scrollTo(0, anchor: .top) } }
          }
          .background(.white)
        }
      }
    }
  }

  @Test func geometryAndPhasesAreTold() throws {
    var heard: [String] = []
    let screen = try Screen(.scrollStage) { Watched { heard.append($0) } }
    screen.scroll(by: 310)
    #expect(screen.shows(text: "y 300"))
    #expect(heard == ["idle → tracking", "tracking → interacting", "row 20 true", "interacting → idle"])
    heard = []
    screen.flick(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 350))
    try screen.settle()
    try screen.tap(text: "top")
    try screen.settle()
    #expect(screen.shows(text: "y 0"))
    #expect(
      heard.filter { $0.contains("→") } == [
        "idle → tracking", "tracking → interacting", "interacting → decelerating", "decelerating → idle", "idle → animating",
        "animating → idle",
      ])
    heard = []
    screen.flick(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 350))
    screen.tap(at: CGPoint(x: 150, y: 200))
    #expect(heard.suffix(2) == ["decelerating → tracking", "tracking → idle"])
  }
}
