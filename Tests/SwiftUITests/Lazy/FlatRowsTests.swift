import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Rows that take up no room, of which any number fits on the screen.
@MainActor struct FlatRowsTests {
  private static let device = Device(name: "flat", size: CGSize(width: 300, height: 600), scale: 1)

  @MainActor private final class Count { var made = 0 }
  private struct Row: View {
    let count: Count
    let height: CGFloat
    init(_ count: Count, _ height: CGFloat) {
      count.made += 1
      self.count = count
      self.height = height
    }
    var body: some View { Color.red.frame(width: 20, height: height) }
  }
  private struct FlatList: View {
    let count: Count
    let height: CGFloat
    var rows = 1_000_000
    var body: some View {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<rows, id: \.self) { _ in Row(count, height) } } }
    }
  }

  @Test(arguments: [0, 1e-9] as [CGFloat])
  func aMillionFlatRows(height: CGFloat) throws {
    let count = Count()
    let screen = try Screen(Self.device) { FlatList(count: count, height: height) }
    #expect(screen.console.count == 1, "\(screen.console)")
    #expect(screen.console.first?.contains("LazyVStack: 2000 rows were made that are shorter") == true, "\(screen.console)")
    #expect(screen.console.first?.contains("Remedy") == true)
    #expect((2_000...2_100).contains(count.made), "\(count.made) rows")
    screen.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 100), duration: 0.1)
    screen.advance(by: 1)
    #expect(screen.console.count == 1 && screen.unsettledFrames.isEmpty)
    // Far from the screen they are dropped, and made again when they come back.
    #expect(count.made <= 4_200, "\(count.made) rows")
  }

  /// What is not flat is found behind what is.
  @Test(arguments: [1, 2]) func rowsBehindFlatOnes(columns: Int) throws {
    let screen = try Screen(Self.device) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(), count: columns), spacing: 0) {
          ForEach(0..<1_000, id: \.self) { NumberedRow(number: $0, height: $0 < 200 ? 0 : 40) }
        }
      }
    }
    screen.advance(by: 0.1)
    #expect(screen.console.isEmpty, "\(screen.console)")
    let rows = screen.rows().filter { $0.key >= 200 }
    #expect(rows[200]?.minY == 0 && rows[200]?.height == 40, "\(rows)")
    #expect(rows.count >= 15 * columns && rows.count < 60 * columns, "\(rows.count)")
  }

  @Test func columnsAndLinesOfFlatViews() throws {
    let count = Count()
    let screen = try Screen(Self.device) {
      VStack {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { _ in Color.red.frame(width: 0, height: 10) } }
        }
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
            ForEach(0..<100_000, id: \.self) { _ in Row(count, 0) }
          }
        }
      }
    }
    #expect(screen.console.filter { $0.contains("LazyHStack") }.count == 1, "\(screen.console)")
    #expect(screen.console.filter { $0.contains("LazyVGrid") }.count == 1, "\(screen.console)")
    #expect((2_000...2_100).contains(count.made), "\(count.made) views")
  }

  @Test func rowsWithoutAView() throws {
    let screen = try Screen(Self.device) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000, id: \.self) { if $0 < 0 { Text("never") } } } }
    }
    #expect(screen.console.count == 1 && screen.console[0].contains("no view"), "\(screen.console)")
  }

  /// What lies behind rows that are hidden is found, however many there are within reason.
  @Test func rowsBehindHiddenOnes() throws {
    let screen = try Screen(Self.device) {
      ScrollView { LazyVStack { ForEach(0..<3_000, id: \.self) { if $0 == 2_999 { Text("last") } } } }
    }
    #expect(screen.console.isEmpty)
    #expect(screen.findAll(text: "last").count == 1)
  }

  @Test func rowsOfAPointEach() throws {
    let count = Count()
    let screen = try Screen(Self.device) { FlatList(count: count, height: 1, rows: 5_000) }
    #expect(screen.console.isEmpty)
    #expect((600...760).contains(count.made), "\(count.made) rows")
  }

  @Test func spacingAloneFillsTheScreen() throws {
    let count = Count()
    let screen = try Screen(Self.device) {
      ScrollView { LazyVStack(spacing: 8) { ForEach(0..<100_000, id: \.self) { _ in Row(count, 0) } } }
    }
    #expect(screen.console.isEmpty)
    #expect((70...120).contains(count.made), "\(count.made) rows")
  }

  @Test func gridsWithoutColumnsHaveOne() throws {
    let screen = try Screen(Self.device) {
      ScrollView {
        LazyVGrid(columns: [], spacing: 0) { ForEach(0..<10, id: \.self) { NumberedRow(number: $0, height: 40) } }
      }
    }
    #expect(screen.console.isEmpty)
    #expect(screen.rows().count == 10)
    #expect(screen.rows()[1]?.minY == 40)
  }

  private struct Broken: Layout {
    let size: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }
  @Test(arguments: [.nan, -7, .infinity, -.infinity, 1e300] as [CGFloat])
  func rowsWhoseHeightIsNone(height: CGFloat) throws {
    let screen = try Screen(Self.device) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { number in
            if number.isMultiple(of: 2) {
              Broken(size: CGSize(width: 20, height: height)) { Color.red }
            } else {
              Color.blue.frame(width: 20, height: height)
            }
          }
        }
      }
    }
    screen.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 150, y: 100), duration: 0.1)
    screen.advance(by: 1)
    _ = screen.picture()
    #expect(screen.unsettledFrames.isEmpty)
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"))
    #expect(height > 1e100 && height.isFinite || !screen.console.isEmpty, "\(height) is not reported")
    #expect(screen.console.count < 20, "\(screen.console.count) lines: \(screen.console.prefix(4))")
  }
}
