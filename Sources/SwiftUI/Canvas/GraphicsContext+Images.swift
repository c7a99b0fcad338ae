import CoreGraphics
import LayerTree

extension GraphicsContext {
  /// A picture ready to be drawn.
  public struct ResolvedImage {
    fileprivate enum Content {
      case symbol(SymbolBlock)
      case picture(CGImage, isTemplate: Bool, isSmooth: Bool)
      case look(ImageLook, isSmooth: Bool)
      case missing
    }
    fileprivate let content: Content
    /// In points.
    public let size: CGSize
    /// From the top; the bottom for pictures that are no symbols.
    public let baseline: CGFloat
    /// What symbols and templates are painted with.
    public var shading: Shading?
  }

  /// A name that is not known gives a picture without a size, and a line on the console.
  public func resolve(_ image: Image) -> ResolvedImage {
    let services = surroundings.services
    switch image.source {
    case .symbol(let plainName):
      var font = (environment.font ?? .body).resolved(in: environment)
      font.size *= environment.imageScale.factor
      let color = ForegroundStyle()._paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), environment).color
      let name = services.knownSymbol(plainName, environment.symbolVariants, font)
      let symbol = SymbolBlock(name: name, font: font, color: color)
      guard let metrics = services.typesetter.measure(symbol) else {
        return missing("No symbol named '\(name.cutForReports)' found in system symbol set")
      }
      return ResolvedImage(content: .symbol(symbol), size: metrics.size, baseline: metrics.firstBaseline)
    case .named(let name):
      guard let data = services.resource(name), let picture = try? services.imageDecoder.decode(data) else {
        return missing("No image named '\(name.cutForReports)' found in the app's resources, or it can't be decoded")
      }
      return resolved(image, picture, scale: services.displayScale)
    case .picture(let picture, let scale): return resolved(image, picture, scale: scale)
    case .uiImage(let plain):
      let look = image.colored(plain)
      let baseline = look.symbol.flatMap { services.typesetter.measure($0)?.firstBaseline }
      return ResolvedImage(
        content: .look(look, isSmooth: image.isSmooth), size: look.size, baseline: baseline ?? look.size.height)
    }
  }

  private func resolved(_ image: Image, _ picture: CGImage, scale: CGFloat) -> ResolvedImage {
    let size = CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    let content = ResolvedImage.Content.picture(picture, isTemplate: image.renderingMode == .template, isSmooth: image.isSmooth)
    return ResolvedImage(content: content, size: size, baseline: size.height)
  }
  private func missing(_ message: String) -> ResolvedImage {
    surroundings.services.console(message)
    return ResolvedImage(content: .missing, size: .zero, baseline: 0)
  }

  /// Stretched over the rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {
    guard Self.isUsable(rect, for: "a picture") else { return }
    let tint = ForegroundStyle()._paint(in: rect, environment)
    let isTinted: Bool
    let commands: [PaintCommand]
    switch image.content {
    case .symbol(let symbol): (commands, isTinted) = ([.symbol(symbol, rect)], true)
    case .picture(let picture, let isTemplate, let isSmooth):
      (commands, isTinted) = ([.image(picture, rect, tint: isTemplate ? tint.color : nil, smooth: isSmooth)], isTemplate)
    case .look(let look, let isSmooth):
      let traits = UITraitCollection(userInterfaceStyle: environment.colorScheme == .dark ? .dark : .light)
      commands = look.commands(in: rect, color: look.color(tint: tint.color, traits), isSmooth: isSmooth)
      isTinted = look.followsTint
    case .missing: return
    }
    let paint = image.shading?.paint(in: rect, environment) ?? tint.paint
    guard isTinted else { return emit(commands) }
    if image.shading == nil, case .color = paint { return emit(commands) }
    var group = PaintGroup()
    group.paint = paint
    emit([.group(commands, group)])
  }
  /// In its own size, with its anchor at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.rect(of: image.size, at: point))
  }
  public func draw(_ image: Image, in rect: CGRect) { draw(resolve(image), in: rect) }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
}
