import SwiftUI
import Testing
import Touchstone

/// An app's layout that answers with what is no size: it is told once, and its neighbours keep theirs.
@MainActor @Suite struct OddLayoutTests {
  private struct Lost: Layout {
    let size: CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { size }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test(arguments: [
    CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: CGFloat.nan),
    CGSize(width: CGFloat.nan, height: -CGFloat.infinity),
    CGSize(width: -CGFloat.infinity, height: CGFloat.nan),
  ]) func neighboursKeepTheirSizes(size: CGSize) throws {
    let screen = try Screen(.iPhone14) {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 44).accessibilityElement().accessibilityIdentifier("neighbour")
        Lost(size: size) { Text("x") }
      }
    }
    #expect(try screen.find(id: "neighbour").frame.size == CGSize(width: 50, height: 44))
    #expect(screen.console.filter { $0.contains("Lost.sizeThatFits answers with") }.count == 1, "\(screen.console)")
    #expect(screen.console.count == 1)
  }
}
