import CoreGraphics

/// A rectangle that constraints can mention and nobody sees.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// What the guide follows, besides constraints.
  package enum Placement {
    /// Constraints alone: what `addLayoutGuide` adds.
    case free
    /// The owner's bounds from (0, 0), less insets. For a guide that stays where the bounds are while the content scrolls, the
    /// insets are those of the offset: (y, x, -y, -x).
    case insets(@MainActor (UIView) -> UIEdgeInsets)
    /// The top left corner; the size comes from constraints. A scroll view's content has (0, 0).
    case origin(@MainActor (UIView) -> CGPoint)
  }
  package let placement: Placement

  public override init() {
    placement = .free
    super.init()
  }

  /// A guide that its owner places. `owner` keeps the guide, and calls `placementDidChange()` whenever the closure would answer
  /// otherwise than before.
  package init(owner: UIView, identifier: String, placement: Placement) {
    self.placement = placement
    super.init()
    self.identifier = identifier
    owningView = owner
    owner.layoutState.ownGuides.append(self)
  }

  package func placementDidChange() { owningView?.storedLayoutState?.liveEngine?.placementDidChange(of: self) }

  /// Set by `addLayoutGuide` and `removeLayoutGuide`.
  public internal(set) weak var owningView: UIView?
  /// Names the guide in reports.
  open var identifier = ""

  /// Where the guide is in its owner's space, as of the last layout.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let exact = owningView.storedLayoutState?.liveEngine?.frame(of: self) { return exact.roundedToPixels(of: owningView) }
    guard case .insets(let insets) = placement else { return .zero }
    return CGRect(origin: .zero, size: owningView.storedBounds.size).inset(by: insets(owningView))
  }

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  var nameInReports: String {
    "UILayoutGuide\(identifier.isEmpty ? "" : " '\(identifier)'") of \(owningView?.nameInReports ?? "no view")"
  }
}

extension NSLayoutAnchor {
  convenience init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutEnd(place: LayoutPlace(item, attribute)))
  }
}
