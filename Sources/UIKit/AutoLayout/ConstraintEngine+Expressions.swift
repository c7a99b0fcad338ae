import ConstraintSolver
import CoreGraphics

// What an attribute is in variables. Positions are in the space of the view that holds the constraint, so an ancestor's position
// counts only where a constraint crosses it.
extension ConstraintEngine {
  /// first - multiplier × second, without the constant.
  func expression(of constraint: NSLayoutConstraint, in holder: UIView) -> LinearExpression? {
    var space = Space(holder: holder, isMirrored: isMirrored(constraint))
    space.isExact = constraint.multiplier != 1
    guard let first = expression(of: constraint.first, in: space) else { return nil }
    guard let end = constraint.second, constraint.secondAttribute != .notAnAttribute else { return first }
    guard let second = expression(of: end, in: space) else { return nil }
    return first - second * Double(constraint.multiplier)
  }

  private struct Space {
    let holder: UIView
    /// From right to left: positions run leftwards from the holder's right edge.
    let isMirrored: Bool
    /// The holder's own width counts; without a multiplier it would cancel out.
    var isExact = false
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.places.contains { $0.attribute.followsReading }
      && constraint.first.place.view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func expression(of end: LayoutEnd, in space: Space) -> LinearExpression? {
    guard let value = expression(of: end.place, in: space) else { return nil }
    guard let origin = end.origin else { return value }
    return expression(of: origin, in: space).map { value - $0 }
  }

  private func expression(of place: LayoutPlace, in space: Space) -> LinearExpression? {
    let value = position(of: place, in: space)
    guard let value, space.isMirrored, place.attribute.family == .horizontalPlace else { return value }
    let edge = space.isExact ? LinearExpression(item(of: space.holder).width) : LinearExpression()
    return edge - value
  }

  private func position(of place: LayoutPlace, in space: Space) -> LinearExpression? {
    guard let view = place.view else { return nil }
    if let edge = place.attribute.withinMargins {
      return position(of: LayoutPlace(view.layoutMarginsGuide, edge), in: space)
    }
    if let guide = place.guide {
      let item = item(of: guide)
      return item.value(
        of: place.attribute.physical(isMirrored: space.isMirrored), origin: origin(of: view, in: space.holder), insets: .zero)
    }
    if view === space.holder, place.attribute.family != .size, let guide = view._contentGuide {
      return position(of: LayoutPlace(guide, place.attribute), in: space)
    }
    let attribute = place.attribute.physical(isMirrored: space.isMirrored)
    if attribute.isBaseline { return baseline(attribute, of: view, in: space) }
    let item = item(of: view)
    let outer = view === space.holder ? nil : origin(of: view.superview, in: space.holder)
    let insets = view.usableAlignmentInsets
    guard view !== space.holder else {
      return item.value(of: attribute, origin: (LinearExpression(), LinearExpression()), insets: insets, isHolder: true)
    }
    return outer.flatMap { item.value(of: attribute, origin: $0, insets: insets) }
  }

  /// Where a view's space begins, seen from the holder's.
  private func origin(of view: UIView?, in holder: UIView) -> (x: LinearExpression, y: LinearExpression)? {
    var x = LinearExpression()
    var y = LinearExpression()
    var next = view
    while let view = next, view !== holder {
      let item = item(of: view)
      x = x + LinearExpression(item.x)
      y = y + LinearExpression(item.y)
      next = view.superview
    }
    return next == nil ? nil : (x, y)
  }

  private func baseline(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, in space: Space) -> LinearExpression? {
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard let baselines = text._baselines else { return position(of: LayoutPlace(text, .bottom), in: space) }
    let edge = position(of: LayoutPlace(text, isFirst ? .top : .bottom), in: space)
    return edge.map { $0 + Double(isFirst ? baselines.firstFromTop : -baselines.lastFromBottom) }
  }
}

extension ConstraintItem {
  /// - Parameters:
  ///   - origin: Where the space of `x` and `y` begins.
  ///   - isHolder: The value is wanted in the item's own space.
  fileprivate func value(
    of attribute: NSLayoutConstraint.Attribute, origin: (x: LinearExpression, y: LinearExpression)?, insets: UIEdgeInsets,
    isHolder: Bool = false
  ) -> LinearExpression? {
    guard let origin else { return nil }
    let left = (isHolder ? origin.x : origin.x + LinearExpression(x)) + Double(insets.left)
    let top = (isHolder ? origin.y : origin.y + LinearExpression(y)) + Double(insets.top)
    let across = LinearExpression(width) + -Double(insets.left + insets.right)
    let down = LinearExpression(height) + -Double(insets.top + insets.bottom)
    switch attribute {
    case .left: return left
    case .right: return left + across
    case .centerX: return left + across * 0.5
    case .top: return top
    case .bottom, .firstBaseline, .lastBaseline: return top + down
    case .centerY: return top + down * 0.5
    case .width: return across
    case .height: return down
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Leading and trailing as left and right.
  fileprivate func physical(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
    switch self {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    default: return self
    }
  }
}
