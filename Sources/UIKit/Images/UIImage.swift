import CoreGraphics
import LayerTree

/// A picture and how many of its pixels make a point. Made and decoded on any thread; what goes wrong on another than the main one is
/// said on the console in the next frame.
public class UIImage: NSObject, @unchecked Sendable {
  public let cgImage: CGImage?
  /// Pixels a point; greater than 0.
  public let scale: CGFloat
  /// How the pixels are turned before they are seen. What is decoded here is upright already.
  public let imageOrientation: Orientation
  /// Set where the picture is a symbol of the system's.
  var symbol: Symbol?
  /// How it is coloured.
  public internal(set) var renderingMode = RenderingMode.automatic
  /// In place of the tint of the view it is shown in.
  var ownTint: UIColor?

  public convenience init(cgImage: CGImage, scale: CGFloat = 1) { self.init(cgImage: cgImage, scale: scale, orientation: .up) }
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    imageOrientation = orientation
    let scale = OddNumbers.finite(scale, "The scale of a UIImage", or: 1)
    self.scale = scale > 0 ? scale : 1
  }

  /// An empty picture.
  public override init() {
    cgImage = nil
    scale = 1
    imageOrientation = .up
  }

  /// The picture of a PNG, JPEG or WebP file's bytes, upright; nil, with a line on the console, when they are none.
  public convenience init?(data: Data, scale: CGFloat = 1) {
    guard let image = UIImage.decode(data, from: "UIImage(data:)") else { return nil }
    self.init(cgImage: image, scale: scale)
  }

  /// The picture of a file; nil, with a line on the console, when it can't be read. One of very many pixels is read from the file
  /// when and where it is seen.
  public convenience init?(contentsOfFile path: String) {
    guard let image = UIImage.decode(from: "UIImage(contentsOfFile: \"\(path)\")", { try $0.decode(contentsOf: path) }) else {
      return nil
    }
    self.init(cgImage: image)
  }

  /// A picture of the app's resources by its name, at the screen's scale; nil when there is none.
  public convenience init?(named name: String) {
    guard let data = LentToAll.resource(name), let image = UIImage.decode(data, from: name) else { return nil }
    self.init(cgImage: image, scale: LentToAll.displayScale)
  }

  /// In points, as it is seen.
  public var size: CGSize { look.size }

  private static func decode(_ data: Data, from source: String) -> CGImage? {
    decode(from: source) { try $0.decode(data) }
  }

  /// On the thread that asks.
  private static func decode(from source: String, _ body: (any ImageDecoder) throws -> CGImage) -> CGImage? {
    do {
      guard let decoder = LentToAll.imageDecoder else {
        throw ImageDecodingError("there is no application whose host lends a decoder")
      }
      return try body(decoder)
    } catch {
      LentToAll.report("\(source): \(error)")
      return nil
    }
  }
}
