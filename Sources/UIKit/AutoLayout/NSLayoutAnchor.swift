import CoreGraphics

/// Makes constraints between attributes of one kind.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let end: LayoutEnd

  init(_ end: LayoutEnd) {
    self.end = end
    super.init()
  }

  /// The view or guide the anchor belongs to.
  open var item: AnyObject? { end.place.object }
  /// What reports call the anchor.
  open var name: String { end.name }

  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, anchor.end)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .greaterThanOrEqual, anchor.end)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .lessThanOrEqual, anchor.end)
  }
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .equal, anchor.end, constant: constant)
  }
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .greaterThanOrEqual, anchor.end, constant: constant)
  }
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(end, .lessThanOrEqual, anchor.end, constant: constant)
  }
}

/// The distance that UIKit puts between views that have no other: 8 points.
enum SystemSpacing {
  static let points: CGFloat = 8
}
