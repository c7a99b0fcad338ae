import CoreGraphics
import LayerTree
import UIKit

/// An element or a group as assistive technology meets it, worked out from layers.
struct AccessibilityNode {
  /// Those it is made of, outermost first: the first is where it lies.
  var layers: [Layer]
  var coreRole: Semantics.Role
  var label: String?
  var value: String?
  var hint: String?
  var identifiers: [String] = []
  var traits: SemanticsTraits = []
  /// Later ones count before earlier ones of the same kind.
  var actions: [SemanticsAction] = []
  var adjust: ((Bool) -> Void)?
  var scroll: ((SemanticsEdge) -> Void)?
  var sortPriority = 0.0
  var inputLabels: [String]?
  var headingLevel: Int?
  /// In the space of the layer beside it.
  var activationPoint: (point: (CGSize) -> CGPoint, layer: Layer)?
  /// A group; nil for an element.
  var children: [AccessibilityNode]?
  /// The view of UIKit's that it is, which acts for it where nothing else does.
  weak var view: UIView?
  /// Taken away from assistive technology; what is written around it finds that it is there and hidden.
  var isHidden = false
  /// It stands in a holder, for the element around that.
  var holding: SemanticsDetails.Holding?

  init(_ layer: Layer, role: Semantics.Role) {
    layers = [layer]
    coreRole = role
  }

  var layer: Layer { layers[0] }
  var frame: CGRect { layer.frameInRoot }
  var isGroup: Bool { children != nil }
  var isEnabled: Bool { !traits.contains(.notEnabled) }

  /// Nothing of it could be read or done: a picture without a label, a shape with an identifier.
  var isSilent: Bool {
    !isGroup && (label ?? "").isEmpty && (value ?? "").isEmpty && actions.isEmpty && adjust == nil && scroll == nil
      && !isControl
  }
  private var isControl: Bool { [.button, .textField, .toggle, .progress, .slider].contains(coreRole) }

  /// What it is, by its traits where they say it.
  var role: Semantics.Role {
    if isGroup { return .container }
    if [.toggle, .textField, .progress, .slider].contains(coreRole) { return coreRole }
    if traits.contains(.button) { return .button }
    if traits.contains(.image) { return .image }
    if traits.contains(.staticText) { return .text }
    return .none
  }

  func action(_ kind: SemanticsAction.Kind) -> SemanticsAction? { actions.last { $0.kind == kind } }

  /// Names of custom actions, each once, in the order in which they were added.
  var customActions: [String] {
    var names: [String] = []
    for case .named(let name) in actions.map(\.kind) where !names.contains(name) { names.append(name) }
    return names
  }
}
