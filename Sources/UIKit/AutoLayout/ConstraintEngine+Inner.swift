import ConstraintSolver
import CoreGraphics

// The constraints that views and guides bring by themselves.
extension ConstraintEngine {
  /// Compares what the item should have with what it has; a new number is only a new constant.
  func updateInnerConstraints(of item: ConstraintItem) {
    var wanted = innerConstraints(of: item)
    for index in wanted.indices { wanted[index].expression = wanted[index].expression.withinLimits }
    for old in item.inner {
      guard let id = old.id else { continue }
      guard let place = wanted.firstIndex(where: { $0.isSame(as: old) }) else {
        remove(id)
        continue
      }
      wanted[place].id = id
      if abs(wanted[place].expression.constant - old.expression.constant) > Self.sameConstant {
        setConstant(of: id, to: wanted[place].expression.constant)
      }
      if wanted[place].strength != old.strength {
        records[id]?.strength = wanted[place].strength
        solver.setStrength(of: id, to: wanted[place].strength)
      }
    }
    for index in wanted.indices where wanted[index].id == nil {
      let new = wanted[index]
      let id = solver.add(new.expression, new.relation, strength: new.strength)
      wanted[index].id = id
      records[id] = ConstraintRecord(.inner(item, new.role), base: new.expression.constant, strength: new.strength)
    }
    item.inner = wanted
  }

  /// Below it a constant is what it was, in points.
  private static let sameConstant = 1e-9

  private func innerConstraints(of item: ConstraintItem) -> [InnerConstraint] {
    if let guide = item.guide { return guideConstraints(item, guide) }
    guard let view = item.view else { return [] }
    if view === root && !isLive {
      // What is measured stands at zero; its size is what is asked for.
      return [fixed(.rootX, item.x, at: 0), fixed(.rootY, item.y, at: 0)] + contentConstraints(item, view)
    }
    if view.translatesAutoresizingMaskIntoConstraints { return maskConstraints(item, view) }
    return (view === root ? rootConstraints(item, view) : []) + contentConstraints(item, view)
  }

  private func fixed(_ role: InnerRole, _ variable: Variable, at value: CGFloat) -> InnerConstraint {
    InnerConstraint(
      role: role, expression: LinearExpression([Term(variable)], constant: -Double(value)), relation: .equal, strength: .required)
  }

  // MARK: Root

  /// A root stays where it is, and as large as it is unless something says otherwise (a choice).
  private func rootConstraints(_ item: ConstraintItem, _ view: UIView) -> [InnerConstraint] {
    let frame = view.frameWithoutTransform
    var width = fixed(.rootWidth, item.width, at: frame.width)
    var height = fixed(.rootHeight, item.height, at: frame.height)
    width.strength = Self.stay
    height.strength = Self.stay
    return [fixed(.rootX, item.x, at: frame.minX), fixed(.rootY, item.y, at: frame.minY), width, height]
  }

  /// Weaker than anything an app can say.
  private static let stay = Strength(priority: 0)

  // MARK: Mask

  private func maskConstraints(_ item: ConstraintItem, _ view: UIView) -> [InnerConstraint] {
    let frame = view.frameWithoutTransform
    let superview = view.superview
    let mask = superview?.autoresizesSubviews == true ? view.autoresizingMask : []
    let outer = superview.map { $0.storedBounds.size } ?? .zero
    let horizontal = AutoresizedAxis(
      origin: frame.minX, length: frame.width, outer: outer.width, mask: mask, parts: UIView.AutoresizingMask.horizontalParts)
    let vertical = AutoresizedAxis(
      origin: frame.minY, length: frame.height, outer: outer.height, mask: mask, parts: UIView.AutoresizingMask.verticalParts)
    // The superview takes part only where the mask depends on it.
    let needsOuter = horizontal.isFlexible || vertical.isFlexible
    let surrounding = needsOuter ? superview.map { self.item(of: $0) } : nil
    return [
      masked(.maskX, item.x, horizontal.origin, horizontal.originShare, surrounding?.width, outer.width),
      masked(.maskWidth, item.width, horizontal.length, horizontal.lengthShare, surrounding?.width, outer.width),
      masked(.maskY, item.y, vertical.origin, vertical.originShare, surrounding?.height, outer.height),
      masked(.maskHeight, item.height, vertical.length, vertical.lengthShare, surrounding?.height, outer.height),
    ]
  }

  /// variable = value now + share × (the superview's length - its length now)
  private func masked(
    _ role: InnerRole, _ variable: Variable, _ value: CGFloat, _ share: CGFloat, _ outer: Variable?, _ now: CGFloat
  ) -> InnerConstraint {
    guard let outer, share != 0 else { return fixed(role, variable, at: value) }
    let expression = LinearExpression(
      [Term(variable), Term(outer, -Double(share))], constant: Double(share * now - value))
    return InnerConstraint(role: role, expression: expression, relation: .equal, strength: .required)
  }

  // MARK: Content

  private func contentConstraints(_ item: ConstraintItem, _ view: UIView) -> [InnerConstraint] {
    let size =
      view._contentHeightFollowsWidth
      ? view._intrinsicContentSize(forWidth: item.wrappedWidth) : view.intrinsicContentSize
    let insets = view.usableAlignmentInsets
    return contentConstraints(
      item.width, size.width, insets.left + insets.right, view, .horizontal, roles: (.hugWidth, .keepWidth))
      + contentConstraints(
        item.height, size.height, insets.top + insets.bottom, view, .vertical, roles: (.hugHeight, .keepHeight))
  }

  private func contentConstraints(
    _ variable: Variable, _ length: CGFloat, _ insets: CGFloat, _ view: UIView, _ axis: NSLayoutConstraint.Axis,
    roles: (hug: InnerRole, keep: InnerRole)
  ) -> [InnerConstraint] {
    guard let length = view.usableContentLength(length) else { return [] }
    let expression = LinearExpression([Term(variable)], constant: -Double(length + insets))
    let hugging = Strength(view.contentHuggingPriority(for: axis))
    let resistance = Strength(view.contentCompressionResistancePriority(for: axis))
    return [
      InnerConstraint(role: roles.hug, expression: expression, relation: .lessThanOrEqual, strength: hugging),
      InnerConstraint(role: roles.keep, expression: expression, relation: .greaterThanOrEqual, strength: resistance),
    ]
  }

  /// Measures anew what was given another width than it was measured for; true if there was any.
  func rewrap() -> Bool {
    var found = false
    for item in order {
      guard let view = item.view, view._contentHeightFollowsWidth, !view.translatesAutoresizingMaskIntoConstraints else {
        continue
      }
      let insets = view.usableAlignmentInsets
      let width = max(0, CGFloat(solver.value(of: item.width)) - insets.left - insets.right)
      if let old = item.wrappedWidth, abs(old - width) < 1e-6 { continue }
      item.wrappedWidth = width
      note(item)
      found = true
    }
    return found
  }

  // MARK: Guides

  private func guideConstraints(_ item: ConstraintItem, _ guide: UILayoutGuide) -> [InnerConstraint] {
    guard let owner = guide.owningView else { return [] }
    switch guide.placement {
    case .free: return []
    case .origin(let origin):
      let point = origin(owner)
      return [fixed(.guideX, item.x, at: point.x), fixed(.guideY, item.y, at: point.y)]
    case .insets(let insets):
      let insets = insets(owner)
      let outer = self.item(of: owner)
      func less(_ role: InnerRole, _ inner: Variable, _ outer: Variable, _ points: CGFloat) -> InnerConstraint {
        InnerConstraint(
          role: role, expression: LinearExpression([Term(inner), Term(outer, -1)], constant: Double(points)), relation: .equal,
          strength: .required)
      }
      return [
        fixed(.guideX, item.x, at: insets.left), fixed(.guideY, item.y, at: insets.top),
        less(.guideWidth, item.width, outer.width, insets.left + insets.right),
        less(.guideHeight, item.height, outer.height, insets.top + insets.bottom),
      ]
    }
  }
}

extension InnerConstraint {
  /// But for the number and the strength.
  fileprivate func isSame(as other: InnerConstraint) -> Bool {
    role == other.role && relation == other.relation && expression.terms.count == other.expression.terms.count
      && zip(expression.terms, other.expression.terms).allSatisfy {
        $0.variable == $1.variable && abs($0.coefficient - $1.coefficient) < 1e-9
      }
  }
}
