import CoreGraphics
import Testing

@testable import SwiftUI

/// A view is laid out for the proposal that it answered, not for the size that it answered with.
@MainActor
struct ProposalTests {
  /// 20 characters of 8.5 points; 19 points a line (`PlainTypesetter`).
  private let words = "aaaaaaaaaaaaaaaaaaaa"

  @Test func anIdealRowGivesTextAllItWants() {
    let found = frames(["t", "c"]) {
      HStack(spacing: 0) {
        Text(verbatim: words).accessibilityIdentifier("t"); filler("c")
      }.fixedSize()
    }
    #expect(found[0].map(\.size) == CGSize(width: 170, height: 19))
    #expect(found[1].map(\.size) == CGSize(width: 10, height: 19))
  }

  @Test func anIdealColumnKeepsAllLines() {
    let found = frames(["t"], size: CGSize(width: 85, height: 600)) {
      VStack(spacing: 0) {
        Text(verbatim: words).accessibilityIdentifier("t"); Color.red
      }.fixedSize(horizontal: false, vertical: true)
    }
    #expect(found[0]?.height == 38)
  }

  @Test func fillersInARowOfIdealHeightAreAsTallAsTheTallest() {
    let found = frames(["a", "b"]) {
      HStack(spacing: 0) {
        box("a", 50, 80); filler("b")
      }.fixedSize(horizontal: false, vertical: true)
    }
    #expect(found[1]?.height == 80)
  }

  @Test func fillersBehindTextOfIdealSizeAreAsBigAsIt() {
    let found = frames(["c"]) {
      ZStack {
        filler("c"); Text(verbatim: words)
      }.fixedSize()
    }
    #expect(found[0]?.size == CGSize(width: 170, height: 19))
  }

  @Test func limitsAreKeptInside() {
    let found = frames(["c"]) { filler("c").frame(minWidth: 50, maxWidth: 200, maxHeight: 100).frame(width: 20, height: 600) }
    #expect(found[0]?.size == CGSize(width: 50, height: 100))
  }
}
