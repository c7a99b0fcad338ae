import CoreGraphics
import LayerTree

/// What `draw(_:)` has drawn, and at which size: it is kept, and laid into another size by `contentMode`.
struct ViewDrawing {
  var commands: [PaintCommand] = []
  var size = CGSize.zero

  /// In a view of `bounds`, from its top left corner.
  @MainActor func commands(in bounds: CGRect, _ mode: UIView.ContentMode) -> [PaintCommand] {
    guard !commands.isEmpty else { return [] }
    guard bounds.size != size, let rect = mode.rect(for: size, in: CGRect(origin: .zero, size: bounds.size)) else {
      return commands
    }
    var group = PaintGroup()
    group.transform = CGAffineTransform(translationX: rect.minX, y: rect.minY)
      .scaledBy(x: rect.width / size.width, y: rect.height / size.height)
    return [.group(commands, group)]
  }
}

extension UIView {
  /// What `setNeedsDisplay` does.
  func requestDisplay() {
    requestsDisplay = true
    scheduleDisplay()
  }
  func requestDisplay(in rect: CGRect) {
    let bounds = storedBounds
    // Side by side: Foundation's `intersects` ends the program where a number is not finite. Such a rectangle is all of the view.
    let isApart =
      rect.maxX <= bounds.minX || rect.minX >= bounds.maxX || rect.maxY <= bounds.minY || rect.minY >= bounds.maxY
    guard bounds.isEmpty || !isApart else { return }
    setNeedsDisplay()
  }

  func scheduleDisplay() {
    guard requestsDisplay, !isDisplayScheduled, mayDraw, storedBounds.width > 0, storedBounds.height > 0,
      let frames = window?.windowScene?.frames
    else { return }
    isDisplayScheduled = true
    guard frames.isRunning, lastDisplay == frames.now else { return frames.afterUpdate { [weak self] in self?.display() } }
    // Once a frame: a view that asks for itself while it draws waits for the next one, and nobody waits for its end.
    frames.schedule(at: frames.now.nextUp, isDecoration: true) { [weak self] in self?.display() }
  }

  /// `UIView` itself draws nothing.
  private var mayDraw: Bool { type(of: self) != UIView.self && type(of: self) != UIWindow.self }

  private func display() {
    isDisplayScheduled = false
    guard requestsDisplay, storedBounds.width > 0, storedBounds.height > 0, let frames = window?.windowScene?.frames else {
      return
    }
    requestsDisplay = false
    lastDisplay = frames.now
    let bounds = storedBounds
    let commands = CGContext.recording(size: bounds.size, traits: traitCollection, from: bounds.origin, of: self) { draw(bounds) }
    guard !commands.isEmpty || !drawing.commands.isEmpty else { return }
    drawing = ViewDrawing(commands: commands, size: bounds.size)
    redraw()
  }

  /// The size is another: what was drawn is stretched, or drawn anew where the content mode says so.
  func sizeDidChangeForDisplay() {
    if contentMode == .redraw { requestsDisplay = true }
    scheduleDisplay()
  }
}
