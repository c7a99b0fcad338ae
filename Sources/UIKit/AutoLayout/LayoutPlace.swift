/// An attribute of a view or of a guide.
@MainActor
struct LayoutPlace {
  private weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  var object: AnyObject? { item }
  /// The view itself, or the guide's owner.
  var view: UIView? { (item as? UIView) ?? (item as? UILayoutGuide)?.owningView }
  var guide: UILayoutGuide? { item as? UILayoutGuide }

  var name: String {
    if let view = item as? UIView { return "\(view.nameInReports).\(attribute)" }
    if let guide = item as? UILayoutGuide { return "\(guide.nameInReports).\(attribute)" }
    return "(a view that is gone).\(attribute)"
  }
}

/// One side of a constraint: a place, or the distance from one place to another.
@MainActor
struct LayoutEnd {
  let place: LayoutPlace
  var origin: LayoutPlace?

  var places: [LayoutPlace] { [place] + (origin.map { [$0] } ?? []) }
  var family: NSLayoutConstraint.Attribute.Family { origin == nil ? place.attribute.family : .size }
  var name: String { origin.map { "(\(place.name) - \($0.name))" } ?? place.name }
}
