import CoreGraphics

@testable import SwiftUI

/// What the views with state are expected to hold, and the ways to write it.
@MainActor
final class Memory {
  var expected: [Int: Int] = [:]
  /// Of the tree under test.
  var setters: [Int: Binding<Int>] = [:]
  /// Set while a tree is built for comparison.
  var isComparing = false
}

/// The root: another generation is another tree.
struct Garden: View {
  let spec: Spec
  let memory: Memory
  var generation = 0
  var body: some View { SpecView(spec: spec, memory: memory).id(generation) }
}

struct SpecView: View {
  let spec: Spec
  let memory: Memory

  private func view(_ spec: Spec) -> SpecView { SpecView(spec: spec, memory: memory) }

  var body: some View {
    switch spec {
    case .leaf(let leaf): LeafView(leaf: leaf, memory: memory)
    case .rows(let container, let rows): RowsView(container: container, rows: rows, memory: memory)
    case .block(let first, let flag, let second, let third):
      view(first)
      if flag { view(second) }
      view(third)
    case .either(let flag, let first, let second):
      if flag { view(first) } else { view(second) }
    case .erased(let kind, let inner):
      switch kind % 3 {
      case 0: AnyView(view(inner))
      case 1: AnyView(view(inner).padding(1))
      default: AnyView(VStack(spacing: 2) { view(inner) })
      }
    case .identified(let id, let inner): view(inner).id(id)
    case .layered(let isBehind, let alignment, let first, let second):
      if isBehind {
        view(first).background(alignment: alignment) { view(second) }
      } else {
        view(first).overlay(alignment: alignment) { view(second) }
      }
    case .reader(let space, let inner):
      GeometryReader { proxy in
        Text(describe(proxy, space))
        view(inner)
      }
    case .modified(let change, let inner): ModifiedView(change: change, inner: view(inner), memory: memory)
    }
  }

  private func describe(_ proxy: GeometryProxy, _ space: Int) -> String {
    let frame: CGRect =
      switch space {
      case 0: proxy.frame(in: .local)
      case 1: proxy.frame(in: .global)
      default: proxy.frame(in: .named(space))
      }
    let numbers = [frame.minX, frame.minY, frame.width, frame.height, proxy.size.width, proxy.safeAreaInsets.top]
    return numbers.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: " ")
  }
}

struct LeafView: View {
  let leaf: Leaf
  let memory: Memory
  var body: some View {
    switch leaf {
    case .empty: EmptyView()
    case .text(let string): Text(verbatim: string)
    case .color(let index): [Color.red, .green, .blue, .yellow][index % 4]
    case .shape(let radius): RoundedRectangle(cornerRadius: radius).fill(Color.orange)
    case .spacer(let least): Spacer(minLength: least)
    case .counter(let key): Counter(key: key, memory: memory).id(key)
    }
  }
}

/// Shows its state. It begins with what is expected, so that a tree built from scratch shows the same.
struct Counter: View {
  let key: Int
  let memory: Memory
  @State private var count: Int
  init(key: Int, memory: Memory) {
    self.key = key
    self.memory = memory
    _count = State(initialValue: memory.expected[key] ?? 0)
  }
  var body: some View {
    if !memory.isComparing { memory.setters[key] = $count }
    return Text(verbatim: "count \(key): \(count)")
  }
}

struct RowsView: View {
  let container: RowContainer
  let rows: [Row]
  let memory: Memory

  private var list: some View { ForEach(rows) { row in SpecView(spec: row.spec, memory: memory) } }

  var body: some View {
    switch container {
    case .vertical(let alignment, let spacing): VStack(alignment: alignment, spacing: spacing) { list }
    case .horizontal(let alignment, let spacing): HStack(alignment: alignment, spacing: spacing) { list }
    case .depth(let alignment): ZStack(alignment: alignment) { list }
    case .group(let length): Group { list }.padding(.leading, length)
    case .bare: list
    }
  }
}

struct ModifiedView: View {
  let change: Modification
  let inner: SpecView
  let memory: Memory

  var body: some View {
    switch change {
    case .padding, .fixedFrame, .flexibleFrame, .offset, .position, .fixedSize, .aspect:
      LayoutModifiedView(change: change, inner: inner)
    case .opacity(let opacity): inner.opacity(opacity)
    case .scale(let scale): inner.scaleEffect(scale, anchor: .topLeading)
    case .rotation(let degrees): inner.rotationEffect(.degrees(degrees))
    case .depth(let value): inner.zIndex(value)
    case .priority(let value): inner.layoutPriority(value)
    case .font(let size): inner.font(.system(size: size))
    case .lines(let limit): inner.lineLimit(limit)
    case .clip(let radius): inner.clipShape(RoundedRectangle(cornerRadius: radius))
    case .space(let name): inner.coordinateSpace(name: name)
    case .safeArea(let edges): inner.ignoresSafeArea(edges: edges)
    case .custom(let length, let color): inner.modifier(Frill(length: length, color: color))
    case .stateful(let key): inner.modifier(Tally(key: key, memory: memory)).id(key)
    case .shadow(let radius): inner.shadow(radius: radius)
    }
  }
}

struct LayoutModifiedView: View {
  let change: Modification
  let inner: SpecView
  var body: some View {
    switch change {
    case .padding(let insets): inner.padding(insets)
    case .fixedFrame(let width, let height, let alignment): inner.frame(width: width, height: height, alignment: alignment)
    case .flexibleFrame(let least, let most, let leastHeight, let mostHeight, let alignment):
      inner.frame(minWidth: least, maxWidth: most, minHeight: leastHeight, maxHeight: mostHeight, alignment: alignment)
    case .offset(let offset): inner.offset(offset)
    case .position(let point): inner.position(point)
    case .fixedSize(let horizontal, let vertical): inner.fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspect(let ratio, let mode): inner.aspectRatio(ratio, contentMode: mode)
    default: inner
    }
  }
}

/// A modifier with a body that shows its content between two others.
struct Frill: ViewModifier {
  let length: CGFloat
  let color: Int
  func body(content: Content) -> some View {
    content.padding(.top, length)
    if color % 2 == 0 { Color.purple.frame(width: 4, height: CGFloat(color)) }
  }
}

/// A modifier with state.
struct Tally: ViewModifier {
  let key: Int
  let memory: Memory
  @State private var count: Int
  init(key: Int, memory: Memory) {
    self.key = key
    self.memory = memory
    _count = State(initialValue: memory.expected[key] ?? 0)
  }
  func body(content: Content) -> some View {
    if !memory.isComparing { memory.setters[key] = $count }
    return content.overlay(alignment: .bottom) { Text(verbatim: "tally \(key): \(count)") }
  }
}
