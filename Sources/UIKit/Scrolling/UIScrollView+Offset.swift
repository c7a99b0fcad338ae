import CoreGraphics
import LayerTree

extension UIScrollView {
  /// What `setContentOffset` does.
  func moveContent(to contentOffset: CGPoint, animated: Bool) {
    guard isUsable(contentOffset) else { return }
    if isZoomBouncing {
      moveZoom(to: contentOffset)
      return dragging.rebase()
    }
    mover.stop()
    if animated, window != nil {
      mover.glide(to: onPixels(contentOffset), .program)
    } else {
      moveOffset(to: contentOffset)
      dragging.rebase()
    }
  }

  /// What `scrollRectToVisible` does.
  func reveal(_ rect: CGRect, animated: Bool) {
    let property = "the rectangle of scrollRectToVisible"
    guard accepts(rect.minX, rect.minY, rect.maxX, rect.maxY, as: property, keeping: contentOffset) else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      let inset = adjustedContentInset
      let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let start = axis == .horizontal ? rect.minX : rect.minY
      let end = axis == .horizontal ? rect.maxX : rect.maxY
      let extent = bounds.size[keyPath: axis.extent] - before - after
      let visible = offset[keyPath: axis.position] + before
      if end - start > extent || start < visible {
        if start < visible || end > visible + extent { offset[keyPath: axis.position] = start - before }
      } else if end > visible + extent {
        offset[keyPath: axis.position] = end - extent - before
      }
    }
    offset = nearestRest(to: offset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  /// What `stopScrollingAndZooming` does.
  func standStill() {
    guard mover.isMoving || isOffItsPlace, !isDragging else { return }
    let scale = zooming.scaleToReturnTo
    mover.stop()
    isOffItsPlace = false
    if let scale { setZoomScale(scale, animated: false) }
    moveOffset(to: isPagingEnabled ? placeOfRest : nearestRest(to: contentOffset))
  }

  /// Puts the offset on the pixel grid and moves there; movements under way go on.
  func moveOffset(to offset: CGPoint) {
    let target = onPixels(offset)
    guard target != bounds.origin else { return }
    bounds.origin = target
  }

  /// `moveOffset(to:)` while an animation changes the scale: it goes on from there.
  func moveZoom(to offset: CGPoint) {
    mover.shift(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
    moveOffset(to: offset)
  }

  /// Content before what is visible has become longer: what is visible stays, and what moves goes on as it is seen.
  package func shiftContent(by delta: CGPoint) {
    dragging.shift(by: delta)
    mover.shift(by: delta)
    moveOffset(to: CGPoint(x: contentOffset.x + delta.x, y: contentOffset.y + delta.y))
  }

  /// The whole part stays, the rest is rounded to pixels, as UIKit does. [measured]
  func onPixels(_ point: CGPoint) -> CGPoint {
    let scale = window?.windowScene?.screen.scale ?? 1
    func rounded(_ value: CGFloat) -> CGFloat {
      let whole = value.rounded(.down)
      return whole + ((value - whole) * scale).rounded() / scale
    }
    return CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// Content became smaller, or the view larger: what is beyond an edge now moves to it. A movement under way ends there; fingers that
  /// hold content let it come back.
  func keepOffsetInside() {
    if mover.isMoving { return mover.limitsDidChange() }
    guard !isDragging, !isZooming else { return }
    moveOffset(to: nearestRest(to: contentOffset))
  }

  private func isUsable(_ offset: CGPoint) -> Bool {
    if offset.x.isFinite && offset.y.isFinite { return true }
    owningApplication.writeToConsole(
      "\(type(of: self)).contentOffset was set to \(offset), which is not finite; it stays \(contentOffset). "
        + "Usual cause: a division by a size that is still zero.")
    return false
  }
}

// Insets from the safe area (Documentation/Facts.md, 3.1).
extension UIScrollView {
  func isUsable(_ insets: UIEdgeInsets, _ name: String, else old: UIEdgeInsets) -> Bool {
    if [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) { return true }
    owningApplication.writeToConsole(
      "\(type(of: self)).\(name) was set to \(insets), which is not finite; it stays \(old). "
        + "Usual cause: a division by a size that is still zero.")
    return false
  }

  func updateAdjustedInset() {
    let old = insetFromSafeArea, oldTotal = lastAdjustedInset
    insetFromSafeArea = derivedInset()
    let new = adjustedContentInset
    guard new != oldTotal || old != insetFromSafeArea else { return }
    lastAdjustedInset = new
    // Content at its start stays there.
    if mover.isMoving {
      mover.limitsDidChange()
    } else if !isDragging {
      var offset = contentOffset
      if offset.y == -oldTotal.top { offset.y = -new.top }
      if offset.x == -oldTotal.left { offset.x = -new.left }
      moveOffset(to: nearestRest(to: offset))
    }
    indicators.update()
    adjustedContentInsetDidChange()
    insetCalls.run("scrollViewDidChangeAdjustedContentInset", changing: "the insets", of: self) {
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }
  }

  private func derivedInset() -> UIEdgeInsets {
    let safe = storedSafeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let horizontal = contentSize.width > bounds.width || alwaysBounceHorizontal
      let vertical = contentSize.height > bounds.height || alwaysBounceVertical
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
        right: horizontal ? safe.right : 0)
    }
  }
}
