import CoreGraphics

/// A layout of whatever type. Views keep their state when the type behind it changes, and move if the change is animated.
public struct AnyLayout: Layout {
  let layout: any Layout
  public init<L: Layout>(_ layout: L) { self.layout = (layout as? AnyLayout)?.layout ?? layout }

  /// The cache of the layout behind, which is made anew when that becomes another type.
  public struct Cache {
    var type: any Layout.Type
    var value: Any
  }

  public func makeCache(subviews: Subviews) -> Cache { layout.makeAnyCache(subviews) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.type == type(of: layout) else {
      cache = layout.makeAnyCache(subviews)
      return
    }
    layout.anyUpdate(&cache, subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { layout.anySpacing(&cache, subviews) }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout.anySize(proposal, &cache, subviews)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    layout.anyPlace(bounds, proposal, &cache, subviews)
  }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { layout.anyAlignment(guide, bounds, proposal, &cache, subviews) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { layout.anyAlignment(guide, bounds, proposal, &cache, subviews) }

  /// That of the layout behind; while the type behind is the same its parameters are animated.
  public var animatableData: AnyAnimatableData {
    get { layout.anyAnimatableData }
    set { self = AnyLayout(animated: layout.with(newValue)) }
  }
  private init(animated layout: any Layout) { self.layout = layout }
}

extension AnyLayout: PlanComparable {
  static func _areSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    a.assumingMemoryBound(to: AnyLayout.self).pointee.layout
      .isSame(as: b.assumingMemoryBound(to: AnyLayout.self).pointee.layout)
  }
}

extension Layout {
  fileprivate func makeAnyCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: Self.self, value: makeCache(subviews: subviews))
  }
  private func withCache<Answer>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (Self, inout Cache) -> Answer
  ) -> Answer {
    var own = cache.value as? Cache ?? makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(type: Self.self, value: own) }
    return body(self, &own)
  }
  fileprivate func anyUpdate(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
  }
  fileprivate func anySpacing(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(&cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }
  fileprivate func anySize(_ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) -> CGSize {
    withCache(&cache, subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }
  fileprivate func anyPlace(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews
  ) {
    withCache(&cache, subviews) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
  }
  fileprivate func anyAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }
  fileprivate func anyAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout AnyLayout.Cache,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
    }
  }
  fileprivate var anyAnimatableData: AnyAnimatableData { AnyAnimatableData(animatableData) }
  fileprivate func with(_ data: AnyAnimatableData) -> any Layout {
    guard let own = data.vector(as: AnimatableData.self) else { return self }
    var layout = self
    layout.animatableData = own
    return layout
  }
  fileprivate func isSame(as other: any Layout) -> Bool {
    guard let other = other as? Self else { return false }
    return TypePlan.of(Self.self).areSame(self, other)
  }
  var axis: Axis? { Self.layoutProperties.stackOrientation }
}
