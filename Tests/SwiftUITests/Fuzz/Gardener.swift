import CoreGraphics
import TestSupport

@testable import SwiftUI

/// Makes random specs and changes them.
@MainActor
struct Gardener {
  var random: RandomNumbers
  let memory: Memory
  /// Whether views with state are planted.
  var plantsState = true
  private var lastNumber = 0

  init(seed: UInt64, memory: Memory) {
    random = RandomNumbers(seed: seed)
    self.memory = memory
  }

  mutating func number() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: Growing

  mutating func spec(_ depth: Int) -> Spec {
    if depth <= 0 || random.chance(18) { return .leaf(leaf()) }
    switch random.below(20) {
    case 0..<6: return .rows(container(), rows(random.below(4), depth - 1))
    case 6: return .block(spec(depth - 1), random.chance(50), spec(depth - 1), spec(depth - 1))
    case 7, 8: return .either(random.chance(50), spec(depth - 1), spec(depth - 1))
    case 9: return .erased(random.below(3), spec(depth - 1))
    case 10: return .identified(random.below(3), spec(depth - 1))
    case 11: return .layered(isBehind: random.chance(50), alignment(), spec(depth - 1), spec(depth - 2))
    case 12: return .reader(inSpace: random.below(4), spec(depth - 1))
    default: return .modified(modification(), spec(depth - 1))
    }
  }

  mutating func rows(_ count: Int, _ depth: Int) -> [Row] {
    var rows: [Row] = []
    for _ in 0..<count { rows.append(Row(id: number(), spec: spec(depth))) }
    return rows
  }

  mutating func leaf() -> Leaf {
    switch random.below(10) {
    case 0: .empty
    case 1: .color(random.below(4))
    case 2: .shape(length())
    case 3: .spacer(random.pick([nil, 0, 8, 20]))
    case 4..<7 where plantsState: .counter(number())
    default: .text(text())
    }
  }

  mutating func text() -> String { String(repeating: random.pick(["a", "bc ", "d"]), count: random.below(20)) }
  mutating func length() -> CGFloat { random.pick([0, 1, 4, 10, 25, 60.5, 120]) }
  mutating func maybeLength() -> CGFloat? { random.chance(40) ? nil : length() }
  mutating func alignment() -> Alignment {
    random.pick([.center, .topLeading, .bottomTrailing, .top, .leading, .trailing, .leadingFirstTextBaseline])
  }

  mutating func container() -> RowContainer {
    switch random.below(7) {
    case 0, 1: .vertical(random.pick([.leading, .center, .trailing]), random.pick([nil, 0, 5]))
    case 2, 3:
      .horizontal(random.pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]), random.pick([nil, 0, 5]))
    case 4: .depth(alignment())
    case 5: .group(length())
    default: .bare
    }
  }

  mutating func modification() -> Modification {
    switch random.below(20) {
    case 0: .padding(EdgeInsets(top: length(), leading: length(), bottom: 0, trailing: random.pick([0, -5, 3])))
    case 1: .fixedFrame(maybeLength(), maybeLength(), alignment())
    case 2:
      .flexibleFrame(
        maybeLength(), random.pick([nil, .infinity, 200]), maybeLength(), random.pick([nil, .infinity, 300]), alignment())
    case 3: .offset(CGSize(width: length(), height: -length()))
    case 4: .position(CGPoint(x: length(), y: length()))
    case 5: .fixedSize(random.chance(50), random.chance(50))
    case 6: .aspect(random.pick([nil, 1, 0.5]), random.pick([.fit, .fill]))
    case 7: .opacity(random.pick([0, 0.5, 1]))
    case 8: .scale(random.pick([0.5, 1, 2]))
    case 9: .rotation(random.pick([0, 30, 90]))
    case 10: .depth(Double(random.below(3)))
    case 11: .priority(Double(random.below(3)))
    case 12: .font(random.pick([8, 12, 20]))
    case 13: .lines(random.pick([nil, 1, 2]))
    case 14: .clip(length())
    case 15: .space(2 + random.below(2))
    case 16: .safeArea(random.pick([.all, .top, .bottom, .horizontal]))
    case 17: .custom(length(), random.below(6))
    case 18 where plantsState: .stateful(number())
    default: .shadow(length())
    }
  }

  // MARK: Changing

  /// A view that is not there any more, or is another now, has lost its state.
  private func forget(_ spec: Spec) {
    for key in spec.keys { memory.expected[key] = nil }
  }

  mutating func change(_ spec: Spec, depth: Int = 5) -> Spec {
    let children = spec.children
    if !children.isEmpty && random.chance(72) {
      let index = random.below(children.count)
      return spec.with(child: index, change(children[index], depth: depth - 1))
    }
    switch random.below(10) {
    case 0: return replace(spec, depth)
    case 1 where depth > 0:
      forget(spec)
      return .modified(modification(), spec)
    case 2 where children.count == 1:
      forget(spec)
      return children[0]
    default: return adjust(spec, depth)
    }
  }

  private mutating func replace(_ spec: Spec, _ depth: Int) -> Spec {
    forget(spec)
    return self.spec(min(depth, 3))
  }

  /// The same kind of view with other parameters.
  private mutating func adjust(_ spec: Spec, _ depth: Int) -> Spec {
    switch spec {
    case .leaf(.counter), .leaf(.empty): return spec
    case .leaf(.text): return .leaf(.text(text()))
    case .leaf(.color): return .leaf(.color(random.below(4)))
    case .leaf(.shape): return .leaf(.shape(length()))
    case .leaf(.spacer): return .leaf(.spacer(random.pick([nil, 0, 8, 20])))
    case .rows(let container, let rows): return adjust(container, rows, depth)
    case .block(let a, let flag, let b, let c):
      forget(b)
      return .block(a, !flag, b, c)
    case .either(let flag, let a, let b):
      forget(a)
      forget(b)
      return .either(!flag, a, b)
    case .erased(let kind, let inner):
      forget(inner)
      return .erased(kind + 1, inner)
    case .identified(let id, let inner):
      forget(inner)
      return .identified(id + 1, inner)
    case .layered(let isBehind, _, let a, let b): return .layered(isBehind: isBehind, alignment(), a, b)
    case .reader(_, let inner): return .reader(inSpace: random.below(4), inner)
    case .modified(let old, let inner):
      var new = modification()
      for _ in 0..<60 where !isSameKind(old, new) { new = modification() }
      guard isSameKind(old, new) else { return spec }
      if case .stateful = old { return spec }
      return .modified(new, inner)
    }
  }

  private func isSameKind(_ a: Modification, _ b: Modification) -> Bool {
    "\(a)".prefix { $0 != "(" } == "\(b)".prefix { $0 != "(" }
  }

  private mutating func adjust(_ container: RowContainer, _ old: [Row], _ depth: Int) -> Spec {
    var rows = old
    switch random.below(7) {
    case 0, 1: rows.insert(Row(id: number(), spec: spec(min(depth - 1, 2))), at: random.below(rows.count + 1))
    case 2 where !rows.isEmpty: forget(rows.remove(at: random.below(rows.count)).spec)
    case 3 where !rows.isEmpty:
      let row = rows.remove(at: random.below(rows.count))
      rows.insert(row, at: random.below(rows.count + 1))
    case 4: rows.shuffle(using: &random)
    case 5: return .rows(sameKind(container), rows)
    default:
      if rows.count > 3 { forget(rows.removeFirst().spec) }
    }
    return .rows(container, rows)
  }

  private mutating func sameKind(_ container: RowContainer) -> RowContainer {
    switch container {
    case .vertical: .vertical(random.pick([.leading, .center, .trailing]), random.pick([nil, 0, 5]))
    case .horizontal:
      .horizontal(random.pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline]), random.pick([nil, 0, 5]))
    case .depth: .depth(alignment())
    case .group: .group(length())
    case .bare: .bare
    }
  }
}
