import CoreGraphics
import LayerTree

extension UIImage {
  /// Whether a view shows the picture's own colours.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates, pictures are not.
    case automatic
    case alwaysOriginal
    /// Only its shape counts: it is drawn in the tint.
    case alwaysTemplate
  }

  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, @unchecked Sendable {
    let font: UIFont
    /// As large and heavy as letters of the font.
    public init(font: UIFont) { self.font = font }
    public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .regular) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      let size = OddNumbers.finite(pointSize, "The size of a UIImage.SymbolConfiguration", or: UIFont.labelFontSize)
      self.init(font: .systemFont(ofSize: size, weight: weight.fontWeight))
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: UIFont.labelFontSize, weight: weight) }
  }

  public enum SymbolWeight: Int, Sendable {
    case ultraLight = 1, thin, light, regular, medium, semibold, bold, heavy, black
    var fontWeight: UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  struct Symbol: Equatable {
    let name: String, font: FontBlock, size: CGSize
    func block(_ color: PaintColor) -> SymbolBlock { SymbolBlock(name: name, font: font, color: color) }
  }

  /// A symbol of the system's by its name; nil for a name that is not known here.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let font = (configuration?.font ?? .systemFont(ofSize: UIFont.labelFontSize)).block
    guard let metrics = LentToAll.measure(SymbolBlock(name: name, font: font, color: .black)) else { return nil }
    self.init()
    symbol = Symbol(name: name, font: font, size: metrics.size)
  }

  /// The symbol in another size or weight; a picture stays as it is.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let symbol else { return self }
    guard let image = UIImage(systemName: symbol.name, withConfiguration: configuration) else { return nil }
    image.renderingMode = renderingMode
    image.ownTint = ownTint
    return image
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    let image = copied()
    image.renderingMode = renderingMode
    return image
  }
  /// The shape of the picture in a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    let image = copied()
    image.ownTint = color
    return image
  }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    withTintColor(color).withRenderingMode(renderingMode)
  }

  private func copied() -> UIImage {
    let image = cgImage.map { replacing($0, orientation: imageOrientation) } ?? UIImage()
    image.symbol = symbol
    image.renderingMode = renderingMode
    image.ownTint = ownTint
    return image
  }
}
