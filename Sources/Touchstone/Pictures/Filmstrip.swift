import CairoRenderer
import CoreGraphics
import LayerTree

/// Pictures side by side, smaller, each with a line of text below.
public struct Filmstrip {
  private var pictures: [(picture: Picture, caption: String)] = []
  /// Of one picture in the strip, in pixels; its height follows.
  public let pictureWidth: CGFloat
  /// Behind the pictures and their captions.
  public let background: PaintColor

  private static let gap: CGFloat = 16
  private static let captionHeight: CGFloat = 20

  /// An empty strip. `pictureWidth` in pixels.
  public init(pictureWidth: CGFloat = 234, background: PaintColor = PaintColor(red: 0.11, green: 0.11, blue: 0.12)) {
    self.pictureWidth = pictureWidth
    self.background = background
  }

  /// Puts a picture at the right end, with a line of text below it.
  public mutating func add(_ picture: Picture, caption: String = "") { pictures.append((picture, caption)) }

  /// The strip at one pixel a point.
  /// - Throws: When the fonts are not installed.
  public func picture() throws -> Picture {
    precondition(!pictures.isEmpty, "a filmstrip needs a picture")
    let root = Layer(name: "Filmstrip")
    var x = Self.gap
    var height: CGFloat = 0
    for (picture, caption) in pictures {
      let size = CGSize(width: pictureWidth, height: (pictureWidth * CGFloat(picture.height) / CGFloat(picture.width)).rounded())
      root.addChild(frame(picture, caption, size: size, x: x))
      height = max(height, size.height)
      x += size.width + Self.gap
    }
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1))
    let size = CGSize(width: x, height: height + Self.captionHeight + 2 * Self.gap)
    renderer.render(root: root, log: nil, size: size, background: background)
    guard let frame = renderer.frame else { preconditionFailure("the renderer has drawn no frame") }
    return Picture(image: frame.copyImage(), scale: 1)
  }

  private func frame(_ picture: Picture, _ caption: String, size: CGSize, x: CGFloat) -> Layer {
    let layer = Layer(name: "Picture")
    layer.position = CGPoint(x: x, y: Self.gap)
    layer.size = size
    let text = TextBlock(
      runs: [TextRun(caption, font: FontBlock(size: 12), color: PaintColor(red: 0.8, green: 0.8, blue: 0.82))],
      alignment: .center, lineLimit: 1)
    layer.content = [
      .image(picture.image, CGRect(origin: .zero, size: size), tint: nil, smooth: true),
      .text(text, CGRect(x: 0, y: size.height + 6, width: size.width, height: Self.captionHeight)),
    ]
    return layer
  }
}
