import CoreGraphics

extension UIView {
  /// The active constraints this view holds: those whose items it contains, or is, and no view inside it does.
  public var constraints: [NSLayoutConstraint] { storedLayoutState?.constraints ?? [] }

  /// Activates the constraint and keeps it here. All it mentions must lie in this view or be it; else it is reported.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.places.allSatisfy({ $0.view?.isDescendant(of: self) == true }) else {
      return constraint.report(
        "can't be added to \(nameInReports), which does not contain all it mentions. Use isActive, which finds the right view.")
    }
    constraint.activate()
  }
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { addConstraint(constraint) } }
  /// Nothing happens unless the view holds the constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Whether the constraints allow other frames than the one the view has. Found by trying, so it is for looking for mistakes,
  /// not for an app that runs. What is open is written on the console.
  public var hasAmbiguousLayout: Bool {
    root.settleConstraints()
    guard let engine = storedLayoutState?.liveEngine else { return false }
    let open = engine.undetermined(of: self)
    guard !open.isEmpty else { return false }
    owningApplication.writeToConsole(
      "\(nameInReports) has an ambiguous layout: its \(open.joined(separator: ", ")) could have other values and all "
        + "constraints would hold as well. Each view needs constraints, or a content size, for its position and size "
        + "along both axes.")
    return true
  }

  /// The active constraints along an axis that mention the view.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    (storedLayoutState?.mentions ?? []).filter { $0.isActive && $0.axis == axis }
  }
}

extension NSLayoutConstraint {
  var axis: Axis {
    switch firstAttribute {
    case .width: return .horizontal
    case .height: return .vertical
    default: return firstAttribute.family == .horizontalPlace ? .horizontal : .vertical
    }
  }
}
