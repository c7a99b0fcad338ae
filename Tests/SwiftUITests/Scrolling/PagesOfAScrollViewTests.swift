import SwiftUI
import Testing
import Touchstone

/// Pages that are as large as the scroll view they lie in, while the scroll view across is as large as its content.
@MainActor
@Suite struct PagesOfAScrollViewTests {
  private static let safe = CGRect(x: 0, y: 47, width: 390, height: 763)
  private static let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  private func page(_ content: some View) throws -> CGRect {
    let screen = try Screen(.iPhone14) { content }
    try screen.settle()
    #expect(screen.console.isEmpty)
    return try screen.find(id: "page").frame
  }

  private var pages: some View {
    ForEach(0..<3) { position in
      Color.red
        .containerRelativeFrame([.horizontal, .vertical])
        .accessibilityIdentifier(position == 0 ? "page" : "")
    }
  }

  private var row: some View { ScrollView(.horizontal) { HStack(spacing: 0) { pages } } }
  private var column: some View { ScrollView { VStack(spacing: 0) { pages } } }

  @Test func inTheSafeArea() throws {
    #expect(try page(row) == Self.safe)
    #expect(try page(column) == Self.safe)
  }

  @Test func onTheWholeScreen() throws {
    #expect(try page(row.ignoresSafeArea()) == Self.whole)
    #expect(try page(column.ignoresSafeArea()) == Self.whole)
  }

  @Test func acrossAsItIsOffered() throws {
    let frame = try page(row.frame(height: 200))
    #expect(abs(frame.height - 200) < 0.01 && frame.width == 390)
  }

  @Test func aPartOfTheRoomMakesTheScrollViewAsSmall() throws {
    let screen = try Screen(.iPhone14) {
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.vertical) { length, _ in length * 0.25 }.frame(width: 50)
      }
      .overlay { Color.blue.accessibilityIdentifier("over") }
      .frame(height: 400)
    }
    try screen.settle()
    #expect(abs(try screen.find(id: "over").frame.height - 100) < 0.01)
  }
}
