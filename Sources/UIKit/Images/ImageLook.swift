import CoreGraphics
import LayerTree

/// What is seen of a `UIImage`, as a value: its pixels or symbol, and how they are coloured.
package struct ImageLook: Equatable, @unchecked Sendable {
  enum Content: Equatable {
    case nothing
    case symbol(UIImage.Symbol)
    case pixels(CGImage, scale: CGFloat, UIImage.Orientation)
  }
  let content: Content
  package var renderingMode: UIImage.RenderingMode
  /// In place of the tint around.
  let ownTint: UIColor?

  package var isEmpty: Bool { content == .nothing }

  /// In points.
  package var size: CGSize {
    switch content {
    case .nothing: return .zero
    case .symbol(let symbol): return symbol.size
    case .pixels(let image, let scale, let orientation):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// The symbol in black; nil for pixels.
  package var symbol: SymbolBlock? { if case .symbol(let symbol) = content { symbol.block(.black) } else { nil } }
  /// The pixels, turned upright if they must be, and how many of them make a point; nil for a symbol.
  package var picture: (image: CGImage, scale: CGFloat)? {
    guard case .pixels(let image, let scale, let orientation) = content else { return nil }
    return (image.turnedUpright(orientation), scale)
  }

  /// Drawn in the tint that is around: only the shape counts, and it has no colour of its own.
  package var followsTint: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: symbol != nil && ownTint == nil
    }
  }
  /// What its shape is drawn in; nil: the colours it has.
  package func color(tint: @autoclosure () -> PaintColor, _ traits: UITraitCollection) -> PaintColor? {
    followsTint ? tint() : ownTint?.paint(in: traits)
  }

  /// Stretched over a rectangle.
  package func commands(in rect: CGRect, color: PaintColor?, isSmooth: Bool = true) -> [PaintCommand] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    switch content {
    case .nothing: return []
    case .symbol(let symbol): return [.symbol(symbol.block(color ?? .black), rect)]
    case .pixels(let image, _, .up): return [.image(image, rect, tint: color, smooth: isSmooth)]
    case .pixels(let image, _, let orientation):
      let size = orientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
      var group = PaintGroup()
      group.transform = orientation.map(size).concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
      return [.group([.image(image, CGRect(origin: .zero, size: size), tint: color, smooth: isSmooth)], group)]
    }
  }
}

extension UIImage {
  package var look: ImageLook {
    let content: ImageLook.Content =
      symbol.map { .symbol($0) } ?? cgImage.map { .pixels($0, scale: scale, imageOrientation) } ?? .nothing
    return ImageLook(content: content, renderingMode: renderingMode, ownTint: ownTint)
  }

  /// The picture in a rectangle, as a view with a tint shows it.
  func commands(in rect: CGRect, tint: UIColor, _ traits: UITraitCollection) -> [PaintCommand] {
    let look = look
    return look.commands(in: rect, color: look.color(tint: tint.paint(in: traits), traits))
  }

  /// Other pixels, or the same turned otherwise, coloured as these.
  func replacing(_ pixels: CGImage, orientation: Orientation) -> UIImage {
    let image = UIImage(cgImage: pixels, scale: scale, orientation: orientation)
    image.renderingMode = renderingMode
    image.ownTint = ownTint
    return image
  }
}
