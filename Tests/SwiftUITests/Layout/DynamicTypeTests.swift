import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct DynamicTypeTests {
  private struct Icon: View {
    @ScaledMetric private var side: CGFloat = 30
    @ScaledMetric(relativeTo: .largeTitle) private var height = 34.0
    var body: some View { box("a", side, height) }
  }

  @Test func metricsGrowWithTheText() {
    #expect(frame("a") { Icon() }?.size == CGSize(width: 30, height: 34))
    // body: 53 of 17 points, largeTitle: 60 of 34.
    let grown = frame("a") { Icon().dynamicTypeSize(.accessibility5) }!
    #expect(abs(grown.width - 30 * 53 / 17) <= 1 / 3 && grown.height == 60)
  }

  @Test func rangesKeepSizesWithin() {
    func width<R: RangeExpression>(_ size: DynamicTypeSize, _ range: R) -> CGFloat? where R.Bound == DynamicTypeSize {
      frame("a") { Text(verbatim: "aa").accessibilityIdentifier("a").dynamicTypeSize(range).dynamicTypeSize(size) }?.width
    }
    #expect(width(.accessibility5, ...DynamicTypeSize.xxxLarge) == 23)
    #expect(width(.xSmall, DynamicTypeSize.large...) == 17)
    #expect(width(.xLarge, DynamicTypeSize.small...DynamicTypeSize.xxxLarge) == 19)
  }
}
