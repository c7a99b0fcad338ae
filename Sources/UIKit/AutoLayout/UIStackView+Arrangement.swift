import CoreGraphics

// The constraints of a stack view, named as UIKit names its own in reports.
extension UIStackView {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// What "start" and "end" are along the axis and across it.
  private struct Edges {
    let start: Attribute, end: Attribute, center: Attribute, size: Attribute
    static let horizontal = Edges(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Edges(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  private var along: Edges { axis == .horizontal ? .horizontal : .vertical }
  private var across: Edges { axis == .horizontal ? .vertical : .horizontal }
  private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

  func arrangement() -> [NSLayoutConstraint] {
    let views = arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return [] }
    return [
      connect(first, along.start, .equal, canvas, along.start, "UISV-canvas-connection"),
      connect(canvas, along.end, .equal, last, along.end, "UISV-canvas-connection"),
    ] + spaces(views) + sizes(views) + distances(views) + aligned(views)
  }

  private func connect(
    _ item: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ other: AnyObject,
    _ otherAttribute: Attribute, _ name: String, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      LayoutEnd(place: LayoutPlace(item, attribute)), relation, LayoutEnd(place: LayoutPlace(other, otherAttribute)),
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    return constraint
  }

  // MARK: Along the axis

  private func spaces(_ views: [UIView]) -> [NSLayoutConstraint] {
    let isFilled = distribution == .fill || distribution == .fillEqually || distribution == .fillProportionally
    return zip(views, views.dropFirst()).map { previous, next in
      connect(
        next, along.start, isFilled ? .equal : .greaterThanOrEqual, previous, along.end, "UISV-spacing",
        constant: gap(after: previous))
    }
  }

  private func sizes(_ views: [UIView]) -> [NSLayoutConstraint] {
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: return []
    case .fillEqually:
      return views.dropFirst().map { connect($0, along.size, .equal, views[0], along.size, "UISV-fill-equally") }
    case .fillProportionally:
      let measured = views.map { (view: $0, length: contentLength(of: $0)) }.filter { $0.length > 0 }
      guard let first = measured.first else { return [] }
      return measured.dropFirst().map {
        connect(
          $0.view, along.size, .equal, first.view, along.size, "UISV-fill-proportionally",
          multiplier: $0.length / first.length)
      }
    }
  }

  /// A view without a content size counts with the size its constraints give it.
  private func contentLength(of view: UIView) -> CGFloat {
    let content = view.intrinsicContentSize
    let length = axis == .horizontal ? content.width : content.height
    if let usable = view.usableContentLength(length), usable > 0 { return usable }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return axis == .horizontal ? fitting.width : fitting.height
  }

  /// Equal gaps, or equal distances of centres.
  private func distances(_ views: [UIView]) -> [NSLayoutConstraint] {
    guard distribution == .equalSpacing || distribution == .equalCentering, views.count > 2 else { return [] }
    let isCentering = distribution == .equalCentering
    let from = isCentering ? along.center : along.end
    let to = isCentering ? along.center : along.start
    func distance(_ index: Int) -> LayoutEnd {
      LayoutEnd(place: LayoutPlace(views[index + 1], to), origin: LayoutPlace(views[index], from))
    }
    return (1..<views.count - 1).map { index in
      let constraint = NSLayoutConstraint(distance(index), .equal, distance(0))
      constraint.identifier = "UISV-distributing"
      if isCentering { constraint.priority = Self.centeringPriority }
      return constraint
    }
  }

  /// The least spacing matters more than equal distances of centres.
  private static let centeringPriority = UILayoutPriority(149)

  // MARK: Across the axis

  private func aligned(_ views: [UIView]) -> [NSLayoutConstraint] {
    let constraints = views.flatMap { aligned($0, first: views[0]) }
    guard alignment != .fill else { return constraints }
    // As narrow as the widest view, unless something else is said.
    let tight = NSLayoutConstraint(LayoutEnd(place: LayoutPlace(canvas, across.size)), .equal, nil)
    tight.identifier = "UISV-ambiguity-suppression"
    tight.priority = Self.tightPriority
    return constraints + [tight]
  }

  /// Weaker than `systemLayoutSizeFitting`.
  private static let tightPriority = UILayoutPriority(25)

  private func aligned(_ view: UIView, first: UIView) -> [NSLayoutConstraint] {
    func start(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      connect(
        view, across.start, relation, canvas, across.start, relation == .equal ? "UISV-alignment" : "UISV-spanning-boundary")
    }
    func end(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint {
      connect(canvas, across.end, relation, view, across.end, relation == .equal ? "UISV-alignment" : "UISV-spanning-boundary")
    }
    switch alignment {
    case .fill: return [start(.equal), end(.equal)]
    case .leading: return [start(.equal), end(.greaterThanOrEqual)]
    case .trailing: return [start(.greaterThanOrEqual), end(.equal)]
    case .center:
      let center = connect(view, across.center, .equal, canvas, across.center, "UISV-alignment")
      return [center, start(.greaterThanOrEqual), end(.greaterThanOrEqual)]
    case .firstBaseline, .lastBaseline:
      guard axis == .horizontal else { return [start(.equal), end(.greaterThanOrEqual)] }
      let bounds = [start(.greaterThanOrEqual), end(.greaterThanOrEqual)]
      guard view !== first else { return bounds }
      let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      return [connect(view, baseline, .equal, first, baseline, "UISV-alignment")] + bounds
    }
  }
}
