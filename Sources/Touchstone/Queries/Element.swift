import CoreGraphics
import LayerTree

/// Something on the screen that has a text, a label or an identifier. Asked anew each time: it moves with what it stands for.
@MainActor
public struct Element {
  /// The outermost of the layers it consists of.
  public let layer: Layer
  let screen: Screen
  /// Of an element that was found through the accessibility tree: the innermost of its layers.
  var innermost: Layer?

  init(layer: Layer, screen: Screen, innermost: Layer? = nil) {
    self.layer = layer
    self.screen = screen
    self.innermost = innermost
  }

  private var meaning: Meaning { Meaning(of: layer) }
  /// Those that say what it is, outermost first.
  var meaningLayers: [Layer] { meaning.layers }
  /// What assistive technology knows of it, where that says more than its own layers.
  private var known: AccessibilityNode? {
    if innermost != nil { return node }
    guard meaning.role == .container, meaning.label == nil, let node, !node.isGroup else { return nil }
    return node.layers.contains { $0 === layer } ? node : nil
  }

  /// What it is to assistive technology: a button, a text; `container` for what only groups others.
  public var role: Semantics.Role { known?.role ?? meaning.role }
  /// What is read aloud; a button without a label of its own is called by its texts, and a whole of several by theirs.
  public var label: String? { known?.label ?? meaning.label }
  /// What it is set to, in words: a switch's "1", a slider's "40%", a text field's text; nil for what has none.
  public var value: String? { known?.value ?? meaning.value }
  /// Its `accessibilityIdentifier`; of several, from wrappers merged with it, the outermost.
  public var identifier: String? { known?.identifiers.first ?? meaning.identifiers.first }

  /// The bounding box in points of the screen, where it is drawn: offsets, scales and rotations count.
  public var frame: CGRect { layer.frameInRoot }

  /// False once the view is gone.
  public var exists: Bool { layer.isDescendant(of: screen.rootLayer) }

  /// False for itself or anything around it that is disabled.
  public var isEnabled: Bool { disabledLayer == nil }

  /// Some of it lies on the glass, inside every clip around it, and it is neither hidden nor fully faint. What lies in front of
  /// it is not asked for; `whyNotTappable` does that.
  public var isVisible: Bool { exists && visibleFrame != nil }

  /// The part of `frame` on the glass and inside the bounding boxes of the clips around it; nil when there is none.
  public var visibleFrame: CGRect? {
    var visible = frame.common(with: CGRect(origin: .zero, size: screen.size))
    var opacity = 1.0
    for layer in [layer] + layer.ancestors {
      if layer.isHidden { return nil }
      opacity *= layer.opacity
      guard let clip = layer.clip else { continue }
      visible = visible.common(with: box(of: clip, in: layer))
    }
    guard opacity > 0, !visible.isNull, visible.width > 0, visible.height > 0 else { return nil }
    return visible
  }

  /// Where a finger reaches the element: its middle, or the nearest point to it on a grid; nil when it reaches none of it.
  public var tappablePoint: CGPoint? {
    guard isEnabled else { return nil }
    let reached = candidates.lazy.filter { if case .reached = explain($0) { true } else { false } }
    // A toggle is switched by its switch, not by its label.
    return reached.first(where: isHeard) ?? reached.first
  }

  /// Something in the element listens to a finger at `point`.
  private func isHeard(_ point: CGPoint) -> Bool {
    screen.rootLayer.hitTest(point)?.recognizers.contains { ($0.container as? Layer)?.isDescendant(of: layer) == true } ?? false
  }

  /// A finger can reach it; `whyNotTappable` says what stands in the way.
  public var isTappable: Bool { tappablePoint != nil }

  /// Why no finger reaches the element; nil when one does.
  public var whyNotTappable: String? {
    if isTappable { return nil }
    guard exists else { return "its view is gone" }
    if let disabledLayer { return "\(describe(disabledLayer)) is disabled" }
    let glass = CGRect(origin: .zero, size: screen.size)
    guard frame.width > 0, frame.height > 0 else { return "it has no area: \(describe(frame))" }
    guard frame.meets(glass) else {
      return "it lies off the screen: \(describe(frame)) on a screen of \(short(glass.width)) × \(short(glass.height))"
    }
    guard let point = candidates.first else { return "it is hidden, fully faint or clipped away" }
    let explanation = explain(point)
    // A mark of a chart draws, and touches go on to what is behind or in front.
    if case .noShape = explanation, layer.content.contains(where: \.isSeen) {
      guard let front = screen.rootLayer.hitTest(point)?.layers.first else {
        return "at \(describe(point)) what it draws takes no touches"
      }
      return "at \(describe(point)) what it draws takes no touches; \(describe(front)) takes the touch"
    }
    return "at \(describe(point)) " + words(for: explanation)
  }

  // MARK: Reasons

  /// Across and down; an odd number has the middle.
  private static let gridSize = 7

  /// Places on it to try, those near its middle first.
  var candidates: [CGPoint] {
    guard let area = visibleFrame else { return [] }
    let middle = CGPoint(x: area.midX, y: area.midY)
    let steps = (0..<Self.gridSize).map { (CGFloat($0) + 0.5) / CGFloat(Self.gridSize) }
    let grid = steps.flatMap { down in
      steps.map { CGPoint(x: area.minX + area.width * $0, y: area.minY + area.height * down) }
    }
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - middle.x, point.y - middle.y) }
    let nearestFirst = grid.enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }
    return [middle] + nearestFirst.map(\.element)
  }

  func explain(_ point: CGPoint) -> HitExplanation { screen.rootLayer.explainHit(at: point, target: layer) }

  private var disabledLayer: Layer? { (meaning.layers.reversed() + layer.ancestors).first { $0.semantics?.isEnabled == false } }

  private func box(of clip: ClipShape, in layer: Layer) -> CGRect {
    switch clip {
    case .bounds: layer.frameInRoot
    case .path(let path, _): layer.rectInRoot(path.boundingBoxOfPath)
    }
  }

  /// Where the nearest gesture, effect or content shape around the layer in front was written, unless the layer says it itself.
  private func placed(_ path: HitPath) -> String {
    guard path.layers.first?.source == nil, let source = path.layers.lazy.compactMap(\.source).first else { return "" }
    return ", in what is written at \(source),"
  }

  private func words(for explanation: HitExplanation) -> String {
    switch explanation {
    case .reached: "a finger reaches it"
    case .hidden(let layer): "\(describe(layer)) is hidden"
    case .tooFaint(let layer, let opacity):
      "\(describe(layer)) has an opacity of \(opacity), below the \(layer.minimumOpacityForHits) that touches need"
    case .hitTestingOff(let layer):
      "\(describe(layer)) takes no touches (allowsHitTesting(false), or isUserInteractionEnabled = false)"
    case .outsideContentShape(let layer): "the content shape of \(describe(layer)) lies elsewhere"
    case .covered(let cover, let path): "\(describe(cover))\(placed(path)) lies in front and takes the touch"
    case .noShape: "it draws nothing that takes touches; contentShape(Rectangle()) would"
    case .notInTree: "a scale of zero leaves nothing of it"
    }
  }
}

extension Element: @preconcurrency CustomStringConvertible {
  /// Its role or name, its label, its identifiers and its frame.
  public var description: String {
    let known = known
    let role = known?.role ?? meaning.role
    var words = [role == .none || role == .container ? layer.name : "\(role)"]
    if let label = known?.label ?? meaning.label { words.append("\"\(label)\"") }
    words += (known?.identifiers ?? meaning.identifiers).map { "[\($0)]" }
    return (words + [describe(frame)]).joined(separator: " ")
  }
}
