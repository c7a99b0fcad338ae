import CoreGraphics

// `center`, `bounds` and `transform` are what is stored; `frame` is made from them.
extension UIView {
  var frameFromParts: CGRect {
    let size = storedBounds.size
    let box = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    let mapped = storedTransform == .identity ? box : box.applying(storedTransform)
    return mapped.offsetBy(dx: storedCenter.x, dy: storedCenter.y)
  }

  func setFrame(_ new: CGRect) {
    guard isUsable(new, as: "frame") else { return }
    let (old, transform) = (frameFromParts, storedTransform)
    applyGeometry(
      center: CGPoint(x: new.midX - transform.tx, y: new.midY - transform.ty),
      bounds: CGRect(
        origin: storedBounds.origin, size: new.size == old.size ? storedBounds.size : boundsSize(ofFrame: new.standardized.size)))
  }

  /// A frame is what the transform makes of the bounds, so the way back is its inverse, as `CALayer` takes it. Where there is no way
  /// back, the bounds stay as they are.
  private func boundsSize(ofFrame size: CGSize) -> CGSize {
    guard storedTransform != .identity else { return size }
    let transform = storedTransform
    guard transform.a * transform.d != transform.b * transform.c else { return storedBounds.size }
    return CGRect(origin: .zero, size: size).applying(transform.inverted()).size
  }

  func setBounds(_ new: CGRect) {
    guard isUsable(new, as: "bounds") else { return }
    applyGeometry(center: storedCenter, bounds: new)
  }

  func setCenter(_ new: CGPoint) {
    guard isUsable(CGRect(origin: new, size: .zero), as: "center") else { return }
    applyGeometry(center: new, bounds: storedBounds)
  }

  func setTransform(_ new: CGAffineTransform) {
    guard new != storedTransform else { return }
    guard accepts(new.a, new.b, new.c, new.d, new.tx, new.ty, as: "transform", keeping: storedTransform) else { return }
    let old = AnimationBatch.current == nil ? ViewValues() : modelValues
    storedTransform = new
    writeGeometry()
    updateSafeArea()
    noteAnimated(from: old)
  }

  func applyGeometry(center: CGPoint, bounds: CGRect) {
    let old = storedBounds
    guard center != storedCenter || bounds != old else { return }
    let oldValues = AnimationBatch.current == nil ? ViewValues() : modelValues
    storedCenter = center
    storedBounds = bounds
    writeGeometry()
    updateSafeArea()
    if bounds != old { boundsDidChange(from: old) }
    noteAnimated(from: oldValues)
    geometryDidChangeForConstraints()
  }

  private func boundsDidChange(from old: CGRect) {
    if bounds.origin != old.origin { for subview in subviews { subview.writeGeometry() } }
    if bounds.size != old.size {
      if storedLayer != nil { lookDidChange() } else { redraw() }
      sizeDidChangeForDisplay()
      _boundsSizeDidChange()
      if autoresizesSubviews { for subview in subviews { subview.autoresize(from: old.size, to: bounds.size) } }
    }
    for subview in subviews { subview.updateSafeArea() }
    setNeedsLayout()
  }

  /// A view keeps what it has when it is given numbers that are none.
  private func isUsable(_ rect: CGRect, as property: String) -> Bool {
    if [rect.minX, rect.minY, rect.midX, rect.midY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) { return true }
    owningApplication.writeToConsole(
      "\(type(of: self)).\(property) was set to \(rect), which is not finite; the view keeps \(self.frame). "
        + "A view's geometry must be finite. Usual cause: a division by a size that is still zero.")
    return false
  }
}

extension UIView {
  /// What `sizeToFit` does.
  func takeFittingSize() {
    let origin = frame.origin
    let size = usableFittingSize
    bounds.size = size
    center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Converts from this view's space to `view`'s; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let map = transform(to: view) else { return point }
    return point.applying(map)
  }
  /// Converts from `view`'s space to this view's; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    guard let other = view ?? window else { return point }
    return other.convert(point, to: self)
  }
  /// The bounding box of the converted rectangle.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    guard let map = transform(to: view) else { return rect }
    return rect.applying(map)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    guard let other = view ?? window else { return rect }
    return other.convert(rect, to: self)
  }

  /// From this view's space to `view`'s (the window's when nil), by way of the layers.
  private func transform(to view: UIView?) -> CGAffineTransform? {
    guard let other = view ?? window, let map = backingLayer.transform(to: other.backingLayer) else { return nil }
    let into = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    let out = CGAffineTransform(translationX: other.bounds.minX, y: other.bounds.minY)
    return into.concatenating(map).concatenating(out)
  }
}
