import CoreGraphics
import LayerTree

/// How many pixels a drawn picture has, and whether some may be transparent.
public final class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  /// Pixels a point; the screen's at first.
  public var scale: CGFloat {
    didSet { scale = OddNumbers.finite(scale, "UIGraphicsImageRendererFormat.scale", or: oldValue) }
  }
  /// What is not drawn is black instead of transparent.
  public var opaque = false
  public override init() { scale = MainActor.assumeIsolated { max(UIScreen.main.scale, 1) } }
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the closure of a renderer draws with.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }
  public func fill(_ rect: CGRect) { cgContext.fill([rect], "UIGraphicsImageRendererContext.fill(_:)") }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect, "UIGraphicsImageRendererContext.stroke(_:)") }
  public func clip(to rect: CGRect) { cgContext.clip(to: [rect], "UIGraphicsImageRendererContext.clip(to:)") }
}

/// Draws pictures.
@MainActor @preconcurrency
public final class UIGraphicsImageRenderer: NSObject {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// In points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// The origin is what lies at the picture's top left corner.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
    self.bounds = DrawingNumbers.accepts(bounds, "UIGraphicsImageRenderer(bounds:format:)") ? bounds : .zero
    self.format = format
  }

  /// What the actions draw. A size without pixels, or with more than the host's renderer takes, gives an empty image and a line on
  /// the console.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = format
    let commands = CGContext.recording(size: bounds.size, traits: .current, from: bounds.origin) {
      if let context = UIGraphicsGetCurrentContext() { actions(UIGraphicsImageRendererContext(context, format)) }
    }
    let application = UIApplication.shared
    guard
      let image = application.services.rasterizer?.picture(
        of: commands, size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    else {
      application.writeToConsole(
        "UIGraphicsImageRenderer: no picture of \(bounds.width) × \(bounds.height) points at \(format.scale) pixels a point can be "
          + "made; the image is empty. Usual cause: a size of a view that is not laid out yet.")
      return UIImage()
    }
    return UIImage(cgImage: image, scale: format.scale)
  }
}
