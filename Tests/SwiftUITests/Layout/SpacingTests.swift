import CoreGraphics
import Testing

@testable import SwiftUI

/// Default distances in stacks.
@MainActor
struct SpacingTests {
  private func gap<A: View, B: View>(vertical: Bool = true, _ a: A, _ b: B) -> CGFloat {
    let first = a.accessibilityIdentifier("a"), second = b.accessibilityIdentifier("b")
    let found =
      vertical
      ? frames(["a", "b"]) {
        VStack {
          first; second
        }
      }
      : frames(["a", "b"]) {
        HStack {
          first; second
        }
      }
    return vertical ? found[1]!.minY - found[0]!.maxY : found[1]!.minX - found[0]!.maxX
  }
  private var plain: some View { Color.gray.frame(width: 30, height: 30) }

  @Test func pairs() {
    // Recorded from SwiftUI on macOS: 0 between texts in a column, 8 in a row.
    #expect(gap(Text("a"), Text("b")) == 0)
    #expect(gap(vertical: false, Text("a"), Text("b")) == 8)
    #expect(gap(Text("a"), plain) == 8)
    #expect(gap(plain, plain) == 8)
    #expect(gap(plain, Spacer()) == 0)
    #expect(gap(plain, Spacer().frame(height: 10)) == 8, "a frame of a fixed height hides the spacer in it")
  }

  @Test func whatIsAroundATextHidesIt() {
    #expect(gap(Text("a").padding(.bottom, 1), Text("b")) == 8)
    #expect(gap(Text("a").padding(.top, 1), Text("b")) == 0)
    #expect(gap(Text("a").frame(height: 40), Text("b")) == 8)
    #expect(gap(Text("a").frame(width: 40), Text("b")) == 0)
    #expect(gap(Text("a").opacity(0.5), Text("b").background(Color.red)) == 0)
  }

  @Test func stacksFaceTheirNeighboursWithTheirEnds() {
    #expect(
      gap(
        VStack {
          plain; Text("a")
        }, Text("b")) == 0)
    #expect(
      gap(
        VStack {
          Text("a"); plain
        }, Text("b")) == 8)
    #expect(
      gap(
        HStack {
          Text("a"); Text("b")
        }, HStack { Text("c") }) == 0)
    #expect(
      gap(
        HStack {
          Text("a"); plain
        }, Text("b")) == 8)
  }

  @Test func aChangedNeighbourChangesTheDistance() {
    struct Root: View {
      var isPadded: Bool
      var body: some View {
        VStack {
          VStack { if isPadded { Color.red.frame(width: 85, height: 19) } else { Text(verbatim: "aaaaaaaaaa") } }
          box("b", 10, 10).background(Text("x")).hidden(isPadded)
          Text(verbatim: "b").accessibilityIdentifier("t")
        }
      }
    }
    let host = Host(size: CGSize(width: 400, height: 600), Root(isPadded: false))
    let before = host.layers
    host.rootView.isPadded = true
    host.frame()
    #expect(host.layers == Host(size: CGSize(width: 400, height: 600), Root(isPadded: true)).layers && host.layers != before)
  }

  @Test func spacingIsAValue() {
    var spacing = ViewSpacing()
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: spacing, along: .horizontal) == 0)
    spacing.formUnion(.zero, edges: .bottom)
    #expect(spacing.distance(to: ViewSpacing(), along: .vertical) == 0)
    #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing.text.union(ViewSpacing(), edges: .top).distance(to: .text, along: .vertical) == 0)
  }
}

extension View {
  fileprivate func hidden(_ isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
}
