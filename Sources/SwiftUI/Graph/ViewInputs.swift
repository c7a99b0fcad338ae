import AttributeGraph
import LayerTree

/// What a view is given by the views around it.
public struct _ViewInputs {
  unowned(unsafe) var viewGraph: ViewGraph
  /// Owns the attributes that the view makes.
  var subgraph: Subgraph
  /// Where the view puts its layers.
  var layer: Layer
  /// Where `layer` lies, for those who ask.
  var space: SpaceNode
  /// Where the view lies, in `layer`'s space.
  var frame: Attribute<CGRect> { didSet { isFrameOfPlace = false } }
  /// The node of `frame` says for which proposal the view lies there.
  private(set) var isFrameOfPlace = false
  var environment: Attribute<EnvironmentValues>
  /// The layout direction in `environment`.
  var direction: DirectionSource
  /// What covers the sides of the part of the screen that the view is meant for.
  var safeArea: Attribute<SafeArea>
  /// The size of the nearest container that content may be measured by (`containerRelativeFrame`); nil: the host's safe area.
  var containerSize: Attribute<CGSize>?
  /// Whether the view is shown, where a container wires views that it does not show (`ViewThatFits`); nil: it is.
  var isShown: Attribute<Bool>?
  /// Changes the transactions that reach the view (`.animation(_:value:)`, `.transaction`).
  var transaction: TransactionScope?
  /// Content of the custom modifiers whose bodies surround the view, innermost last.
  var modifierContent: ModifierContentStack?
  /// Those around the view who read preferences; without them a view says none.
  var preferences: [PreferenceListener] = []
  /// Nested views and modifiers above this one.
  var depth = 0
  /// `layer` was made for this view alone and lies in its frame: a leaf draws into it and needs none of its own.
  var ownsLayer = false
  /// The nearest branch (side of an `if`, row) around the view.
  var branch: Branch?
  /// Several views where one is asked for lie over each other; else they stand in a column.
  var pilesUpSeveral = false
  /// What the view is presented in; nil: it lies in the host itself.
  var presentation: Presentation?
  /// What scroll views around the view, or readers and modifiers of them, have to do with it; nil: there is none.
  var scrolling: ScrollSurroundings?
}

/// What a view hands back.
public struct _ViewOutputs {
  var layout: LayoutSource
}

/// The layout computer of a view: fixed for its life, or an attribute.
enum LayoutSource {
  case constant(LayoutComputer)
  case attribute(Attribute<LayoutComputer>)

  /// Read by the running rule.
  var value: LayoutComputer {
    switch self {
    case .constant(let computer): computer
    case .attribute(let attribute): attribute.value
    }
  }
}

extension _ViewInputs {
  /// These inputs, with the environment, transactions and modifier contents of others.
  func with(_ surroundings: _ViewInputs) -> _ViewInputs {
    var inputs = self
    inputs.environment = surroundings.environment
    inputs.direction = surroundings.direction
    inputs.transaction = surroundings.transaction
    inputs.modifierContent = surroundings.modifierContent
    return inputs
  }

  /// `frame` with the proposal that belongs to it.
  var place: PlaceSource { PlaceSource(frame: frame, isPlace: isFrameOfPlace) }

  mutating func setPlace(_ place: Attribute<ViewPlace>) {
    frame = Attribute<CGRect>(node: place.node)
    isFrameOfPlace = true
  }
  mutating func setEnvironment(_ environment: Attribute<EnvironmentValues>) {
    self.environment = environment
    direction = DirectionSource(environment, subgraph)
  }

  /// The place of the view in a layer of its own at its frame: at the origin, but for what is lost in rounding to pixels.
  func placeInOwnLayer() -> Attribute<ViewPlace> { subgraph.rule(PlaceInOwnLayer(place: place, pixels: viewGraph.pixels)) }

  /// These inputs for content inside a layer that is placed at the frame's origin. `lendsLayer`: a leaf may draw into it.
  func inside(_ layer: Layer, space: SpaceNode, lendsLayer: Bool = false) -> _ViewInputs {
    var inputs = self
    inputs.ownsLayer = lendsLayer
    inputs.layer = layer
    inputs.space = space
    inputs.setPlace(placeInOwnLayer())
    return inputs
  }
}

private struct PlaceInOwnLayer: Rule {
  let place: PlaceSource
  let pixels: PixelGrid
  func update(_ slot: Slot<ViewPlace>) -> Bool {
    let place = place.value
    return slot.putIfChanged(ViewPlace(origin: pixels.rest(of: place.origin), size: place.size))
  }
  func name() -> String { "frame in its own layer" }
  static var cycleDefault: ViewPlace? { .zero }
}
