import AttributeGraph
import LayerTree

extension Image: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    let resolved = inputs.subgraph.rule(ImageRule(view: view, inputs: inputs))
    inputs.subgraph.effect(ImageEffect(resolved: resolved, inputs: inputs))
    return _ViewOutputs(layout: .attribute(inputs.subgraph.rule(ImageLayout(resolved: resolved))))
  }
}

/// An image with all that the environment says of it.
private struct ResolvedImage: Equatable {
  enum Content: Equatable {
    case symbol(SymbolBlock)
    case picture(CGImage, tint: PaintColor?, isSmooth: Bool)
    case look(ImageLook, color: PaintColor?, isSmooth: Bool)
    case missing(PaintColor)
  }
  var content: Content
  /// The natural size in points.
  var size: CGSize
  var baseline: CGFloat?
  var isResizable: Bool
  var label: String?
}

private struct ImageRule: Rule {
  private let view: _GraphValue<Image>
  private let environment: Attribute<EnvironmentValues>
  private unowned(unsafe) let viewGraph: ViewGraph
  private var reader: TextReader
  private var reported: Image.Source?
  private var decoded: (name: String, image: CGImage?)?

  init(view: _GraphValue<Image>, inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    reader = TextReader(inputs)
  }

  mutating func update(_ slot: Slot<ResolvedImage>) -> Bool {
    let image = view.value
    let environment = environment.value
    var resolved = resolve(image, environment)
    reader.reading { reader in
      switch image.label {
      case .usual: break
      case .decorative: resolved.label = nil
      case .text(let label): resolved.label = reader.words(of: label)
      }
    }
    return slot.putIfChanged(resolved)
  }

  private mutating func resolve(_ image: Image, _ environment: EnvironmentValues) -> ResolvedImage {
    let paint = ForegroundStyle()._paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), environment)
    let color = paint.color
    switch image.source {
    case .symbol(let plainName):
      var font = (environment.drawing.font ?? .body).resolved(in: environment)
      font.size = OddNumbers.finite(font.size, "The size of a font", or: 0) * environment.drawing.imageScale.factor
      let name = viewGraph.services.knownSymbol(plainName, environment.symbolVariants, font)
      let block = SymbolBlock(name: name, font: font, color: color)
      guard let metrics = viewGraph.services.typesetter.measure(block) else {
        return missing(image, "No symbol named '\(name.cutForReports)' found in system symbol set", font.size, color)
      }
      return ResolvedImage(
        content: .symbol(block), size: metrics.size, baseline: metrics.firstBaseline, isResizable: image.isResizable, label: name)
    case .named(let name):
      guard let picture = picture(named: name) else {
        return missing(
          image, "No image named '\(name.cutForReports)' found in the app's resources, or it can't be decoded", 44, color)
      }
      return resolved(image, picture, scale: viewGraph.services.displayScale, color, label: name)
    case .picture(let picture, let scale):
      return resolved(image, picture, scale: scale, color, label: nil)
    case .uiImage(let plain):
      let look = image.colored(plain)
      // Nothing is drawn of it: `image ?? UIImage()` is written where there may be none.
      if look.isEmpty { report(image, "Image(uiImage:) was given an image without a picture") }
      let traits = UITraitCollection(userInterfaceStyle: environment.drawing.colorScheme == .dark ? .dark : .light)
      let metrics = look.symbol.flatMap { viewGraph.services.typesetter.measure($0) }
      return ResolvedImage(
        content: .look(look, color: look.color(tint: color, traits), isSmooth: image.isSmooth), size: look.size,
        baseline: metrics?.firstBaseline, isResizable: image.isResizable, label: look.symbol?.name)
    }
  }

  private func resolved(_ image: Image, _ picture: CGImage, scale: CGFloat, _ color: PaintColor, label: String?) -> ResolvedImage
  {
    ResolvedImage(
      content: .picture(picture, tint: image.renderingMode == .template ? color : nil, isSmooth: image.isSmooth),
      size: CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale), baseline: nil,
      isResizable: image.isResizable, label: label)
  }

  private mutating func picture(named name: String) -> CGImage? {
    if let decoded, decoded.name == name { return decoded.image }
    var image: CGImage?
    if let data = viewGraph.services.resource(name) {
      do { image = try viewGraph.services.imageDecoder.decode(data) } catch {
        viewGraph.services.console("Image(\"\(name)\"): \(error)")
      }
    }
    decoded = (name, image)
    return image
  }

  private mutating func report(_ image: Image, _ message: String) {
    guard reported != image.source else { return }
    reported = image.source
    viewGraph.services.console(message)
  }

  private mutating func missing(_ image: Image, _ message: String, _ side: CGFloat, _ color: PaintColor) -> ResolvedImage {
    report(image, message)
    return ResolvedImage(
      content: .missing(color), size: CGSize(width: side, height: side), baseline: nil, isResizable: image.isResizable, label: nil
    )
  }
  func name() -> String { "Image" }
}

extension Image.Scale {
  /// As tall as the letters of a font 0.8 and 1.27 times the size (a choice that matches Apple's pictures).
  var factor: CGFloat {
    switch self {
    case .small: 0.8
    case .medium: 1
    case .large: 1.27
    }
  }
}

private struct ImageLayout: LayoutRule {
  let resolved: Attribute<ResolvedImage>
  func make() -> ImageComputer { ImageComputer() }
  func fill(_ computer: ImageComputer) {
    let image = resolved.value
    computer.natural = image.size
    computer.isResizable = image.isResizable
    computer.baseline = image.baseline
  }
  func name() -> String { "layout of Image" }
}

private final class ImageComputer: LayoutComputer {
  var natural = CGSize.zero
  var isResizable = false
  var baseline: CGFloat?
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }
  override var guideKinds: GuideKinds { baseline == nil ? [] : .baselines }
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    guard let baseline, natural.height > 0 else { return nil }
    let isBaseline = key == VerticalAlignment.firstTextBaseline.key || key == VerticalAlignment.lastTextBaseline.key
    return isBaseline ? baseline * size.height / natural.height : nil
  }
}

private struct ImageEffect: Rule {
  private let resolved: Attribute<ResolvedImage>
  private let environment: Attribute<EnvironmentValues>
  private var leaf: LeafLayer

  init(resolved: Attribute<ResolvedImage>, inputs: _ViewInputs) {
    self.resolved = resolved
    environment = inputs.environment
    leaf = LeafLayer("Image", inputs)
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let bounds = leaf.update()
    let layer = leaf.layer
    let image = resolved.value
    switch image.content {
    case .symbol(let block): layer.content = painted(.symbol(block, bounds), in: bounds)
    case .picture(let picture, let tint, let isSmooth):
      let command = PaintCommand.image(picture, bounds, tint: tint, smooth: isSmooth)
      layer.content = tint == nil ? [command] : painted(command, in: bounds)
    case .look(let look, let color, let isSmooth):
      let commands = look.commands(in: bounds, color: color, isSmooth: isSmooth)
      layer.content = look.followsTint ? commands.flatMap { painted($0, in: bounds) } : commands
    case .missing(let color): layer.content = placeholder(in: bounds, color)
    }
    layer.hitShape = .bounds
    layer.semantics = Semantics(role: .image, label: image.label)
    return false
  }
  /// Recoloured where the foreground is a gradient.
  private func painted(_ command: PaintCommand, in bounds: CGRect) -> [PaintCommand] {
    let paint = ForegroundStyle()._paint(in: bounds, environment.value).paint
    if case .color = paint { return [command] }
    var group = PaintGroup()
    group.paint = paint
    return [.group([command], group)]
  }
  /// A crossed box in a broken line.
  private func placeholder(in bounds: CGRect, _ color: PaintColor) -> [PaintCommand] {
    let box = bounds.insetBy(dx: 1, dy: 1)
    guard box.width > 0, box.height > 0 else { return [] }
    var path = Path(roundedRect: box, cornerRadius: min(4, box.width / 4), style: .circular)
    path.move(to: CGPoint(x: box.minX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    path.move(to: CGPoint(x: box.maxX, y: box.minY))
    path.addLine(to: CGPoint(x: box.minX, y: box.maxY))
    return [.stroke(path.cgPath, .color(color), PaintStroke(width: 1, dash: [3, 2]))]
  }
  func name() -> String { "drawing of Image" }
}
