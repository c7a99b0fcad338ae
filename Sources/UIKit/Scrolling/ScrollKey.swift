import CoreGraphics

/// Where a key of the keyboard takes content.
struct ScrollKey {
  enum Amount { case line, page, end }
  let axis: ScrollAxis
  /// 1 towards the end, -1 towards the start.
  let direction: CGFloat
  let amount: Amount

  /// Points that an arrow moves content by (a choice).
  private static let line: CGFloat = 40

  /// nil for keys that scroll nothing. With Option an arrow goes a page, with Command to the end; Shift and the space bar go back.
  init?(_ press: KeyPress) {
    guard let (axis, direction, amount) = Self.meaning(press.key, press.modifiers) else { return nil }
    self.axis = axis
    self.direction = direction
    self.amount = amount
  }

  private static func meaning(_ key: KeyPress.Key, _ modifiers: UIKeyModifierFlags) -> (ScrollAxis, CGFloat, Amount)? {
    let arrow: Amount = modifiers == .command ? .end : modifiers == .alternate ? .page : .line
    let isPlain = modifiers.isEmpty
    switch key {
    case .up, .down, .left, .right:
      guard isPlain || arrow != .line else { return nil }
      return (key == .up || key == .down ? .vertical : .horizontal, key == .up || key == .left ? -1 : 1, arrow)
    case .pageUp, .pageDown: return isPlain ? (.vertical, key == .pageUp ? -1 : 1, .page) : nil
    case .home, .end: return isPlain ? (.vertical, key == .home ? -1 : 1, .end) : nil
    case .text(" ") where isPlain || modifiers == .shift: return (.vertical, isPlain ? 1 : -1, .page)
    case .text, .return, .tab, .escape, .deleteBackward, .deleteForward: return nil
    }
  }

  /// Points by which content moves in a view that is `visible` points long: a page keeps a line of what was seen (a choice).
  func distance(visible: CGFloat, turnsPages: Bool) -> CGFloat {
    switch amount {
    case .line where !turnsPages: direction * Self.line
    case .page where !turnsPages: direction * max(visible - Self.line, visible / 2)
    case .line, .page: direction * visible
    case .end: direction * .greatestFiniteMagnitude
    }
  }
}

extension UIScrollView {
  /// Whether a key could move content from where it is, or is on its way to.
  func mayScroll(by key: ScrollKey) -> Bool {
    allowsKeyboardScrolling && hasRoom(key.axis, towards: key.direction, from: keyStart)
  }

  /// Content glides to where the key leads; the delegate hears `scrollViewDidEndScrollingAnimation`.
  func scroll(by key: ScrollKey) {
    guard !isDragging, !isZooming else { return }
    let path = key.axis.position, range = restingRange(key.axis), start = keyStart
    let inset = adjustedContentInset
    let covered = key.axis == .horizontal ? inset.left + inset.right : inset.top + inset.bottom
    let distance = key.distance(
      visible: bounds.size[keyPath: key.axis.extent] - (isPagingEnabled ? 0 : covered), turnsPages: isPagingEnabled)
    var target = start
    target[keyPath: path] = min(max(start[keyPath: path] + distance, range.lowerBound), range.upperBound)
    target = onPixels(target)
    guard target != contentOffset else { return }
    if mover.glideCause != .keys { mover.stop() }
    _keysWillScroll()
    mover.glide(to: target, .keys)
  }

  private var keyStart: CGPoint { isMovedByKeys ? mover.glideTarget ?? contentOffset : contentOffset }
}
