import CoreGraphics

/// A point, a rectangle or several of them on one view, which a `GeometryProxy` of another view turns into its own coordinates.
public struct Anchor<Value> {
  let box: AnchorBox<Value>

  /// What of a view is to be anchored; see `View.anchorPreference`.
  public struct Source {
    /// Made where the view lies.
    let anchor: (AnchorSite) -> AnchorBox<Value>
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

/// Anchors are equal when they lie at the same place of the root.
extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.box.value(by: .identity) == b.box.value(by: .identity) }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(box.value(by: .identity)) }
}

/// The size of a view and where it lies: `toRoot` maps its own space to the host's root.
struct AnchorSite {
  let size: CGSize
  let toRoot: CGAffineTransform
}

/// A value that knows its place in the root's space.
class AnchorBox<Value> {
  /// The value in a space that `rootToSpace` maps the root to.
  func value(by rootToSpace: CGAffineTransform) -> Value {
    fatalError("AnchorBox is abstract: \(Self.self) has to say its value")
  }
}

/// Points and rectangles.
protocol AnchorGeometry {
  func applying(_ transform: CGAffineTransform) -> Self
}
extension CGPoint: AnchorGeometry {}
extension CGRect: AnchorGeometry {}

/// The same in every space.
private final class FixedAnchor<Value>: AnchorBox<Value> {
  private let value: Value
  init(_ value: Value) { self.value = value }
  override func value(by rootToSpace: CGAffineTransform) -> Value { value }
}

extension Anchor where Value == CGRect {
  /// Stands for the frame of what does not exist.
  package static var zeroRect: Anchor<CGRect> { Anchor(box: FixedAnchor(.zero)) }
}

/// Kept in the view's own space: a turned rectangle is boxed in once, where it is read, and not on the way there.
private final class PlacedAnchor<Value: AnchorGeometry>: AnchorBox<Value> {
  private let local: Value
  private let toRoot: CGAffineTransform
  init(_ local: Value, _ site: AnchorSite) {
    self.local = local
    toRoot = site.toRoot
  }
  override func value(by rootToSpace: CGAffineTransform) -> Value { local.applying(toRoot.concatenating(rootToSpace)) }
}

private final class SeveralAnchors<Value>: AnchorBox<[Value]> {
  private let boxes: [AnchorBox<Value>]
  init(_ boxes: [AnchorBox<Value>]) { self.boxes = boxes }
  override func value(by rootToSpace: CGAffineTransform) -> [Value] { boxes.map { $0.value(by: rootToSpace) } }
}

private final class OptionalAnchor<Value>: AnchorBox<Value?> {
  private let box: AnchorBox<Value>?
  init(_ box: AnchorBox<Value>?) { self.box = box }
  override func value(by rootToSpace: CGAffineTransform) -> Value? { box?.value(by: rootToSpace) }
}

extension Anchor.Source where Value == CGRect {
  /// The view's whole frame.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { PlacedAnchor(CGRect(origin: .zero, size: $0.size), $0) }
  }
  /// A rectangle in the view's own space, in points.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source { PlacedAnchor(rect, $0) } }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own space, in points.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source { Anchor<CGPoint>.Source { PlacedAnchor(point, $0) } }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { PlacedAnchor(CGPoint(x: point.x * $0.size.width, y: point.y * $0.size.height), $0) }
  }
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several anchors as one.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    anchor = { site in SeveralAnchors(array.map { $0.anchor(site) }) }
  }
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.anchor = { site in OptionalAnchor(anchor?.anchor(site)) }
  }
}

extension GeometryProxy {
  /// The anchor's value in the space of this view, whose origin is its top leading corner.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard geometry.isAlive else { return anchor.box.value(by: .identity) }
    return geometry.read { anchor.box.value(by: geometry.transformToRoot().inverted()) }
  }
}
