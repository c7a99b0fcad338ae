import CoreGraphics

/// What the layouts of stacks keep: the computer that stacks use.
public struct _StackLayoutCache {
  let computer: ContainerComputer

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    let places = computer.place(at: ViewSize(bounds.size, proposal: proposal))
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y), proposal: place.size.proposal)
    }
  }
}

/// The layout of an `HStack`, for use with `AnyLayout` and beside layouts of one's own.
public struct HStackLayout: Layout, Sendable {
  public var alignment: VerticalAlignment
  /// In points; nil is the default distance for each pair.
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.horizontal) }
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { .stack(.horizontal, alignment.key, spacing, subviews) }
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { cache.computer.viewSpacing }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    cache.computer.size(proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
    cache.place(subviews, in: bounds, proposal)
  }
}

/// The layout of a `VStack`.
public struct VStackLayout: Layout, Sendable {
  public var alignment: HorizontalAlignment
  /// In points; nil is the default distance for each pair.
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .along(.vertical) }
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { .stack(.vertical, alignment.key, spacing, subviews) }
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing { cache.computer.viewSpacing }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    cache.computer.size(proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
    cache.place(subviews, in: bounds, proposal)
  }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: Layout, Sendable {
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    let computer = OverlayingComputer()
    computer.alignment = alignment
    computer.children = subviews.computers
    return _StackLayoutCache(computer: computer)
  }
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) -> CGSize {
    cache.computer.size(proposal)
  }
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache) {
    cache.place(subviews, in: bounds, proposal)
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension _StackLayoutCache {
  fileprivate static func stack(
    _ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?, _ subviews: LayoutSubviews
  ) -> _StackLayoutCache {
    let computer = StackComputer(axis: axis, alignment: alignment)
    computer.spacing = spacing.map { OddNumbers.finite($0, "The spacing of a stack layout", or: 0) }
    computer.children = subviews.computers
    return _StackLayoutCache(computer: computer)
  }
}
