extension NSLayoutConstraint {
  func activate() {
    guard holder == nil else { return }
    if let problem = invalidity { return report("can't be activated: \(problem)") }
    guard let view = nearestCommonView else {
      UIApplication.shared.writeToConsole(
        "Unable to activate constraint with anchors \(first.name) and \(second?.name ?? "nothing") because they have no common "
          + "ancestor. Both must lie in one tree of views. Usual cause: a view that has not been added yet: call addSubview "
          + "before you activate its constraints. The constraint stays inactive; on iOS this is an exception.")
      return
    }
    hold(in: view)
  }

  func hold(in view: UIView) {
    holder = view
    view.layoutState.constraints.append(self)
    for place in places { place.view?.layoutState.note(mentionedBy: self) }
    view.root.constraintEngineForUse.add(self)
    view.noteLayoutNeededBelow()
  }

  func deactivate() {
    guard let view = holder else { return }
    let engine = engine
    holder = nil
    view.layoutState.constraints.removeAll { $0 === self }
    for place in places { place.view?.layoutState.mentions.removeAll { $0 === self } }
    engine?.remove(self)
    view.noteLayoutNeededBelow()
  }

  /// The innermost view that contains, or is, everything the constraint mentions.
  private var nearestCommonView: UIView? {
    var common: UIView?
    for (index, place) in places.enumerated() {
      guard let view = place.view else { return nil }
      if index == 0 {
        common = view
      } else {
        while let current = common, !view.isDescendant(of: current) { common = current.superview }
      }
    }
    return common
  }

  /// Why the constraint makes no sense, if it does not.
  private var invalidity: String? {
    if places.contains(where: { $0.view == nil }) {
      return "a view it mentions is gone, or a layout guide has no owner; add the guide to a view first."
    }
    let families = (first.family, second?.family ?? .nothing)
    if families.0 == .nothing { return "its first attribute is none." }
    guard second != nil, families.1 != .nothing else {
      if families.0 == .size { return nil }
      return "a position can't equal a number alone; relate it to an attribute of another view."
    }
    guard families.0 == families.1 else {
      return "\(first.place.attribute) can't be compared with \(secondAttribute): both must be horizontal positions, vertical "
        + "positions, or sizes."
    }
    if families.0 != .size && multiplier == 0 { return "a multiplier of 0 makes a position equal a number alone." }
    if let second, first.place.attribute.followsReading != second.place.attribute.followsReading,
      first.place.attribute.isAbsolute || second.place.attribute.isAbsolute
    {
      return "leading and trailing can't be compared with left and right: one pair follows the direction of reading."
    }
    return nil
  }
}
