import CoreGraphics
import Testing

@testable import SwiftUI

/// Layouts written by the app.
@MainActor
struct CustomLayoutTests {
  private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }

  private final class Calls: @unchecked Sendable { var made = 0, updated = 0, placed = 0 }

  /// Gives width out by weight.
  private struct Weighted: Layout {
    var gap: CGFloat = 0
    var calls = Calls()
    struct Cache { var total: CGFloat }
    var animatableData: CGFloat {
      get { gap }
      set { gap = newValue }
    }
    func makeCache(subviews: Subviews) -> Cache {
      calls.made += 1
      return Cache(total: subviews.reduce(0) { $0 + $1[Weight.self] })
    }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {
      calls.updated += 1
      cache.total = subviews.reduce(0) { $0 + $1[Weight.self] }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
      proposal.replacingUnspecifiedDimensions(by: CGSize(width: 100, height: 20))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
      calls.placed += 1
      var x = bounds.minX
      let room = bounds.width - gap * CGFloat(max(0, subviews.count - 1))
      for view in subviews {
        let width = room * view[Weight.self] / cache.total
        view.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(width: width, height: 40))
        x += width + gap
      }
    }
  }

  @Test func valuesReachTheLayout() {
    let found = frames(["a", "b"]) {
      Weighted() {
        filler("a").layoutValue(key: Weight.self, value: 3).padding(0)
        filler("b")
      }
    }
    #expect(found == [CGRect(x: 0, y: 280, width: 300, height: 40), CGRect(x: 300, y: 280, width: 100, height: 40)])
  }

  @Test func aChangedValueOrSubviewUpdatesTheCache() {
    struct Root: View {
      var weight: CGFloat
      var hasThird: Bool
      let layout: Weighted
      var body: some View {
        layout {
          filler("a").layoutValue(key: Weight.self, value: weight)
          filler("b")
          if hasThird { filler("c") }
        }
      }
    }
    let calls = Calls()
    let host = Host(size: CGSize(width: 400, height: 600), Root(weight: 1, hasThird: false, layout: Weighted(calls: calls)))
    #expect(host.frame(of: "a")?.width == 200 && calls.made == 1)
    host.rootView.weight = 3
    host.frame()
    #expect(host.frame(of: "a")?.width == 300 && calls.made == 1 && calls.updated == 1)
    host.rootView.hasThird = true
    host.frame()
    #expect(host.frame(of: "a")?.width == 240 && host.frame(of: "c") == CGRect(x: 320, y: 280, width: 80, height: 40))
  }

  @Test func parametersAnimate() {
    struct Root: View {
      var gap: CGFloat
      var body: some View {
        Weighted(gap: gap) {
          filler("a"); filler("b")
        }
      }
    }
    let host = Host(size: CGSize(width: 400, height: 600), Root(gap: 0))
    withAnimation(.linear(duration: 1)) { host.rootView.gap = 100 }
    host.frame()
    for _ in 0..<30 { host.frame(after: 1 / 60) }
    #expect(host.frame(of: "b").map { abs($0.minX - 225) <= 0.5 } == true)
    #expect(host.settle())
    #expect(host.frame(of: "b")?.minX == 250)
  }

  private struct Lazybones: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 100)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.last?.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
    }
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .top ? 30 : nil }
  }

  @Test func whatIsNotPlacedLiesInTheMiddle() {
    let found = frames(["a", "b"]) {
      Lazybones() {
        box("a", 20, 20); box("b", 20, 20)
      }
    }
    #expect(found == [CGRect(x: 190, y: 290, width: 20, height: 20), CGRect(x: 280, y: 330, width: 20, height: 20)])
  }

  @Test func layoutsHaveGuides() {
    let found = frames(["a", "b"]) {
      HStack(alignment: .top, spacing: 0) {
        box("a", 10, 10); Lazybones() { box("b", 20, 20) }
      }
    }
    #expect(found[1]!.maxY - 100 == found[0]!.minY - 30)
  }

  @Test func stacksAreLayouts() {
    let found = frames(["a", "b", "c"]) {
      VStackLayout(alignment: .leading, spacing: 4) {
        box("a", 20, 20); box("b", 50, 20); Divider().accessibilityIdentifier("c")
      }
    }
    #expect(found[0]?.minX == found[1]?.minX && found[1]!.minY == found[0]!.maxY + 4)
    #expect(found[2].map { isNear($0.size, 400, 1 / 3) } == true)
  }

  @Test func anyLayoutKeepsStateAndMovesViews() {
    struct Counter: View {
      @State private var number: Int
      init(_ number: Int) { _number = State(initialValue: number) }
      var body: some View { Text(verbatim: "\(number)").accessibilityIdentifier("n") }
    }
    struct Root: View {
      var isVertical: Bool
      let start: Int
      var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          box("a", 20, 20)
          Spacer()
          Divider().accessibilityIdentifier("d")
          Counter(start)
        }
      }
    }
    let size = CGSize(width: 400, height: 600)
    let host = Host(size: size, Root(isVertical: false, start: 1))
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 290, width: 20, height: 20))
    #expect(host.frame(of: "d").map { isNear($0.size, 1 / 3, 600) } == true)
    host.rootView = Root(isVertical: true, start: 2)
    host.frame()
    #expect(host.layers.contains("\"1\"") && !host.layers.contains("\"2\""))
    #expect(host.frame(of: "a") == CGRect(x: 190, y: 0, width: 20, height: 20))
    #expect(host.frame(of: "d")?.width == 400)
    withAnimation(.linear(duration: 1)) { host.rootView = Root(isVertical: false, start: 3) }
    host.frame()
    for _ in 0..<30 { host.frame(after: 1 / 60) }
    #expect(host.frame(of: "a").map { abs($0.minX - 95) < 0.5 && abs($0.minY - 145) < 0.5 } == true)
  }

  @Test func subviewsAreACollection() {
    final class Notes: @unchecked Sendable { var counts: [Int] = [], direction: LayoutDirection? }
    struct Asking: Layout {
      let notes: Notes
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        notes.counts = [subviews.count, subviews[1..<3].count, subviews[[0, 2]].count, subviews.prefix(1).count]
        notes.direction = subviews.layoutDirection
        #expect(subviews[1..<3][0] == subviews[1] && subviews[[2, 0]].first == subviews[2])
        #expect(subviews[0].priority == 2 && subviews[1].priority == 0)
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let notes = Notes()
    _ = Host(
      size: CGSize(width: 400, height: 600),
      Asking(notes: notes) {
        box("a", 1, 1).layoutPriority(2); box("b", 1, 1); box("c", 1, 1)
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(notes.counts == [3, 2, 2, 1] && notes.direction == .rightToLeft)
  }
}
