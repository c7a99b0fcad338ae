import CoreGraphics

/// A button's image and text beside each other, or one above the other.
struct ButtonContent {
  /// In points; without an extent where there is none.
  var image: CGSize, text: CGSize
  /// Between both, in points.
  var padding: CGFloat
  /// The side of the text that the image is on.
  var placement: NSDirectionalRectEdge
  /// Read from right to left.
  var isMirrored: Bool
  /// How much of the free room lies on the left.
  var share: CGFloat
  /// How much of it lies above.
  var verticalShare: CGFloat = 0.5

  private var gap: CGFloat { image.width > 0 && text.width > 0 ? padding : 0 }
  private var isVertical: Bool { placement == .top || placement == .bottom }

  var size: CGSize {
    isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// Where both lie in `room`: the text is as wide as there is room, the image no higher than it.
  func frames(in room: CGRect) -> (image: CGRect, text: CGRect) {
    var fitting = self
    let beside = isVertical ? 0 : image.width + gap
    fitting.text.width = min(text.width, max(0, room.width - beside))
    fitting.image.height = min(image.height, max(room.height, 0))
    return fitting.placed(in: room, height: size.height)
  }

  private func placed(in room: CGRect, height: CGFloat) -> (image: CGRect, text: CGRect) {
    let width = isVertical ? max(image.width, text.width) : image.width + gap + text.width
    let content = CGRect(
      x: room.minX + (room.width - width) * share, y: room.minY + (room.height - height) * verticalShare, width: width,
      height: height)
    let imageComesFirst = isVertical ? placement == .top : (placement == .leading) != isMirrored
    func frame(_ size: CGSize, isFirst: Bool) -> CGRect {
      let origin =
        isVertical
        ? CGPoint(x: content.midX - size.width / 2, y: isFirst ? content.minY : content.maxY - size.height)
        : CGPoint(x: isFirst ? content.minX : content.maxX - size.width, y: content.midY - size.height / 2)
      return CGRect(origin: origin, size: size)
    }
    return (frame(image, isFirst: imageComesFirst), frame(text, isFirst: !imageComesFirst))
  }
}
