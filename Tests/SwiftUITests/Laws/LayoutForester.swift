import CoreGraphics
import TestSupport

@testable import SwiftUI

/// Plants random trees of layouts.
struct LayoutForester {
  var random: RandomNumbers
  /// Views in stacks take one length, or all there is: then the size of the whole is one that it keeps.
  let isRigid: Bool
  private var lastLeaf = 0

  init(seed: UInt64, isRigid: Bool) {
    random = RandomNumbers(seed: seed)
    self.isRigid = isRigid
  }

  mutating func tree(_ depth: Int) -> LayoutTree {
    if depth <= 0 || random.chance(15) { return leaf() }
    switch random.below(20) {
    case 0..<8: return stack(depth)
    case 8: return .fixed(random.chance(60) ? length() : nil, random.chance(60) ? length() : nil, alignment(), tree(depth - 1))
    case 9, 10: return flexible(tree(depth - 1))
    case 11, 12:
      let insets = EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset())
      return .padding(insets, tree(depth - 1))
    case 13: return .priority(random.pick([-1, 1, 2]), tree(depth - 1))
    case 14: return isRigid ? leaf() : .aspect(random.pick([0.5, 1, 1.7]), random.pick([.fit, .fill]), tree(depth - 1))
    case 15: return isRigid ? leaf() : .ideal(random.chance(50), random.chance(50), tree(depth - 1))
    case 16: return .guide(horizontal(), random.pick([0, 0.25, 1]), tree(depth - 1))
    case 17: return .verticalGuide(vertical(), random.pick([0, 0.25, 1]), tree(depth - 1))
    case 18: return .behind(tree(depth - 2), alignment(), tree(depth - 1))
    default: return isRigid ? leaf() : .position(CGPoint(x: length(), y: length()), tree(depth - 1))
    }
  }

  private mutating func stack(_ depth: Int) -> LayoutTree {
    var trees: [LayoutTree] = []
    for _ in 0...random.below(4) { trees.append(random.chance(12) ? .spacer(random.pick([nil, 0, 20])) : tree(depth - 1)) }
    let kind: LayoutTree.Kind =
      switch random.below(isRigid ? 7 : 8) {
      case 0..<3: .horizontal(vertical())
      case 3..<6: .vertical(horizontal())
      case 6: .depth(alignment())
      default: .staircase
      }
    return .stack(kind, random.pick([nil, nil, 0, 5, 7.3]), trees)
  }

  private mutating func flexible(_ inner: LayoutTree) -> LayoutTree {
    if isRigid { return .flexible(nil, random.pick([nil, .infinity]), nil, random.pick([nil, .infinity]), alignment(), inner) }
    return .flexible(
      random.pick([nil, 0, 30]), random.pick([nil, 80, .infinity]), random.pick([nil, 0, 30]), random.pick([nil, 80, .infinity]),
      alignment(), inner)
  }

  private mutating func leaf() -> LayoutTree {
    lastLeaf += 1
    switch random.below(6) {
    case 0, 1: return .box(lastLeaf, length(), length())
    case 2, 3: return .fill(lastLeaf)
    default:
      let words = String(repeating: random.pick(["a", "bc ", "d"]), count: 1 + random.below(30))
      return .text(lastLeaf, words, isFixed: isRigid || random.chance(20))
    }
  }

  private mutating func length() -> CGFloat { random.pick([0, 1, 10, 25, 33.3, 60.5, 120]) }
  private mutating func inset() -> CGFloat { random.pick([0, 0, 4, 8.25, 20]) }
  private mutating func horizontal() -> HorizontalAlignment { random.pick([.leading, .center, .trailing, .third]) }
  private mutating func vertical() -> VerticalAlignment {
    random.pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
  }
  private mutating func alignment() -> Alignment {
    Alignment(horizontal: random.pick([.leading, .center, .trailing]), vertical: random.pick([.top, .center, .bottom]))
  }

  // MARK: Changing

  /// The same shape with other numbers here and there.
  mutating func changed(_ tree: LayoutTree) -> LayoutTree {
    let isOther = random.chance(40)
    switch tree {
    case .box(let number, let width, let height): return .box(number, isOther ? length() : width, height)
    case .fill, .spacer: return tree
    case .text(let number, let string, let isFixed): return .text(number, isOther ? string + " and" : string, isFixed: isFixed)
    case .stack(let kind, let spacing, var trees):
      for index in trees.indices { trees[index] = changed(trees[index]) }
      if isOther && random.chance(50) { trees.append(leaf()) }
      return .stack(kind, isOther ? 3 : spacing, trees)
    case .fixed(let width, let height, let alignment, let inner):
      return .fixed(isOther && width != nil ? 44 : width, height, alignment, changed(inner))
    case .flexible(let a, let b, let c, let d, let alignment, let inner): return .flexible(a, b, c, d, alignment, changed(inner))
    case .padding(let insets, let inner): return .padding(isOther ? EdgeInsets(3, on: .all) : insets, changed(inner))
    case .priority(let priority, let inner): return .priority(isOther ? 0 : priority, changed(inner))
    case .aspect(let ratio, let mode, let inner): return .aspect(isOther ? 3 : ratio, mode, changed(inner))
    case .ideal(let a, let b, let inner): return .ideal(a != isOther, b, changed(inner))
    case .guide(let guide, let part, let inner): return .guide(guide, isOther ? 0.7 : part, changed(inner))
    case .verticalGuide(let guide, let part, let inner): return .verticalGuide(guide, isOther ? 0.7 : part, changed(inner))
    case .position(let point, let inner): return .position(isOther ? .zero : point, changed(inner))
    case .behind(let back, let alignment, let inner): return .behind(changed(back), alignment, changed(inner))
    }
  }
}
