import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Columns, lines and sections of lazy grids.
@MainActor @Suite struct LazyGridTests {
  private func cell(_ number: Int, height: CGFloat = 50) -> some View {
    Color.mint.frame(height: height).accessibilityIdentifier("row \(number)")
  }
  private func grid(_ columns: [GridItem], spacing: CGFloat = 0, height: @escaping (Int) -> CGFloat = { _ in 50 }) throws
    -> Screen
  {
    try Screen(.scrollStage) {
      ScrollView { LazyVGrid(columns: columns, spacing: spacing) { ForEach(0..<1000) { cell($0, height: height($0)) } } }
    }
  }

  @Test func flexibleColumnsShareWhatFixedOnesLeave() throws {
    let screen = try grid([GridItem(.fixed(60), spacing: 0), GridItem(spacing: 0), GridItem()])
    #expect(try screen.frame("row 0") == CGRect(x: 0, y: 0, width: 60, height: 50))
    #expect(try screen.frame("row 1") == CGRect(x: 60, y: 0, width: 120, height: 50))
    #expect(try screen.frame("row 2") == CGRect(x: 180, y: 0, width: 120, height: 50))
    #expect(try screen.frame("row 3").origin == CGPoint(x: 0, y: 50))
    #expect(screen.rows().count == 36)
  }

  @Test func asManyColumnsAsFit() throws {
    let screen = try grid([GridItem(.adaptive(minimum: 90))])
    // Three of 90 and two gaps of 8 make 286; a fourth would need 384.
    let width = (300.0 - 2 * 8) / 3
    #expect(try abs(screen.frame("row 2").minX - 2 * (width + 8)) <= 0.25 && abs(screen.frame("row 0").width - width) <= 0.25)
    #expect(try screen.top("row 3") == 50)
  }

  @Test func aLineIsAsHighAsItsHighestCell() throws {
    let screen = try grid([GridItem(), GridItem()], spacing: 10) { $0.isMultiple(of: 2) ? 30 : 70 }
    #expect(try screen.frame("row 0").minY == 20)
    #expect(try screen.top("row 1") == 0 && screen.top("row 3") == 80)
  }

  @Test func thousandsOfCellsOnlyThoseInViewAreThere() throws {
    let screen = try grid([GridItem(), GridItem(), GridItem()]) { 20 + CGFloat($0 % 7) * 10 }
    for _ in 0..<4 {
      screen.flick(from: CGPoint(x: 150, y: 550), to: CGPoint(x: 150, y: 50))
      try screen.settle()
      let frames = screen.rows().values
      #expect(frames.count < 60, "\(frames.count)")
      #expect(frames.contains { $0.minY <= 0 } && frames.contains { $0.maxY >= 600 })
    }
    for _ in 0..<40 { screen.flick(from: CGPoint(x: 150, y: 550), to: CGPoint(x: 150, y: 50)) }
    try screen.settle()
    #expect(try screen.frame("row 999").maxY <= 600)
  }

  @Test func aHorizontalGridFillsColumnAfterColumn() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(60))], spacing: 0) {
          ForEach(0..<500) { Color.mint.frame(width: 50).accessibilityIdentifier("row \($0)") }
        }
      }
    }
    let first = try screen.frame("row 0"), second = try screen.frame("row 1")
    #expect(second.minY == first.maxY && first.height == 40 && second.height == 60)
    #expect(try screen.frame("row 2").origin == CGPoint(x: 50, y: first.minY))
    #expect(screen.rows().count == 12)
  }

  private struct Sections: View {
    var pins: PinnedScrollableViews = [.sectionHeaders, .sectionFooters]
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pins) {
          ForEach(0..<50) { section in
            Section {
              ForEach(0..<10) { NumberedRow(number: 100 * section + $0) }
            } header: {
              Text("header \(section)").frame(maxWidth: .infinity).frame(height: 30).background(.white)
                .accessibilityIdentifier("header \(section)")
            } footer: {
              Text("footer \(section)").frame(maxWidth: .infinity).frame(height: 30).background(.white)
                .accessibilityIdentifier("footer \(section)")
            }
          }
        }
      }
    }
  }

  @Test func headersStayAsLongAsTheirSectionAndPushEachOther() throws {
    let screen = try Screen(.scrollStage) { Sections() }
    #expect(try screen.top("header 0") == 0 && screen.top("header 1") == 460)
    #expect(try screen.frame("footer 1").maxY == 600)
    screen.scroll(by: 110)
    #expect(try screen.top("header 0") == 0 && screen.top("row 0") == -70)
    screen.scroll(by: 335)
    // 425 are scrolled; the section ends at 430 with its footer before that.
    #expect(try screen.top("header 0") == -25 && screen.top("header 1") == 35)
    screen.scroll(by: 60)
    #expect(try screen.top("header 1") == 0)
  }

  @Test func headersThatAreNotPinnedGoAway() throws {
    let screen = try Screen(.scrollStage) { Sections(pins: []) }
    screen.scroll(by: 110)
    #expect(try screen.top("header 0") == -100)
  }

  @Test func inAGridAHeaderGoesAcross() throws {
    let screen = try Screen(.scrollStage) {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          Section {
            ForEach(0..<3) { cell($0) }
          } header: {
            Color.red.frame(height: 20).accessibilityIdentifier("header")
          }
          Section {
            ForEach(3..<6) { cell($0) }
          } header: {
            Color.red.frame(height: 20).accessibilityIdentifier("second")
          }
        }
      }
    }
    #expect(try screen.frame("header") == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(try screen.top("row 0") == 20 && screen.top("row 2") == 70)
    #expect(try screen.frame("second") == CGRect(x: 0, y: 120, width: 300, height: 20))
    #expect(try screen.top("row 3") == 140)
  }
}
