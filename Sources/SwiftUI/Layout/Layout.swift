import CoreGraphics

/// A way to lay out several views, written by the app: how big they are together, and where each lies.
///
/// A layout is used like a stack: `MyLayout() { … }`. All places count from the leading side; from right to left they are
/// mirrored.
public protocol Layout: Animatable {
  /// Values kept between calls; made by `makeCache` and brought up to date by `updateCache` when the subviews change.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }
  func makeCache(subviews: Subviews) -> Cache
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// How far the whole wants to be from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of the whole for a proposal; asked with several proposals, 0 and infinity among them.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` on each subview. One that is not placed lies in the middle, with the proposal of the whole.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide lies, from the bounds' origin; nil takes the mean of the subviews' own.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
  /// All that the subviews want, on all sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing.union(of: subviews.computers) }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

/// What is known of a layout apart from its values.
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers inside see themselves; nil outside of rows and columns.
  public var stackOrientation: Axis?
  public init() {}
}

/// A value that a view says of itself to the layout it is in.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
