import CoreGraphics

/// A place that a scroll view is about to come to rest at.
public struct ScrollTarget: Hashable {
  /// The part of the content that will be visible, from the content's start, in points.
  public var rect: CGRect
  /// The point of `rect` that comes to lie on the same point of the visible part; nil is its top leading one.
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Says where a scroll view comes to rest when fingers let go of it.
public protocol ScrollTargetBehavior {
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes the target that the release would lead to by itself.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// What a behaviour is told of the scroll view.
public struct ScrollTargetBehaviorContext {
  /// Where the visible part was when the fingers came.
  public let originalTarget: ScrollTarget
  /// Of the content under the finger, in points per second: positive towards the end.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The visible part without what covers it.
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// Where the visible part is now.
  let current: CGPoint
  /// The targets that are there, in the content's space.
  let targets: (Axis, CGFloat) -> [CGRect]
  /// The axes along which the size class is compact.
  let compactAxes: Axis.Set

  func contains(_ axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }
}

/// Comes to rest on whole pages, each as long as the visible part; a flick turns one page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}
  /// Faster than this a page is turned in the direction of the movement, in points per second; as in UIKit.
  private static let turningSpeed: CGFloat = 300

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.contains(axis) {
      let page = context.containerSize[axis]
      guard page > 0 else { continue }
      let velocity = axis == .horizontal ? context.velocity.dx : context.velocity.dy
      let pages = context.current[axis] / page
      let number =
        velocity > Self.turningSpeed ? pages.rounded(.up) : velocity < -Self.turningSpeed ? pages.rounded(.down) : pages.rounded()
      target.rect.origin[axis] = number * page
    }
  }
}

/// Comes to rest with a target at the start of the visible part.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one flick may go.
  public struct LimitBehavior: Hashable, Sendable {
    enum Kind { case automatic, always, alwaysByFew, alwaysByOne, never }
    let kind: Kind
    /// As `always` along an axis whose size class is compact, as the width of a telephone that is held upright; else as `never`.
    public static let automatic = LimitBehavior(kind: .automatic)
    /// As far as what is visible is long (a choice).
    public static let always = LimitBehavior(kind: .always)
    /// As `always` (a choice).
    public static let alwaysByFew = LimitBehavior(kind: .alwaysByFew)
    /// One view.
    public static let alwaysByOne = LimitBehavior(kind: .alwaysByOne)
    public static let never = LimitBehavior(kind: .never)
  }
  let limit: LimitBehavior
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.contains(axis) {
      let starts = context.targets(axis, target.rect.origin[axis]).map { $0.origin[axis] }
      guard let first = starts.min(by: { nearer($0, $1, to: target.rect.origin[axis]) }) else { continue }
      var start = first
      let origin = context.originalTarget.rect.origin[axis]
      let farthest: CGFloat? =
        switch limit.kind {
        case .never: nil
        case .automatic:
          context.compactAxes.contains(axis == .horizontal ? .horizontal : .vertical) ? context.containerSize[axis] : nil
        case .always, .alwaysByFew: context.containerSize[axis]
        case .alwaysByOne: 0
        }
      if let farthest, let from = starts.min(by: { nearer($0, $1, to: origin) }) {
        let beyond = starts.sorted()
        if start > from {
          start = min(start, max(beyond.first { $0 > from } ?? from, beyond.last { $0 <= from + farthest } ?? from))
        } else if start < from {
          start = max(start, min(beyond.last { $0 < from } ?? from, beyond.first { $0 >= from - farthest } ?? from))
        }
      }
      target.rect.origin[axis] = start
    }
  }
  private func nearer(_ a: CGFloat, _ b: CGFloat, to place: CGFloat) -> Bool { abs(a - place) < abs(b - place) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Where the scroll view in this view comes to rest when fingers let go of it.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(ScrollTargetBehaviorModifier(behavior: behavior))
  }
}

struct ScrollTargetBehaviorModifier<Behavior: ScrollTargetBehavior> {
  let behavior: Behavior
}

extension ScrollTargetBehaviorModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs { body(inputs.linking(TargetBehaviorLink(modifier: modifier))) }
}

private struct TargetBehaviorLink<Behavior: ScrollTargetBehavior>: ScrollLink {
  let modifier: _GraphValue<ScrollTargetBehaviorModifier<Behavior>>
  func connect(to core: ScrollCore, _ inputs: _ViewInputs) {
    let modifier = modifier
    core.behavior = { [unowned(unsafe) viewGraph = inputs.viewGraph] in viewGraph.graph.untracked { modifier.value.behavior } }
  }
}
