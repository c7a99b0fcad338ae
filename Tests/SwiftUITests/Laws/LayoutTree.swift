import CoreGraphics

@testable import SwiftUI

/// A random tree of layouts; leaves are numbered from 0.
indirect enum LayoutTree {
  case box(Int, CGFloat, CGFloat)
  case fill(Int)
  case text(Int, String, isFixed: Bool)
  case spacer(CGFloat?)
  case stack(Kind, CGFloat?, [LayoutTree])
  case fixed(CGFloat?, CGFloat?, Alignment, LayoutTree)
  case flexible(CGFloat?, CGFloat?, CGFloat?, CGFloat?, Alignment, LayoutTree)
  case padding(EdgeInsets, LayoutTree)
  case priority(Double, LayoutTree)
  case aspect(CGFloat, ContentMode, LayoutTree)
  case ideal(Bool, Bool, LayoutTree)
  case guide(HorizontalAlignment, CGFloat, LayoutTree)
  case verticalGuide(VerticalAlignment, CGFloat, LayoutTree)
  case position(CGPoint, LayoutTree)
  case behind(LayoutTree, Alignment, LayoutTree)

  enum Kind {
    case horizontal(VerticalAlignment), vertical(HorizontalAlignment), depth(Alignment)
    /// An app's layout: one after the other from the leading side, each a little lower.
    case staircase
  }
}

enum Third: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 } }
extension HorizontalAlignment { static let third = HorizontalAlignment(Third.self) }

struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var size = CGSize.zero
    for (index, view) in subviews.enumerated() {
      let own = view.sizeThatFits(proposal)
      size.width += own.width
      size.height = max(size.height, own.height + CGFloat(index) * 5)
    }
    return size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (index, view) in subviews.enumerated() {
      view.place(at: CGPoint(x: x, y: bounds.minY + CGFloat(index) * 5), proposal: proposal)
      x += view.sizeThatFits(proposal).width
    }
  }
}

struct LayoutTreeView: View {
  let tree: LayoutTree
  private func view(_ tree: LayoutTree) -> LayoutTreeView { LayoutTreeView(tree: tree) }

  var body: some View {
    switch tree {
    case .box(let number, let width, let height): box("\(number)", width, height)
    case .fill(let number): filler("\(number)")
    case .text(let number, let string, let isFixed):
      Text(verbatim: string).fixedSize(horizontal: isFixed, vertical: isFixed).accessibilityIdentifier("\(number)")
    case .spacer(let length): Spacer(minLength: length)
    case .stack(let kind, let spacing, let trees): StackView(kind: kind, spacing: spacing, trees: trees)
    default: ModifiedTreeView(tree: tree)
    }
  }
}

private struct StackView: View {
  let kind: LayoutTree.Kind
  let spacing: CGFloat?
  let trees: [LayoutTree]
  private var views: some View { ForEach(trees.indices, id: \.self) { LayoutTreeView(tree: trees[$0]) } }
  var body: some View {
    switch kind {
    case .horizontal(let alignment): HStack(alignment: alignment, spacing: spacing) { views }
    case .vertical(let alignment): VStack(alignment: alignment, spacing: spacing) { views }
    case .depth(let alignment): ZStack(alignment: alignment) { views }
    case .staircase: Staircase() { views }
    }
  }
}

private struct ModifiedTreeView: View {
  let tree: LayoutTree
  private func view(_ tree: LayoutTree) -> LayoutTreeView { LayoutTreeView(tree: tree) }
  var body: some View {
    switch tree {
    case .fixed(let width, let height, let alignment, let inner):
      view(inner).frame(width: width, height: height, alignment: alignment)
    case .flexible(let least, let most, let leastHeight, let mostHeight, let alignment, let inner):
      view(inner).frame(minWidth: least, maxWidth: most, minHeight: leastHeight, maxHeight: mostHeight, alignment: alignment)
    case .padding(let insets, let inner): view(inner).padding(insets)
    case .priority(let priority, let inner): view(inner).layoutPriority(priority)
    case .aspect(let ratio, let mode, let inner): view(inner).aspectRatio(ratio, contentMode: mode)
    case .ideal(let horizontal, let vertical, let inner): view(inner).fixedSize(horizontal: horizontal, vertical: vertical)
    case .guide(let guide, let part, let inner): view(inner).alignmentGuide(guide) { $0.width * part }
    case .verticalGuide(let guide, let part, let inner): view(inner).alignmentGuide(guide) { $0.height * part }
    case .position(let point, let inner): view(inner).position(point)
    case .behind(let back, let alignment, let inner): view(inner).background(alignment: alignment) { view(back) }
    default: EmptyView()
    }
  }
}
