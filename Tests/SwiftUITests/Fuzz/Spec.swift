import CoreGraphics

@testable import SwiftUI

/// What a random view is made of; the views of `SpecView` follow it.
indirect enum Spec {
  case leaf(Leaf)
  case rows(RowContainer, [Row])
  /// Three children of a builder's block, the second one only if the flag is set.
  case block(Spec, Bool, Spec, Spec)
  case either(Bool, Spec, Spec)
  case erased(Int, Spec)
  case identified(Int, Spec)
  case layered(isBehind: Bool, Alignment, Spec, Spec)
  case reader(inSpace: Int, Spec)
  case modified(Modification, Spec)
}

enum Leaf {
  case empty
  case text(String)
  case color(Int)
  case shape(CGFloat)
  case spacer(CGFloat?)
  /// A view with state, which is shown; the number is the key of what is expected of it.
  case counter(Int)
}

enum RowContainer {
  case vertical(HorizontalAlignment, CGFloat?)
  case horizontal(VerticalAlignment, CGFloat?)
  case depth(Alignment)
  /// `Group` with a modifier on each.
  case group(CGFloat)
  case bare
}

struct Row: Identifiable {
  let id: Int
  var spec: Spec
}

enum Modification {
  case padding(EdgeInsets)
  case fixedFrame(CGFloat?, CGFloat?, Alignment)
  case flexibleFrame(CGFloat?, CGFloat?, CGFloat?, CGFloat?, Alignment)
  case offset(CGSize)
  case position(CGPoint)
  case fixedSize(Bool, Bool)
  case aspect(CGFloat?, ContentMode)
  case opacity(Double)
  case scale(CGFloat)
  case rotation(Double)
  case depth(Double)
  case priority(Double)
  case font(CGFloat)
  case lines(Int?)
  case clip(CGFloat)
  case space(Int)
  case safeArea(Edge.Set)
  case custom(CGFloat, Int)
  case stateful(Int)
  case shadow(CGFloat)
}

extension Spec {
  var children: [Spec] {
    switch self {
    case .leaf: []
    case .rows(_, let rows): rows.map(\.spec)
    case .block(let a, _, let b, let c): [a, b, c]
    case .either(_, let a, let b): [a, b]
    case .erased(_, let a), .identified(_, let a), .reader(_, let a), .modified(_, let a): [a]
    case .layered(_, _, let a, let b): [a, b]
    }
  }
  func with(child index: Int, _ new: Spec) -> Spec {
    switch self {
    case .leaf: return self
    case .rows(let container, var rows):
      rows[index].spec = new
      return .rows(container, rows)
    case .block(let a, let flag, let b, let c):
      return .block(index == 0 ? new : a, flag, index == 1 ? new : b, index == 2 ? new : c)
    case .either(let flag, let a, let b): return .either(flag, index == 0 ? new : a, index == 1 ? new : b)
    case .erased(let kind, _): return .erased(kind, new)
    case .identified(let id, _): return .identified(id, new)
    case .reader(let space, _): return .reader(inSpace: space, new)
    case .modified(let change, _): return .modified(change, new)
    case .layered(let place, let alignment, let a, let b):
      return .layered(isBehind: place, alignment, index == 0 ? new : a, index == 1 ? new : b)
    }
  }
  /// The keys of all views with state, shown or not.
  var keys: [Int] {
    if case .leaf(.counter(let key)) = self { return [key] }
    if case .modified(.stateful(let key), let inner) = self { return [key] + inner.keys }
    return children.flatMap(\.keys)
  }
  /// The keys of those that are shown once. Behind or in front of several views there is one for each of them.
  var shownKeys: [Int] {
    switch self {
    case .block(let a, false, _, let c): a.shownKeys + c.shownKeys
    case .either(let flag, let a, let b): flag ? a.shownKeys : b.shownKeys
    case .layered(_, _, let a, _): a.shownKeys
    case .leaf(.counter(let key)): [key]
    case .modified(.stateful(let key), let inner): [key] + inner.shownKeys
    default: children.flatMap(\.shownKeys)
    }
  }
  var hasStatefulModifier: Bool {
    if case .modified(.stateful, _) = self { return true }
    return children.contains(where: \.hasStatefulModifier)
  }
  var count: Int { children.reduce(1) { $0 + $1.count } }
}
