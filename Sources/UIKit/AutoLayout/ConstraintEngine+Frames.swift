import ConstraintSolver
import CoreGraphics

// From solutions to frames on the pixel grid.
extension ConstraintEngine {
  /// Notes the new frames and asks for the layout of those who will write them.
  func publish(writer: UIView?) {
    for item in order {
      let frame = exactFrame(of: item)
      guard frame != item.frame else { continue }
      item.frame = frame
      guard isLive else { continue }
      if let guide = item.guide {
        if guide.owningView !== writer { guide.owningView?.setNeedsLayout() }
      } else if let view = item.view, !view.translatesAutoresizingMaskIntoConstraints {
        if view === root { resizeRoot(frame) } else if view.superview !== writer { view.superview?.setNeedsLayout() }
      }
    }
  }

  /// A root has nobody above who would write its size.
  private func resizeRoot(_ frame: CGRect) {
    let scale = root.pixelsPerPoint
    root.place(
      origin: root.frameWithoutTransform.origin,
      size: CGSize(width: max(0, frame.width.onGrid(scale)), height: max(0, frame.height.onGrid(scale))))
  }

  private func exactFrame(of item: ConstraintItem) -> CGRect {
    CGRect(
      x: solver.value(of: item.x), y: solver.value(of: item.y), width: solver.value(of: item.width),
      height: solver.value(of: item.height))
  }

  func frame(of guide: UILayoutGuide) -> CGRect? { items[ObjectIdentifier(guide)]?.frame }

  /// Gives a view the frame that was solved for it, on whole pixels.
  ///
  /// Sizes are rounded by themselves, so that equal views stay equal. Origins are rounded where they lie on the screen: what a
  /// superview's rounding took away is given back to its subviews, so errors do not add up. So each edge is within a pixel of the
  /// exact one.
  func write(_ view: UIView) {
    guard let item = items[ObjectIdentifier(view)], let frame = item.frame else { return }
    let outer = view.superview.flatMap { items[ObjectIdentifier($0)]?.residual } ?? .zero
    let exact = CGPoint(x: frame.minX + outer.x, y: frame.minY + outer.y)
    let scale = view.pixelsPerPoint
    let origin = CGPoint(x: exact.x.onGrid(scale), y: exact.y.onGrid(scale))
    let residual = CGPoint(x: exact.x - origin.x, y: exact.y - origin.y)
    if residual != item.residual {
      item.residual = residual
      if !view.subviews.isEmpty { view.setNeedsLayout() }
    }
    let size = CGSize(width: max(0, frame.width.onGrid(scale)), height: max(0, frame.height.onGrid(scale)))
    // What an app has done to a view's center since then stays as long as its constraints say the same: a zoomed view that its
    // delegate keeps in the middle is not thrown back by every layout.
    let written = CGRect(origin: origin, size: size)
    guard written != item.written || view.storedTransform == .identity else { return }
    item.written = written
    view.place(origin: origin, size: size)
  }

  /// The grid is another: everything is written again.
  func pixelsDidChange() {
    for item in order { item.view?.superview?.setNeedsLayout() }
  }

  /// Which of a view's four numbers are open.
  func undetermined(of view: UIView) -> [String] {
    guard let item = items[ObjectIdentifier(view)] else { return [] }
    let parts = [
      ("horizontal position", item.x), ("vertical position", item.y), ("width", item.width), ("height", item.height),
    ]
    return parts.filter { !solver.isDetermined($0.1) }.map(\.0)
  }
}

extension CGFloat {
  /// The nearest multiple of a pixel; halves go up, on both sides of zero.
  func onGrid(_ scale: CGFloat) -> CGFloat {
    // Rounding of the solver must not decide which way a half goes.
    let noise: CGFloat = 1e-6
    return (self * scale + 0.5 + noise).rounded(.down) / scale
  }
}

extension CGRect {
  @MainActor
  func roundedToPixels(of view: UIView) -> CGRect {
    let scale = view.pixelsPerPoint
    return CGRect(
      x: minX.onGrid(scale), y: minY.onGrid(scale), width: Swift.max(0, width.onGrid(scale)),
      height: Swift.max(0, height.onGrid(scale)))
  }
}

extension UIView {
  var pixelsPerPoint: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : max(UIScreen.main.scale, 1)
  }

  var frameWithoutTransform: CGRect {
    CGRect(
      x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2, width: storedBounds.width,
      height: storedBounds.height)
  }

  /// Sets center and size as the engine wants them; a transform stays.
  func place(origin: CGPoint, size: CGSize) {
    guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return }
    let state = layoutState
    state.isBeingPlaced = true
    defer { state.isBeingPlaced = false }
    applyGeometry(
      center: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2),
      bounds: CGRect(origin: storedBounds.origin, size: size))
  }
}
