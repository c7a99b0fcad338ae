import AttributeGraph
import LayerTree

/// Draws the text, the selection and the caret of a field, and scrolls the text so that the caret is seen.
struct FieldEffect: Rule {
  private let resolved: Attribute<ResolvedField>
  private let model: FieldModel
  private var placed: PlacedLayer
  private let frame: Attribute<CGRect>
  private let recognizer: FieldRecognizer
  private let context: ViewGestureContext
  private let caret: Layer
  private let typesetter: any Typesetter

  /// The selection's colour is the tint, so much paler (iOS's, by eye).
  private static let selectionAlpha = 0.2

  init(resolved: Attribute<ResolvedField>, model: FieldModel, inputs: _ViewInputs) {
    self.resolved = resolved
    self.model = model
    placed = PlacedLayer(inputs)
    frame = inputs.frame
    typesetter = inputs.viewGraph.services.typesetter
    let space = FramedSpace(parent: inputs.space, layer: model.layer, frame: inputs.frame)
    context = ViewGestureContext(layer: model.layer, space: space, viewGraph: inputs.viewGraph, source: nil)
    recognizer = FieldRecognizer(model, context: context)
    caret = Layer(name: "caret")
    caret.isHidden = true
    caret.allowsHitTesting = false
    model.layer.addChild(caret)
    inputs.subgraph.effect(CaretBlink(resolved: resolved, caret: caret, inputs: inputs))
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let field = resolved.value
    let layer = model.layer
    _ = placed.update(layer)
    let geometry = geometry(of: field, size: frame.value.size)
    model.geometry = geometry
    layer.content = commands(for: field, geometry)
    let area = CGRect(origin: .zero, size: geometry.size).insetBy(dx: -field.rim.width, dy: -field.rim.height)
    layer.hitShape = field.rim == .zero ? .bounds : .path(CGPath(rect: area, transform: nil), evenOdd: false)
    layer.semantics = field.semantics
    layer.setRecognizers(field.semantics.isEnabled ? [recognizer] : [])
    place(caret, field, geometry)
    return false
  }

  private func geometry(of field: ResolvedField, size: CGSize) -> FieldGeometry {
    var geometry = FieldGeometry()
    geometry.block = field.block
    geometry.wrapWidth = field.isVertical ? size.width : nil
    geometry.size = size
    geometry.isRightToLeft = field.block.isRightToLeft
    geometry.lineHeight = typesetter.measure(field.line, width: nil, height: nil).size.height
    let measured = typesetter.editedSize(of: field.block, width: geometry.wrapWidth)
    geometry.contentSize = CGSize(
      width: geometry.isEmpty ? 0 : measured.width, height: geometry.isEmpty ? geometry.lineHeight : measured.height)
    geometry.set(caretAt: field.caret, scrolledFrom: model.geometry.scroll, isFocused: field.isFocused, typesetter)
    return geometry
  }

  private func commands(for field: ResolvedField, _ geometry: FieldGeometry) -> [PaintCommand] {
    let size = geometry.size
    guard size.width > 0, size.height > 0 else { return [] }
    if geometry.isEmpty {
      let height = field.isVertical ? size.height : geometry.lineHeight
      let top = field.isVertical ? geometry.origin.y : (size.height - height) / 2
      var block = field.placeholder
      block.lineLimit = field.isVertical ? field.lineLimit : 1
      return [.text(block, CGRect(x: 0, y: top, width: size.width, height: height))]
    }
    if !field.isFocused && geometry.overflows {
      // What does not fit ends in dots until the field is edited.
      var block = field.block
      block.lineLimit = field.isVertical ? field.lineLimit : 1
      return [.text(block, CGRect(x: 0, y: geometry.origin.y, width: size.width, height: size.height))]
    }
    var commands: [PaintCommand] = []
    if field.isFocused && !field.selection.isEmpty { commands.append(selection(field, geometry)) }
    commands += text(of: field, geometry)
    guard geometry.overflows else { return commands }
    var group = PaintGroup()
    group.clips = [PaintClip(path: CGPath(rect: CGRect(origin: .zero, size: size), transform: nil))]
    return [.group(commands, group)]
  }

  /// The text as it is scrolled; of a long line what is seen.
  private func text(of field: ResolvedField, _ geometry: FieldGeometry) -> [PaintCommand] {
    let origin = geometry.shownOrigin, height = geometry.contentSize.height
    if let width = geometry.wrapWidth {
      return [.text(field.block, CGRect(origin: origin, size: CGSize(width: width, height: height)))]
    }
    return typesetter.parts(of: field.block, within: -origin.x..<geometry.size.width - origin.x).map { part in
      .text(part.block, CGRect(x: origin.x + part.left, y: origin.y, width: part.width, height: height))
    }
  }

  private func selection(_ field: ResolvedField, _ geometry: FieldGeometry) -> PaintCommand {
    let path = CGMutablePath()
    for rect in typesetter.selection(in: field.block, width: geometry.wrapWidth, range: field.selection) {
      path.addRect(rect.offsetBy(dx: geometry.shownOrigin.x, dy: geometry.shownOrigin.y))
    }
    var color = field.tint
    color.alpha *= Self.selectionAlpha
    return .fill(path, .color(color), evenOdd: false)
  }

  private func place(_ layer: Layer, _ field: ResolvedField, _ geometry: FieldGeometry) {
    layer.isHidden = !field.isFocused || !field.selection.isEmpty
    guard !layer.isHidden else { return }
    let size = CGSize(width: FieldGeometry.caretWidth, height: geometry.caret.height)
    layer.position = geometry.caret.origin
    layer.size = size
    let path = CGPath(
      roundedRect: CGRect(origin: .zero, size: size), cornerWidth: size.width / 2, cornerHeight: size.width / 2, transform: nil)
    layer.content = [.fill(path, .color(field.tint), evenOdd: false)]
  }
  func name() -> String { "drawing of TextField" }
}

/// Shows the caret for half a second and hides it for half a second, from its last movement on; a field without focus costs
/// nothing.
private struct CaretBlink: Rule {
  /// Seconds (a choice: iOS fades within about the same time).
  private static let half = 0.5

  private let resolved: Attribute<ResolvedField>
  private let caret: Layer
  private unowned(unsafe) let viewGraph: ViewGraph
  private unowned(unsafe) let subgraph: Subgraph
  private var alarm: Alarm?

  init(resolved: Attribute<ResolvedField>, caret: Layer, inputs: _ViewInputs) {
    self.resolved = resolved
    self.caret = caret
    viewGraph = inputs.viewGraph
    subgraph = inputs.subgraph
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let field = resolved.value
    alarm?.read()
    guard field.isFocused, field.selection.isEmpty else {
      alarm?.cancel()
      return false
    }
    let alarm = alarm ?? Alarm(in: subgraph, viewGraph, isDecoration: true)
    if self.alarm == nil { alarm.read() }
    self.alarm = alarm
    // A clock that adds up fractions may be a hair early.
    let halves = ((viewGraph.now - field.caretTime) / Self.half + 1e-6).rounded(.down)
    caret.opacity = halves.truncatingRemainder(dividingBy: 2) == 0 ? 1 : 0
    alarm.set(at: field.caretTime + (halves + 1) * Self.half)
    return false
  }
  func name() -> String { "blinking of TextField" }
}
