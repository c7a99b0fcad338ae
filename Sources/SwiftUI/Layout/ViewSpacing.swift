import CoreGraphics

/// How far a view wants to be from its neighbours, side by side and for kinds of neighbours.
///
/// Two texts above each other ask for nothing between them: their lines bring their own distance (recorded from SwiftUI on macOS;
/// on iOS it is the leading of the lower font, which is 0 for the system's). All other pairs are 8 points apart, but for those
/// that name a length, as `Spacer` names 0.
public struct ViewSpacing: Sendable {
  /// What one side faces its neighbour with.
  struct Side: Equatable, Sendable {
    var isText = false
    var isOther = false
    /// A length that holds whatever the neighbour is, in points.
    var length: CGFloat?

    static let other = Side(isOther: true)
    static let text = Side(isText: true)

    func union(_ side: Side) -> Side {
      Side(
        isText: isText || side.isText, isOther: isOther || side.isOther,
        length: length.map { max($0, side.length ?? $0) } ?? side.length)
    }
    func distance(to side: Side, along axis: Axis) -> CGFloat {
      if length != nil || side.length != nil { return max(length ?? -.infinity, side.length ?? -.infinity) }
      let areLines = axis == .vertical && isText && side.isText && !isOther && !side.isOther
      return areLines ? 0 : ViewSpacing.standard
    }
  }
  /// Points between views that say nothing else.
  static let standard: CGFloat = 8

  var top = Side.other, leading = Side.other, bottom = Side.other, trailing = Side.other

  /// The standard distance on all sides.
  public init() {}
  init(all side: Side) { (top, leading, bottom, trailing) = (side, side, side, side) }

  /// Nothing on any side.
  public static let zero = ViewSpacing(all: Side(length: 0))
  static let text = ViewSpacing(all: .text)

  /// Takes what `other` wants on some sides beside what is wanted there already; the greater distance counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Points from this view to the one after it, in reading direction or downwards.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: trailing.distance(to: next.leading, along: axis)
    case .vertical: bottom.distance(to: next.top, along: axis)
    }
  }

  /// Sides with something of one's own between content and neighbour: the content is not seen through them.
  func resetting(_ edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = .other }
    if edges.contains(.leading) { spacing.leading = .other }
    if edges.contains(.bottom) { spacing.bottom = .other }
    if edges.contains(.trailing) { spacing.trailing = .other }
    return spacing
  }
}

extension ViewSpacing: Equatable {}

extension ViewSpacing {
  /// All that the children want, on all sides.
  static func union(of children: [LayoutComputer]) -> ViewSpacing {
    guard let first = children.first else { return .zero }
    var spacing = first.viewSpacing
    for child in children.dropFirst() { spacing.formUnion(child.viewSpacing) }
    return spacing
  }
  /// A row's: its ends face what is before and after it, all of it what is across.
  static func union(of children: [LayoutComputer], along axis: Axis) -> ViewSpacing {
    guard let first = children.first, let last = children.last else { return .zero }
    var spacing = union(of: children)
    switch axis {
    case .horizontal: (spacing.leading, spacing.trailing) = (first.viewSpacing.leading, last.viewSpacing.trailing)
    case .vertical: (spacing.top, spacing.bottom) = (first.viewSpacing.top, last.viewSpacing.bottom)
    }
    return spacing
  }
}
