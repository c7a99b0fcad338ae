import CoreGraphics
import LayerTree

/// The two bars that say where the content is; they fade in with a movement and out after it.
@MainActor
final class ScrollIndicators: FrameParticipant {
  // As on iOS 18: thickness, distance from the edges, the least length, and that of one squeezed by content beyond its edge.
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let leastLength: CGFloat = 36
  private static let squeezedLength: CGFloat = 7
  /// How long they stay after the last movement, and how long they fade, in seconds (choices).
  private static let stay: TimeInterval = 0.5
  private static let fade: TimeInterval = 0.25

  unowned var scrollView: UIScrollView!
  private var layers: [ScrollAxis: Layer] = [:]
  /// What the bars were drawn in.
  private var drawnColor: PaintColor?
  /// When the last movement was; nil while they are invisible.
  private var lastMovement: TimeInterval?
  private weak var frames: FrameDriver?

  /// Content has moved or changed: puts the bars where they belong and shows them.
  func update() {
    guard scrollView.window != nil, scrollView.isDragging || scrollView.mover.isMoving || lastMovement != nil else { return }
    if scrollView.isDragging || scrollView.mover.isMoving { show() }
    place()
  }

  /// Shows them for a moment, as for content that has just appeared.
  func flash() {
    guard scrollView.window != nil else { return }
    show()
    place()
  }

  private func show() {
    let frames = scrollView.owningApplication.frames
    lastMovement = frames.now
    self.frames = frames
    frames.add(self)
    for layer in layers.values { layer.opacity = 1 }
  }

  private func place() {
    let bounds = scrollView.bounds.size
    let color = color
    let isRecoloured = color != drawnColor
    drawnColor = color
    let both = shows(.horizontal) && shows(.vertical)
    for axis in ScrollAxis.allCases {
      guard shows(axis) else {
        layers.removeValue(forKey: axis)?.removeFromParent()
        continue
      }
      let layer = layer(axis)
      let inset =
        scrollView.insetFromSafeArea
        + (axis == .vertical ? scrollView.verticalScrollIndicatorInsets : scrollView.horizontalScrollIndicatorInsets)
      let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let track = bounds[keyPath: axis.extent] - before - after - 2 * Self.margin - (both ? Self.thickness + Self.margin : 0)
      guard track > Self.squeezedLength else {
        layer.isHidden = true
        continue
      }
      layer.isHidden = false
      let bar = bar(axis, track: track)
      let along = before + Self.margin + bar.start
      let across = axis == .vertical ? bounds.width - inset.right : bounds.height - inset.bottom
      let size =
        axis == .vertical ? CGSize(width: Self.thickness, height: bar.length) : CGSize(width: bar.length, height: Self.thickness)
      if layer.size != size || isRecoloured {
        layer.size = size
        draw(layer, color)
      }
      let edge = across - Self.margin - Self.thickness
      layer.position = axis == .vertical ? CGPoint(x: edge, y: along) : CGPoint(x: along, y: edge)
      if scrollView.backingLayer.children.last !== layer { scrollView.backingLayer.addChild(layer) }
    }
  }

  /// Length and start on the track; beyond an edge the bar is squeezed against it.
  private func bar(_ axis: ScrollAxis, track: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let range = scrollView.restingRange(axis)
    let visible = scrollView.bounds.size[keyPath: axis.extent], offset = scrollView.contentOffset[keyPath: axis.position]
    let whole = range.upperBound - range.lowerBound + visible
    let beyond = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let full = max(min(Self.leastLength, track), track * visible / max(whole, 1))
    let length = max(Self.squeezedLength, min(full, track) - beyond)
    let way = range.upperBound - range.lowerBound
    let share = way > 0 ? min(max((offset - range.lowerBound) / way, 0), 1) : (offset > range.upperBound ? 1 : 0)
    return (share * (track - length), length)
  }

  private func shows(_ axis: ScrollAxis) -> Bool {
    let isWanted = axis == .vertical ? scrollView.showsVerticalScrollIndicator : scrollView.showsHorizontalScrollIndicator
    return isWanted && scrollView.overflows(axis)
  }

  private func layer(_ axis: ScrollAxis) -> Layer {
    if let layer = layers[axis] { return layer }
    let layer = Layer()
    layer.name = "ScrollIndicator"
    layer.allowsHitTesting = false
    layers[axis] = layer
    return layer
  }

  /// White or black, half seen through (by eye).
  private var color: PaintColor {
    let isLight =
      scrollView.indicatorStyle == .white
      || (scrollView.indicatorStyle == .default && scrollView.traitCollection.userInterfaceStyle == .dark)
    return UIColor(white: isLight ? 1 : 0, alpha: isLight ? 0.5 : 0.35).paint(in: scrollView.traitCollection)
  }

  private func draw(_ layer: Layer, _ color: PaintColor) {
    let radius = min(layer.size.width, layer.size.height) / 2
    let bar = CGPath(
      roundedRect: CGRect(origin: .zero, size: layer.size), cornerWidth: radius, cornerHeight: radius, transform: nil)
    layer.content = [.fill(bar, .color(color), evenOdd: false)]
  }

  // MARK: Frames

  var needsUpdate: Bool { false }
  func runAfterUpdateActions() -> Bool { false }
  var pendingWorkDescription: String { "scroll indicators of \(type(of: scrollView)) fading" }

  var nextWakeUp: TimeInterval? {
    guard let lastMovement, !isHeld else { return nil }
    return max(lastMovement + Self.stay, frames?.now ?? 0)
  }

  func advanceAnimations(to time: TimeInterval) {
    guard let lastMovement else { return }
    if isHeld { return self.lastMovement = time }
    let share = (time - lastMovement - Self.stay) / Self.fade
    guard share > 0 else { return }
    for layer in layers.values { layer.opacity = max(1 - share, 0) }
    if share >= 1 { hide() }
  }

  /// Takes the bars away at once.
  func hide() {
    for layer in layers.values { layer.removeFromParent() }
    layers = [:]
    leave()
  }
  /// The frames hold bars that are seen; a scroll view that goes leaves them, and a frame under way that had them in its list finds
  /// them gone.
  func leave() {
    lastMovement = nil
    frames?.remove(self)
  }

  private var isHeld: Bool { scrollView.isDragging || scrollView.mover.isMoving }
}
