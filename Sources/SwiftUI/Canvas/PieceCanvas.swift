import AttributeGraph
import LayerTree

/// A view that draws separate pieces, each in a layer of its own: a piece can be found, read aloud, moved and redrawn by itself.
///
/// It takes what it is offered. A piece that changes its frame or opacity runs there in the transaction of the change. A piece with the
/// stamp that is shown already costs a comparison, and no piece means anything until somebody asks.
package struct PieceCanvas {
  let name: String
  let draw: (CGSize, EnvironmentValues) -> Drawing

  /// Pieces, back to front, and what they mean.
  package struct Drawing {
    let pieces: [Piece]
    /// What `describe` reads and what changes with the time.
    let timedTexts: [Text]
    let describe: Describe
    /// Texts are to be read by `words`: in the canvas's environment, at the time of the last frame.
    package typealias Describe = (_ subject: Int, _ words: (Text) -> String) -> Piece.Meaning?
    package init(_ pieces: [Piece], timedTexts: [Text] = [], describe: @escaping Describe = { _, _ in nil }) {
      self.pieces = pieces
      self.timedTexts = timedTexts
      self.describe = describe
    }
  }

  /// `draw` is called again when the size or the environment changes, and when the view is made anew.
  package init(_ name: String, draw: @escaping (CGSize, EnvironmentValues) -> Drawing) {
    self.name = name
    self.draw = draw
  }
}

extension PieceCanvas: PrimitiveView {
  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    inputs.subgraph.effect(PieceCanvasEffect(view: view, inputs: inputs))
    return _ViewOutputs(layout: .constant(FillingComputer.shared))
  }
}

/// What of the pieces is seen: a layer each, matched by identity from one drawing to the next.
private struct PieceCanvasEffect: Rule {
  private let view: _GraphValue<PieceCanvas>
  private let environment: Attribute<EnvironmentValues>
  private let layer: Layer
  private var placed: PlacedLayer
  private let frame: Attribute<CGRect>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let scope: TransactionScope?
  private var shown: [ShownPiece] = []
  /// What `shown` was drawn with.
  private var shownEnvironment: EnvironmentValues?
  private let meanings: PieceMeanings
  private var alarm: WordAlarm

  init(view: _GraphValue<PieceCanvas>, inputs: _ViewInputs) {
    self.view = view
    environment = inputs.environment
    layer = Layer(name: "PieceCanvas")
    inputs.layer.addChild(layer)
    placed = PlacedLayer(inputs)
    frame = inputs.frame
    viewGraph = inputs.viewGraph
    scope = inputs.transaction
    meanings = PieceMeanings(inputs.viewGraph)
    alarm = WordAlarm(inputs)
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    placed.update(layer)
    let canvas = view.value
    layer.name = canvas.name
    let environment = environment.value
    // Drawn in the size that it is going to have, like texts.
    let drawing = canvas.draw(frame.value.size, environment)
    let pieces = drawing.pieces
    meanings.describe = drawing.describe
    meanings.environment = environment
    // A frame at that time tells the meanings how late it is.
    alarm.set(at: drawing.timedTexts.compactMap { $0.plainWords(in: environment, at: viewGraph.now).nextChange }.min())
    let looksTheSame = shownEnvironment.map { environment.isSame(as: $0) } ?? false
    shownEnvironment = environment
    let isAnimated = TransactionScope.resolve(viewGraph.transaction, scope, in: viewGraph).animation != nil
    match(pieces)
    for index in pieces.indices {
      shown[index].take(subject: pieces[index].subject, meanings)
      if looksTheSame && shown[index].shows(pieces[index].stamp) { continue }
      shown[index].show(pieces[index], environment, isAnimated: isAnimated, in: viewGraph, scope: scope)
    }
    return false
  }

  /// Brings the layers into the order of the pieces. Most changes keep the identities, and cost one comparison each.
  private mutating func match(_ pieces: [Piece]) {
    if shown.count == pieces.count
      && pieces.indices.allSatisfy({ shown[$0].shows(pieces[$0].stamp) || shown[$0].id == pieces[$0].id })
    {
      return
    }
    var known: [AnyHashable: [ShownPiece]] = [:]
    for piece in shown.reversed() { known[piece.id, default: []].append(piece) }
    shown = pieces.map { piece in known[piece.id]?.popLast() ?? ShownPiece(piece) }
    layer.setChildren(shown.map(\.layer))
  }

  func name() -> String { "drawing of \(layer.name)" }
}

/// Puts what pieces mean into words, by the last drawing.
private final class PieceMeanings: SemanticsSource {
  var describe: PieceCanvas.Drawing.Describe = { _, _ in nil }
  var environment = EnvironmentValues()
  private weak var viewGraph: ViewGraph?
  init(_ viewGraph: ViewGraph) { self.viewGraph = viewGraph }

  func semantics(of subject: Int) -> Semantics? {
    let now = viewGraph?.now ?? 0
    return describe(subject) { $0.plainWords(in: environment, at: now).string }.map {
      Semantics(label: $0.label, value: $0.value, identifier: $0.identifier)
    }
  }
}

/// One piece and its layer.
private struct ShownPiece {
  let id: AnyHashable
  let layer: Layer
  /// What the layer's content was made from, where that is a plain rectangle.
  private var drawn: DrawnRectangle?
  private var subject: Int?
  private var stamp: Int?
  private var target: AnimatablePair<CGRect.AnimatableData, Double>?
  private var state: AnimatableState<AnimatablePair<CGRect.AnimatableData, Double>>?

  private struct DrawnRectangle: Equatable {
    let size: CGSize, radius: CGFloat, style: RoundedCornerStyle, color: PaintColor
  }

  init(_ piece: Piece) {
    id = piece.id
    layer = Layer(name: piece.name)
  }

  /// The piece with the stamp is what is seen; not on the way to it.
  func shows(_ stamp: Int?) -> Bool { stamp != nil && stamp == self.stamp && state == nil }

  mutating func show(
    _ piece: Piece, _ environment: EnvironmentValues, isAnimated: Bool, in viewGraph: ViewGraph, scope: TransactionScope?
  ) {
    stamp = piece.stamp
    let presented = presented(piece, isAnimated: isAnimated, in: viewGraph, scope: scope)
    layer.position = presented.frame.origin
    layer.size = presented.frame.size
    layer.opacity = presented.opacity
    draw(piece, size: presented.frame.size, environment)
  }

  private mutating func presented(
    _ piece: Piece, isAnimated: Bool, in viewGraph: ViewGraph, scope: TransactionScope?
  ) -> (frame: CGRect, opacity: Double) {
    let new = AnimatablePair(piece.frame.animatableData, piece.opacity)
    defer { target = new }
    // Without an animation there is nothing to keep.
    guard state != nil || (isAnimated && target != nil && target! != new) else { return (piece.frame, piece.opacity) }
    if state == nil {
      state = AnimatableState()
      _ = state!.update(target!, in: viewGraph, scope: scope)
    }
    let value = state!.update(new, in: viewGraph, scope: scope)
    if !state!.isRunning { state = nil }
    var frame = CGRect.zero
    frame.animatableData = value.first
    return (frame, value.second)
  }

  private mutating func draw(_ piece: Piece, size: CGSize, _ environment: EnvironmentValues) {
    let bounds = CGRect(origin: .zero, size: size)
    let effects = piece.effects
    let paint = piece.style._paint(in: effects?.styleBounds ?? bounds, environment)
    switch piece.outline {
    case .rectangle(let radius, let style):
      if effects == nil, case .color(let color) = paint.paint {
        let new = DrawnRectangle(size: size, radius: radius, style: style, color: color)
        if new == drawn { return }
        drawn = new
      } else {
        drawn = nil
      }
      let path =
        radius > 0 ? Path(roundedRect: bounds, cornerRadius: radius, style: style).cgPath : CGPath(rect: bounds, transform: nil)
      layer.content = [.fill(path, paint.paint, evenOdd: false)]
    case .fill(let path):
      drawn = nil
      layer.content = path.isEmpty ? [] : [.fill(path.cgPath, paint.paint, evenOdd: false)]
    case .stroke(let path, let style):
      drawn = nil
      layer.content = path.isEmpty ? [] : [.stroke(path.cgPath, paint.paint, style.paintStroke())]
    }
    layer.filter = effects?.blur.map { .blur(radius: $0, isOpaque: false) }
    layer.shadow = effects?.shadow.map {
      LayerShadow(color: $0.color.resolved(in: environment), radius: $0.radius, offset: CGSize(width: $0.x, height: $0.y))
    }
    if let clip = effects?.clip {
      layer.clip = .path(clip.cgPath, evenOdd: effects?.clipStyle.isEOFilled ?? false)
    } else if layer.clip != nil {
      layer.clip = nil
    }
  }

  mutating func take(subject: Int?, _ meanings: PieceMeanings) {
    guard subject != self.subject else { return }
    self.subject = subject
    if let subject { layer.setSemantics(of: subject, from: meanings) } else { layer.semantics = nil }
  }
}
