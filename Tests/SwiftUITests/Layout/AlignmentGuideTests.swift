import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
struct AlignmentGuideTests {
  @Test func guidesMoveViewsInStacks() {
    let found = frames(["a", "b"]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 10)
        box("b", 40, 10).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    #expect(found[1]!.maxX == found[0]!.minX)
  }

  @Test func closuresSeeSizeAndInnerGuides() {
    let found = frames(["a", "b"]) {
      HStack(alignment: .top, spacing: 0) {
        box("a", 10, 50)
        box("b", 10, 20).alignmentGuide(.top) { _ in 5 }.alignmentGuide(.top) { $0[.top] * 2 + $0.height }
      }
    }
    #expect(found[1]!.minY == found[0]!.minY - 30)
  }

  @Test func customGuidesReachThroughWhatIsAround() {
    let found = frames(["a", "b"]) {
      VStack(alignment: .third, spacing: 0) {
        HStack(spacing: 0) {
          box("x", 30, 10)
          box("a", 20, 10).alignmentGuide(.third) { $0[HorizontalAlignment.center] }
        }.padding(.leading, 7)
        box("b", 90, 10)
      }
    }
    #expect(found[0]!.midX == found[1]!.minX + 30)
  }

  @Test func otherGuidesAreLeftAlone() {
    let found = frames(["a", "b"]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 10); box("b", 40, 10).alignmentGuide(.trailing) { _ in 0 }
      }
    }
    #expect(found[0]!.minX == found[1]!.minX)
  }

  @Test func senselessGuidesAreReported() {
    let host = Host(
      size: CGSize(width: 100, height: 100),
      VStack(alignment: .leading) { box("a", 10, 10).alignmentGuide(.leading) { _ in .nan } })
    #expect(host.frame(of: "a") != nil && host.console.contains { $0.contains("alignmentGuide") })
  }

  /// A guide that comes without a change of size is heard of through views that are between.
  @Test func guidesThatComeAreHeardOf() {
    struct Root: View {
      var hasText: Bool
      var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          ZStack(alignment: .topLeading) {
            box("a", 50, 50); if hasText { Text(verbatim: "a") }
          }.padding(1).frame(width: 60)
          box("b", 10, 10)
        }
      }
    }
    let host = Host(size: CGSize(width: 400, height: 600), Root(hasText: false))
    host.rootView.hasText = true
    host.frame()
    #expect(host.layers == Host(size: CGSize(width: 400, height: 600), Root(hasText: true)).layers)
  }
}
