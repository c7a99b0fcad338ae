import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Rows are made when they come into view, and nothing runs as long as none does.
@MainActor @Suite struct LazyStackTests {
  @Test func ofTenThousandRowsThoseInViewAreThere() throws {
    let roll = Roll()
    let screen = try Screen(.scrollStage) { LongList(roll: roll) }
    #expect(roll.present == Set(0..<15))
    #expect(screen.isFilledWithRows())
    #expect(screen.work.bodiesRun < 60)
    for _ in 0..<5 {
      screen.flick(from: CGPoint(x: 150, y: 550), to: CGPoint(x: 150, y: 50))
      try screen.settle()
      #expect(screen.isFilledWithRows())
    }
    #expect(roll.mostPresent < 60 && roll.present.min()! > 50, "\(roll.mostPresent)")
  }

  @Test func scrollingAmongWhatIsInViewRunsNoRule() throws {
    let roll = Roll()
    let screen = try Screen(.scrollStage) { LongList(roll: roll) }
    for _ in 0..<3 { screen.scroll(by: 360) }
    screen.scroll(by: 30)
    let top = try screen.top("row 28")
    let work = screen.work { screen.scroll(by: -20) }
    #expect(try screen.top("row 28") == top + 10)
    #expect(work.rulesRun == 0 && work.bodiesRun == 0, "\(work)")
  }

  @Test func aRowThatComesCostsARowAndNotTheList() throws {
    let roll = Roll()
    let screen = try Screen(.scrollStage) { LongList(roll: roll) }
    let work = screen.work { screen.scroll(by: 60) }
    #expect(roll.present.contains(16))
    #expect(work.bodiesRun <= 12, "\(work)")
    #expect(work.rulesRun < 600, "\(work)")
  }

  @Test func everyFrameOfALongFlickIsFilled() throws {
    let screen = try Screen(.scrollStage) { LongList(roll: Roll(), height: unevenHeight) }
    screen.flick(from: CGPoint(x: 150, y: 590), to: CGPoint(x: 150, y: 10), duration: 0.05)
    var frames = 0
    while frames < 40 {
      screen.advance(by: 1 / 20)
      frames += 1
      if !screen.isFilledWithRows() {
        Issue.record("frame \(frames): \(screen.rows())")
        break
      }
    }
    #expect(frames == 40)
  }

  @Test func whatIsInViewStaysThereWhenRowsAboveTurnOutOtherwise() throws {
    struct List: View {
      var body: some View {
        ScrollViewReader { proxy in
          LongList(roll: Roll(), height: unevenHeight)
            .overlay(alignment: .bottom) { Button("far") { proxy.scrollTo(5_000, anchor: .top) } }
        }
      }
    }
    let screen = try Screen(.scrollStage) { List() }
    try screen.tap(text: "far")
    try screen.settle()
    #expect(try screen.top("row 5000") == 0)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 150, y: 100))
    finger.move(to: CGPoint(x: 150, y: 120))
    var before = screen.rows()
    for step in 1...50 {
      finger.move(by: CGVector(dx: 0, dy: 9))
      let now = screen.rows()
      for (row, frame) in now { if let old = before[row] { #expect(frame.minY - old.minY == 9, "row \(row), step \(step)") } }
      #expect(screen.isFilledWithRows())
      before = now
    }
    finger.up()
  }

  @Test func upwardsAlongUnknownRowsitRunsOnAsAlongKnownOnes() throws {
    func ways(_ height: @escaping (Int) -> CGFloat) throws -> [CGFloat] {
      struct List: View {
        let height: (Int) -> CGFloat
        var body: some View {
          ScrollViewReader { proxy in
            LongList(roll: Roll(), height: height)
              .overlay(alignment: .bottom) { Button("far") { proxy.scrollTo(5_000, anchor: .top) } }
          }
        }
      }
      let screen = try Screen(.scrollStage) { List(height: height) }
      try screen.tap(text: "far")
      screen.flick(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 400))
      var ways: [CGFloat] = []
      var before = screen.rows()
      for _ in 0..<30 {
        screen.advance(by: 1 / 30)
        let now = screen.rows()
        if let row = now.keys.first(where: { before[$0] != nil }) { ways.append(now[row]!.minY - before[row]!.minY) }
        before = now
      }
      return ways
    }
    let even = try ways { _ in 40 }, uneven = try ways(unevenHeight)
    #expect(even.count == 30 && uneven.count == 30)
    #expect(zip(even, uneven).allSatisfy { abs($0 - $1) <= 0.5 }, "\(zip(even, uneven).map { $0 - $1 })")
  }

  private struct Growing: View {
    @State private var isLarge = false
    let roll = Roll()
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200) { row in RollRow(number: row, roll: roll, height: row == 10 && isLarge ? 140 : 40) }
        }
      }
      .overlay(alignment: .bottom) { Button("grow") { isLarge.toggle() } }
    }
  }

  @Test func aRowThatGrowsOutOfSightMovesNothing() throws {
    let screen = try Screen(.scrollStage) { Growing() }
    screen.scroll(by: 470)
    let top = try screen.top("row 12")
    #expect(top < 100)
    try screen.tap(text: "grow")
    #expect(try screen.top("row 12") == top)
    #expect(try screen.frame("row 10").height == 140)
  }

  private struct Editable: View {
    @State private var rows = Array(0..<100)
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { NumberedRow(number: $0) } } }
        .overlay(alignment: .bottom) {
          HStack {
            Button("insert") { withAnimation(.linear(duration: 0.5)) { rows.insert(500, at: 2) } }
            Button("remove") { withAnimation(.linear(duration: 0.5)) { rows.removeAll { $0 == 3 } } }
          }
        }
    }
  }

  @Test func rowsComeAndGoAnimated() throws {
    let screen = try Screen(.scrollStage) { Editable() }
    try screen.tap(text: "insert")
    screen.advance(by: 0.2)
    let moving = try screen.top("row 2")
    #expect(moving > 80 && moving < 120)
    try screen.settle()
    #expect(try screen.top("row 500") == 80 && screen.top("row 2") == 120)
    try screen.tap(text: "remove")
    screen.advance(by: 0.2)
    #expect(screen.rows()[3] != nil)
    try screen.settle()
    #expect(screen.rows()[3] == nil)
    #expect(try screen.top("row 4") == 160)
  }

  @Test func withoutAScrollViewTheScreenIsWhatIsVisible() throws {
    let roll = Roll()
    let screen = try Screen(.scrollStage) {
      LazyVStack(spacing: 0) { ForEach(0..<10_000) { RollRow(number: $0, roll: roll) } }
    }
    #expect(roll.present.count < 40, "\(roll.present.count)")
    #expect(!screen.rows().isEmpty)
  }

  @Test func itTakesAllWidthAndTheLengthOfItsRows() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<3) { Color.red.frame(width: 50, height: 20).accessibilityIdentifier("\($0)") }
        }
        .background(Color.blue.accessibilityIdentifier("stack"))
      }
    }
    #expect(try screen.frame("stack") == CGRect(x: 0, y: 0, width: 300, height: 76))
    #expect(try screen.frame("2") == CGRect(x: 0, y: 56, width: 50, height: 20))
  }

  @Test func aRowOfManyKindsOfViews() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView {
        LazyVStack(spacing: 0) {
          NumberedRow(number: 1000)
          ForEach(0..<50) { row in
            if row.isMultiple(of: 2) { NumberedRow(number: row) }
            if row == 4 { NumberedRow(number: 2000, height: 10) }
          }
          NumberedRow(number: 3000)
        }
      }
    }
    #expect(try screen.top("row 4") == 120 && screen.top("row 2000") == 160 && screen.top("row 6") == 170)
    for _ in 0..<6 { screen.flick(from: CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 100)) }
    try screen.settle()
    #expect(try screen.frame("row 3000").maxY == 600)
    #expect(try screen.frame("row 48").maxY == 560)
  }

  @Test func readFromRightToLeftARowBeginsAtTheRight() throws {
    let screen = try Screen(.scrollStage, settings: Settings(isRightToLeft: true)) {
      ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<1000) { NumberedRow(number: $0).frame(width: 100) } } }
    }
    #expect(try screen.frame("row 0").maxX == 300)
    #expect(screen.rows().count < 10)
    screen.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 260, y: 300), duration: 0.3, holding: 0.2)
    #expect(try screen.frame("row 2").maxX == 300)
  }

  @Test func repeatedIdentitiesAreReportedAndShownOnce() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView { LazyVStack(spacing: 0) { ForEach([1, 2, 2, 3], id: \.self) { NumberedRow(number: $0) } } }
    }
    #expect(screen.console.count == 1 && screen.console[0].contains("the ID 2 occurs multiple times"))
    #expect(try screen.top("row 3") == 80)
  }

  private struct TopKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }
  private struct Counted: View {
    @State private var count = 0
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<100) { NumberedRow(number: $0).preference(key: TopKey.self, value: 1) } }
      }
      .onPreferenceChange(TopKey.self) { count = $0 }
      .overlay(alignment: .bottom) { Text("\(count) rows") }
    }
  }

  @Test func preferencesAreThoseOfTheRowsThatAreThere() throws {
    let screen = try Screen(.scrollStage) { Counted() }
    #expect(screen.shows(text: "15 rows"))
    screen.scroll(by: 40)
    #expect(screen.shows(text: "16 rows"))
  }
}
