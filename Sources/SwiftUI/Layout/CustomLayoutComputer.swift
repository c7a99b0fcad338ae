import AttributeGraph
import CoreGraphics

/// Asks an app's layout.
final class CustomLayoutComputer<L: Layout>: LayoutHost {
  private var layout: L?
  private var cache: L.Cache?
  private var direction = LayoutDirection.leftToRight
  private var subviews: LayoutSubviews { LayoutSubviews(host: self, direction: direction) }

  /// After the children were set.
  func update(_ layout: L, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
    if let any = layout as? AnyLayout {
      axis = any.layout.axis
      for child in children { child.setStackAxis(axis) }
    }
    guard cache != nil else { return }
    layout.updateCache(&cache!, subviews: subviews)
  }

  private func ask<Answer>(_ question: (L, LayoutSubviews, inout L.Cache) -> Answer) -> Answer? {
    guard let layout else { return nil }
    let subviews = subviews
    if cache == nil { cache = layout.makeCache(subviews: subviews) }
    return question(layout, subviews, &cache!)
  }

  private var axis = L.layoutProperties.stackOrientation
  override var axisForChildren: Axis? { axis }
  override var preferredSpacing: ViewSpacing { ask { $0.spacing(subviews: $1, cache: &$2) } ?? ViewSpacing() }
  override var guideKinds: GuideKinds { [.baselines, .others] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = ask { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) } ?? .zero
    guard Self.isNone(size.width) || Self.isNone(size.height) else { return size }
    report(size, proposal)
    return CGSize(width: Self.isNone(size.width) ? 0 : size.width, height: Self.isNone(size.height) ? 0 : size.height)
  }
  /// A layout may answer an endless proposal with an endless length, but neither of these.
  private static func isNone(_ length: CGFloat) -> Bool { length.isNaN || length == -.infinity }

  private func report(_ size: CGSize, _ proposal: ProposedViewSize) {
    func words(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
    let name = TypeName.short(of: L.self)
    OddNumbers.report(
      "\(name).sizeThatFits answers with \(size.width) × \(size.height) for a proposal of \(words(proposal.width)) × "
        + "\(words(proposal.height)), which is no size; 0 stands for what is none. Usual causes: a proposal without a width or height (nil), "
        + "infinity minus infinity, or a division by zero.", about: "\(name).sizeThatFits")
  }
  override func place(at size: ViewSize) -> [ViewPlace] {
    placing(in: size) {
      _ = ask { $0.placeSubviews(in: CGRect(origin: .zero, size: size.size), proposal: size.proposal, subviews: $1, cache: &$2) }
    }
  }
  override func explicitGuide(_ key: AlignmentKey, at size: ViewSize) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size.size), proposal = size.proposal
    let own = ask { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    return (own ?? nil) ?? combinedGuide(key, at: size)
  }
}

/// A layout with the views in it.
struct LayoutView<L: Layout, Content: View> {
  var layout: L
  var content: Content
}

extension LayoutView: PrimitiveView {
  nonisolated static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let layout = inputs.subgraph.rule(Animated<L>(view.field { address(of: &$0.layout) }, inputs))
    let direction = inputs.direction
    return makeContainer(TypeName.short(of: L.self), inputs, CustomLayoutComputer<L>()) { computer in
      computer.update(layout.value, direction: direction.isRightToLeft.value ? .rightToLeft : .leftToRight)
    } content: {
      Content._makeViewList(view.field { address(of: &$0.content) }, $0)
    }
  }
}

extension Layout {
  /// Lays the views out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
