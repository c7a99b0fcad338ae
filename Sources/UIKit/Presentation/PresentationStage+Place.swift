import CoreGraphics

// Where the surface lies, and how dark it is behind: both follow from `height`.
extension PresentationStage {
  /// The drag's limits: what is not between them is banded.
  var band: SheetBand {
    let (low, high) = (heights.smallest.height, heights.largest.height)
    return SheetBand(limits: (mayBeDismissed ? 0 : low)...high, above: max(0, room.size.height - high), below: low)
  }

  func place() {
    switch style {
    case .sheet, .cover: placeSheet()
    case .alert: placeAlert()
    case .dialog: placeDialog()
    }
  }

  private func placeSheet() {
    let pixels = max(traitCollection.displayScale, 1)
    func onPixel(_ length: CGFloat) -> CGFloat { (length * pixels).rounded() / pixels }
    let lowest = max(floor, heights.smallest.height)
    let shown = onPixel(height)
    let length = max(shown, onPixel(lowest))
    let contentHeight = min(length, max(onPixel(heights.largest.height), onPixel(lowest)))
    surface.frame = CGRect(x: 0, y: room.size.height - shown, width: room.size.width, height: length)
    surface.place(contentHeight: contentHeight)
    dimming.frame = bounds
    dimming.level = dimmingLevel
    delegate?.stage(
      self, placedContent: CGRect(x: 0, y: room.size.height - shown, width: room.size.width, height: contentHeight))
  }

  /// How much larger an alert is at first; it shrinks to its size while it appears, and only fades on its way out, as on iOS.
  private static let alertScale: CGFloat = 1.2

  private func placeAlert() {
    let progress = room.size.height > 0 ? min(max(height / room.size.height, 0), 1) : 1
    let scale = phase == .leaving ? 1 : Self.alertScale + (1 - Self.alertScale) * progress
    surface.transform = .identity
    surface.frame = bounds
    surface.place(contentHeight: bounds.height)
    surface.transform = CGAffineTransform(scaleX: scale, y: scale)
    surface.alpha = progress
    dimming.frame = bounds
    dimming.level = progress
    delegate?.stage(self, placedContent: bounds)
  }

  /// A dialog lies over all of the window; it slides by the height of its cards, as on iOS.
  private func placeDialog() {
    let progress = room.size.height > 0 ? height / room.size.height : 1
    let way = settings.cardsHeight.map { $0 + contentInsets.bottom } ?? room.size.height
    let pixels = max(traitCollection.displayScale, 1)
    let origin = CGPoint(x: 0, y: ((1 - progress) * way * pixels).rounded() / pixels)
    surface.frame = CGRect(origin: origin, size: bounds.size)
    surface.place(contentHeight: bounds.height)
    dimming.frame = bounds
    dimming.level = min(max(progress, 0), 1)
    delegate?.stage(self, placedContent: surface.frame)
  }

  /// From 0 to 1.
  private var dimmingLevel: CGFloat {
    guard style != .cover else { return 0 }
    let lowest = max(floor, heights.smallest.height, 1)
    guard let undimmed = undimmedHeight else { return min(max(height / lowest, 0), 1) }
    guard let next = heights.firstAbove(undimmed) else { return 0 }
    return min(max((height - undimmed) / (next.height - undimmed), 0), 1)
  }
}
