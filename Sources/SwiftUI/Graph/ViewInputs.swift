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
  var frame: Attribute<CGRect>
  var environment: Attribute<EnvironmentValues>
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
    inputs.transaction = surroundings.transaction
    inputs.modifierContent = surroundings.modifierContent
    return inputs
  }

  /// A frame at the origin of a layer of its own, with the size of this one.
  func frameAtOrigin() -> Attribute<CGRect> { subgraph.rule(FrameAtOrigin(frame: frame)) }

  /// These inputs for content inside a layer that is placed at the frame's origin. `lendsLayer`: a leaf may draw into it.
  func inside(_ layer: Layer, space: SpaceNode, lendsLayer: Bool = false) -> _ViewInputs {
    var inputs = self
    inputs.ownsLayer = lendsLayer
    inputs.layer = layer
    inputs.space = space
    inputs.frame = frameAtOrigin()
    return inputs
  }
}

private struct FrameAtOrigin: Rule {
  let frame: Attribute<CGRect>
  func update(_ slot: Slot<CGRect>) -> Bool { slot.putIfChanged(CGRect(origin: .zero, size: frame.value.size)) }
  func name() -> String { "frame in its own layer" }
  static var cycleDefault: CGRect? { .zero }
}
