import CoreGraphics
import Testing

@testable import SwiftUI

/// Layouts recorded from Apple's SwiftUI in a root of 400 × 600 points, with boxes of the recorded sizes in place of texts.
///
/// The recorder's window is as large as its content, rounded up to whole points, and the content stands in its middle: a single text
/// of 60.5 is recorded at 0.5 in a root of 61. So the root's size is compared after rounding it up, and leaves by their places in it.
@MainActor
struct RecordedLayoutTests {
  /// Points; the recordings stand on a grid of half points.
  private let tolerance: CGFloat = 0.5
  /// Eight pixels a point, so that places are hardly rounded.
  private func expect<V: View>(
    _ scenario: String, root: CGSize, _ leaves: [(CGFloat, CGFloat, CGFloat, CGFloat)], @ViewBuilder _ view: () -> V
  ) {
    let host = Host(size: CGSize(width: 400, height: 600), scale: 8, view().accessibilityIdentifier("root"))
    guard let layer = host.layer("root") else {
      Issue.record("\(scenario): no root")
      return
    }
    let window = CGSize(width: layer.size.width.rounded(.up), height: layer.size.height.rounded(.up))
    #expect(window == root, "\(scenario): root \(layer.size), recorded \(root)")
    for (index, leaf) in leaves.enumerated() {
      let recorded = CGRect(x: leaf.0, y: leaf.1, width: leaf.2, height: leaf.3)
      let origin = CGPoint(
        x: layer.frameInRoot.minX - (window.width - layer.size.width) / 2,
        y: layer.frameInRoot.minY - (window.height - layer.size.height) / 2)
      let frame = host.frame(of: "\(index)")?.offsetBy(dx: -origin.x, dy: -origin.y)
      #expect(
        isNear(frame, recorded, within: tolerance),
        "\(scenario): leaf \(index) at \(String(describing: frame)), recorded \(recorded)")
    }
  }

  @Test func leaves() {
    expect("text-single", root: CGSize(width: 31, height: 16), [(0, 0, 31, 16)]) { box("0", 31, 16) }
    // Recorded as 399 in a window of 400: the text was wider than 399, and less than 399.25, which would be 399.5 on the grid. The box
    // is in the middle of that.
    expect("text-long-wrap", root: CGSize(width: 400, height: 16), [(0.5, 0, 399, 16)]) { box("0", 399.125, 16) }
    expect("color-fill", root: CGSize(width: 400, height: 600), [(0, 0, 400, 600)]) { filler("0") }
    expect("spacer-vertical", root: CGSize(width: 0, height: 600), []) { VStack { Spacer() } }
    expect("empty-vstack", root: .zero, []) { VStack {} }
  }

  @Test func verticalStacks() {
    expect("vstack-default", root: CGSize(width: 46, height: 48), [(9.5, 0, 27, 16), (0, 16, 46, 16), (7.5, 32, 31.5, 16)]) {
      VStack(spacing: 0) {
        box("0", 27, 16); box("1", 46, 16); box("2", 31.5, 16)
      }
    }
    expect("vstack-leading", root: CGSize(width: 78, height: 48), [(0.5, 0, 33.5, 16), (0.5, 16, 77.5, 16), (0.5, 32, 22.5, 16)])
    {
      VStack(alignment: .leading, spacing: 0) {
        box("0", 33.5, 16); box("1", 77.5, 16); box("2", 22.5, 16)
      }
    }
    expect(
      "vstack-trailing", root: CGSize(width: 78, height: 48), [(44.5, 0, 33.5, 16), (0.5, 16, 77.5, 16), (55.5, 32, 22.5, 16)]
    ) {
      VStack(alignment: .trailing, spacing: 0) {
        box("0", 33.5, 16); box("1", 77.5, 16); box("2", 22.5, 16)
      }
    }
    expect("vstack-spacing-20", root: CGSize(width: 46, height: 88), [(9.5, 0, 27, 16), (0, 36, 46, 16), (7.5, 72, 31.5, 16)]) {
      VStack(spacing: 20) {
        box("0", 27, 16); box("1", 46, 16); box("2", 31.5, 16)
      }
    }
    expect("vstack-with-spacer", root: CGSize(width: 45, height: 600), [(11.5, 0, 22.5, 16), (0.5, 584, 44.5, 16)]) {
      VStack {
        box("0", 22.5, 16); Spacer(); box("1", 44.5, 16)
      }
    }
    expect(
      "spacer-between-texts", root: CGSize(width: 49, height: 600),
      [(2.5, 0, 44.5, 16), (0.5, 292, 48.5, 16), (5, 584, 39.5, 16)]
    ) {
      VStack {
        box("0", 44.5, 16); Spacer(); box("1", 48.5, 16); Spacer(); box("2", 39.5, 16)
      }
    }
    expect("single-child-vstack", root: CGSize(width: 61, height: 16), [(0.5, 0, 60.5, 16)]) { VStack { box("0", 60.5, 16) } }
    expect("zero-spacing-vstack", root: CGSize(width: 10, height: 48), [(0.5, 0, 9, 16), (1, 16, 8.5, 16), (0.5, 32, 9.5, 16)]) {
      VStack(spacing: 0) {
        box("0", 9, 16); box("1", 8.5, 16); box("2", 9.5, 16)
      }
    }
  }

  @Test func horizontalStacks() {
    expect("hstack-default", root: CGSize(width: 64, height: 16), [(0, 0, 24, 16), (32, 0, 32, 16)]) {
      HStack {
        box("0", 24, 16); box("1", 32, 16)
      }
    }
    expect("hstack-top", root: CGSize(width: 93, height: 48), [(0.5, 0, 33.5, 16), (42, 0, 51, 48)]) {
      HStack(alignment: .top) {
        box("0", 33.5, 16); box("1", 51, 48)
      }
    }
    expect("hstack-spacing-20", root: CGSize(width: 76, height: 16), [(0, 0, 24, 16), (44, 0, 32, 16)]) {
      HStack(spacing: 20) {
        box("0", 24, 16); box("1", 32, 16)
      }
    }
    expect("hstack-with-spacer", root: CGSize(width: 400, height: 16), [(0, 0, 24, 16), (368, 0, 32, 16)]) {
      HStack {
        box("0", 24, 16); Spacer(); box("1", 32, 16)
      }
    }
    expect(
      "mixed-fixed-flexible-hstack", root: CGSize(width: 400, height: 600),
      [(24, 292, 32.5, 16), (80, 0, 252, 600), (358.5, 292, 23.5, 16)]
    ) {
      HStack(spacing: 0) {
        box("0", 32.5, 16).frame(width: 80)
        filler("1")
        Spacer()
        box("2", 23.5, 16).frame(width: 60)
      }
    }
  }

  @Test func depthStacks() {
    expect("zstack-default", root: CGSize(width: 200, height: 200), [(0, 0, 200, 200), (72, 92, 56, 16)]) {
      ZStack {
        box("0", 200, 200); box("1", 56, 16)
      }
    }
    expect("zstack-top-leading", root: CGSize(width: 200, height: 200), [(0, 0, 200, 200), (0, 0, 70.5, 16)]) {
      ZStack(alignment: .topLeading) {
        box("0", 200, 200); box("1", 70.5, 16)
      }
    }
  }

  @Test func frames() {
    expect("frame-fixed", root: CGSize(width: 200, height: 100), [(77, 42, 46, 16)]) {
      box("0", 46, 16).frame(width: 200, height: 100)
    }
    expect("frame-min-max", root: CGSize(width: 300, height: 150), [(113, 67, 74, 16)]) {
      box("0", 74, 16).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
    }
    expect("frame-maxwidth-infinity", root: CGSize(width: 400, height: 16), [(169.5, 0, 61, 16)]) {
      box("0", 61, 16).frame(maxWidth: .infinity)
    }
    expect("frame-alignment-top-leading", root: CGSize(width: 200, height: 200), [(0, 0, 15.5, 16)]) {
      box("0", 15.5, 16).frame(width: 200, height: 200, alignment: .topLeading)
    }
    expect("frame-alignment-center", root: CGSize(width: 200, height: 200), [(95.5, 92, 9.5, 16)]) {
      box("0", 9.5, 16).frame(width: 200, height: 200, alignment: .center)
    }
    expect("frame-minheight-centers-content", root: CGSize(width: 400, height: 180), [(172, 82, 56, 16)]) {
      box("0", 56, 16).frame(maxWidth: .infinity, minHeight: 180)
    }
    expect("deeply-nested-frames", root: CGSize(width: 300, height: 200), [(134, 92, 32, 16)]) {
      box("0", 32, 16).frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
    }
  }

  @Test func paddings() {
    expect("padding-default", root: CGSize(width: 79, height: 48), [(16.5, 16, 46.5, 16)]) { box("0", 46.5, 16).padding() }
    expect("padding-custom", root: CGSize(width: 114, height: 56), [(20.5, 20, 73.5, 16)]) { box("0", 73.5, 16).padding(20) }
    expect("padding-horizontal", root: CGSize(width: 110, height: 16), [(24, 0, 62, 16)]) {
      box("0", 62, 16).padding(.horizontal, 24)
    }
    expect("padding-nested", root: CGSize(width: 141, height: 64), [(24, 24, 93, 16)]) { box("0", 93, 16).padding(8).padding(16) }
    expect("frame-inside-padding", root: CGSize(width: 140, height: 90), [(65.5, 37, 9, 16)]) {
      box("0", 9, 16).frame(width: 100, height: 50).padding(20)
    }
  }

  @Test func screens() {
    expect("vstack-frame-padding", root: CGSize(width: 400, height: 64), [(16, 12, 26.5, 16), (16, 36, 47, 16)]) {
      VStack(spacing: 8) {
        box("0", 26.5, 16).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
        box("1", 47, 16).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
      }.padding(.vertical, 12)
    }
    expect(
      "hstack-in-vstack", root: CGSize(width: 400, height: 44),
      [(16, 0, 33, 16), (350.5, 0, 33.5, 16), (16, 28, 48.5, 16), (355.5, 28, 28.5, 16)]
    ) {
      VStack(spacing: 12) {
        HStack {
          box("0", 33, 16); Spacer(); box("1", 33.5, 16)
        }.padding(.horizontal, 16)
        HStack {
          box("2", 48.5, 16); Spacer(); box("3", 28.5, 16)
        }.padding(.horizontal, 16)
      }
    }
    expect(
      "app-header-content-footer", root: CGSize(width: 400, height: 600),
      [(16, 8, 44.5, 16), (16, 580, 39, 16), (360, 580, 24, 16)]
    ) {
      VStack(spacing: 0) {
        box("0", 44.5, 16).frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16).padding(.vertical, 8)
        Spacer()
        HStack {
          box("1", 39, 16); Spacer(); box("2", 24, 16)
        }.padding(.horizontal, 16).padding(.vertical, 4)
      }
    }
  }
}
