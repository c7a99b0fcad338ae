import Exhibits
import SwiftUI
import Testing
import Touchstone

/// Heights that differ by the safe area.
@MainActor
@Suite struct SafeHeightPagingTests {
  static let device = Device.iPhone14
  /// What the insets take of the height: 47 + 34 points.
  static var insets: CGFloat { device.safeArea.top + device.safeArea.bottom }

  private func backgrounds(_ sizes: SafeHeightPaging.Sizes) throws -> (first: CGRect, second: CGRect) {
    let screen = try Screen(Self.device) { SafeHeightPaging(sizes) }
    try screen.settle()
    return (try screen.find(id: "background-0").frame, try screen.find(id: "background-1").frame)
  }

  @Test func backgroundsOfTheScreenAtTheSafeDistanceOverlap() throws {
    let (first, second) = try backgrounds(.safeDistanceUnderFullBackground)
    #expect(first == CGRect(origin: .zero, size: Self.device.size))
    #expect(second.minY - first.maxY == -Self.insets)
  }

  @Test func cardsOfTheSafeAreaAtTheScreensDistanceLeaveAGap() throws {
    let (first, second) = try backgrounds(.fullDistanceUnderSafeCards)
    #expect(first.height == Self.device.size.height - Self.insets)
    #expect(second.minY - first.maxY == Self.insets)
  }

  @Test func oneSourceLeavesNothing() throws {
    let (first, second) = try backgrounds(.oneSource)
    #expect(first == CGRect(origin: .zero, size: Self.device.size))
    #expect(second == first.offsetBy(dx: 0, dy: Self.device.size.height))
  }
}
