import CoreGraphics
import LayerTree
import UIKit

/// Works out from layers what assistive technology meets.
///
/// A layer that means something by itself (a text, a picture, a control) is an element. Layers of accessibility modifiers
/// describe what they are around: the one element there, or each of several, or nothing yet, which makes an element of it. A
/// control is one element made of those in it. Layers that are hidden, fully faint, or masks mean nothing.
@MainActor struct AccessibilityBuilder {
  let isRightToLeft: Bool

  func nodes(in layer: Layer) -> [AccessibilityNode] {
    let details = layer.semantics?.details
    let isHolder = details?.holding != nil
    guard layer.blend != .mask else { return [] }
    let isSeen = isHolder || (!layer.isHidden && layer.opacity > 0)
    guard isSeen, details?.isHidden != true else { return [hidden(layer)] }
    // A view of UIKit's answers for itself, now.
    if let view = layer.owner as? UIView, let meaning = view.assistanceMeaning { return nodes(of: view, meaning) }
    let inner = layer.children.flatMap(nodes(in:))
    guard let semantics = layer.semantics else { return inner }
    switch semantics.role {
    case .container: return described(layer, semantics, inner)
    case .none where semantics.details?.children == nil && !inner.isEmpty: return described(layer, semantics, inner)
    case .none, .text, .image, .button, .textField, .toggle, .progress, .slider: return [element(layer, semantics, inner)]
    }
  }

  private func nodes(of view: UIView, _ meaning: ViewMeaning) -> [AccessibilityNode] {
    let layer = view.backingLayer
    switch meaning {
    case .hidden: return [hidden(layer)]
    case .transparent: return layer.children.flatMap(nodes(in:))
    case .group(let semantics): return described(layer, semantics, layer.children.flatMap(nodes(in:)))
    case .element(let semantics):
      // A button is called by all that it reads, where it is not called by its title.
      var node = element(layer, semantics, layer.children.flatMap(nodes(in:)))
      node.view = view
      return [node]
    }
  }

  private func hidden(_ layer: Layer) -> AccessibilityNode {
    var node = AccessibilityNode(layer, role: .none)
    node.isHidden = true
    return node
  }

  // MARK: Elements

  private func element(_ layer: Layer, _ semantics: Semantics, _ inner: [AccessibilityNode]) -> AccessibilityNode {
    var node = AccessibilityNode(layer, role: semantics.role)
    let content = combined(inner, in: layer)
    node.traits = semantics.role.impliedTraits
    switch semantics.role {
    case .button, .toggle, .textField, .progress:
      node.label = content.label
      node.value = content.value
      node.traits.formUnion(content.traits.intersection(Self.keptTraits))
      node.actions = content.actions.filter { if case .named = $0.kind { true } else { false } }
    // What lies at the ends of a slider's track does not name it.
    case .none, .text, .image, .container, .slider: break
    }
    apply(semantics, of: layer, to: &node)
    return node
  }

  // MARK: Descriptions

  private func described(_ layer: Layer, _ semantics: Semantics, _ inner: [AccessibilityNode]) -> [AccessibilityNode] {
    if let holding = semantics.details?.holding {
      return inner.filter { !$0.isHidden && $0.holding == nil }.map { node in
        var node = node
        node.holding = holding
        return node
      }
    }
    var nodes = taken(inner, by: layer)
    switch semantics.details?.children {
    case .ignore?: nodes = [AccessibilityNode(layer, role: .none)]
    case .combine?: nodes = [combined(nodes, in: layer)]
    case .contain?: nodes = [group(nodes, in: layer)]
    case nil: break
    }
    let shown = nodes.indices.filter { !nodes[$0].isHidden }
    if shown.isEmpty {
      // Something hidden stays hidden; where there is nothing, the description makes an element.
      guard nodes.isEmpty, semantics.makesElement else { return nodes }
      nodes = [AccessibilityNode(layer, role: .none)]
      apply(semantics, of: layer, to: &nodes[0])
      return nodes
    }
    for index in shown {
      apply(semantics, of: layer, to: &nodes[index])
      if shown.count == 1, nodes[index].layer !== layer { nodes[index].layers.insert(layer, at: 0) }
    }
    return nodes
  }

  /// The outer description counts before the inner one.
  private func apply(_ semantics: Semantics, of layer: Layer, to node: inout AccessibilityNode) {
    if let label = semantics.label { node.label = label }
    if let value = semantics.value { node.value = value }
    if let identifier = semantics.identifier { node.identifiers.insert(identifier, at: 0) }
    if !semantics.isEnabled { node.traits.insert(.notEnabled) }
    guard let details = semantics.details else { return }
    if let hint = details.hint { node.hint = hint }
    node.traits.formUnion(details.addedTraits)
    node.traits.subtract(details.removedTraits)
    if let priority = details.sortPriority { node.sortPriority = priority }
    if let labels = details.inputLabels { node.inputLabels = labels }
    if let level = details.headingLevel { node.headingLevel = level }
    node.actions += details.actions
    if let adjust = details.adjust { node.adjust = adjust }
    if let scroll = details.scroll { node.scroll = scroll }
    if let point = details.activationPoint { node.activationPoint = (point, layer) }
  }

  // MARK: Wholes

  /// What a whole takes over from its parts. A button in it does not make it a button, nor a picture a picture.
  private static let keptTraits: SemanticsTraits = [
    .header, .selected, .playsSound, .updatesFrequently, .startsMediaSession, .causesPageTurn,
  ]

  private func combined(_ nodes: [AccessibilityNode], in layer: Layer) -> AccessibilityNode {
    var whole = AccessibilityNode(layer, role: .none)
    let parts = elements(of: sorted(nodes))
    func joined(_ texts: [String?]) -> String? {
      let texts = texts.compactMap { $0 }.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    whole.label = joined(parts.map(\.label))
    whole.value = joined(parts.map(\.value))
    whole.hint = joined(parts.map(\.hint))
    whole.traits = parts.reduce(into: SemanticsTraits()) { $0.formUnion($1.traits) }.intersection(Self.keptTraits)
    if !parts.isEmpty, parts.allSatisfy({ $0.traits.contains(.staticText) }) { whole.traits.insert(.staticText) }
    let active = parts.filter { $0.isEnabled && $0.action(.activate) != nil }
    for part in parts {
      for action in part.actions where action.kind != .activate { whole.actions.append(action) }
      guard part.isEnabled, let action = part.action(.activate) else { continue }
      if active.count == 1 {
        whole.actions.append(action)
        whole.traits.formUnion(part.traits.intersection([.button, .toggleButton, .link]))
      } else {
        whole.actions.append(SemanticsAction(.named(part.label ?? "Activate"), perform: action.perform))
      }
    }
    if let adjustable = parts.first(where: { $0.adjust != nil }) {
      whole.adjust = adjustable.adjust
      whole.traits.insert(.adjustable)
    }
    whole.scroll = parts.lazy.compactMap(\.scroll).first
    whole.inputLabels = parts.lazy.compactMap(\.inputLabels).first
    return whole
  }

  private func group(_ nodes: [AccessibilityNode], in layer: Layer) -> AccessibilityNode {
    var group = AccessibilityNode(layer, role: .container)
    group.children = settled(nodes)
    return group
  }

  /// Gives what holders hold to the elements beside them, which all belong to `layer`.
  private func taken(_ nodes: [AccessibilityNode], by layer: Layer) -> [AccessibilityNode] {
    guard nodes.contains(where: { $0.holding != nil }) else { return nodes }
    func held(_ holding: SemanticsDetails.Holding) -> [AccessibilityNode] { nodes.filter { $0.holding == holding } }
    var own = nodes.filter { $0.holding == nil }
    let actions = held(.actions).compactMap { node -> SemanticsAction? in
      guard node.isEnabled, let label = node.label, let action = node.action(.activate) else { return nil }
      return SemanticsAction(.named(label), perform: action.perform)
    }
    func placed(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
      nodes.map { node in
        var node = node
        node.holding = nil
        // They lie where the view lies that they stand for; their own layers are never seen.
        node.layers = [layer] + node.layers
        return node
      }
    }
    if !held(.representation).isEmpty { own = placed(held(.representation)) }
    if !held(.children).isEmpty {
      var group = combined(own, in: layer)
      group.coreRole = .container
      group.children = placed(held(.children))
      own = [group]
    }
    if !actions.isEmpty, own.allSatisfy(\.isHidden) { own.append(AccessibilityNode(layer, role: .none)) }
    for index in own.indices where !own[index].isHidden { own[index].actions += actions }
    return own
  }

  // MARK: Order

  /// What is left to be met, in order.
  func settled(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    let met = sorted(
      nodes.filter { node in
        if let children = node.children, children.isEmpty { return !(node.label ?? "").isEmpty }
        return !node.isHidden && !node.isSilent && node.holding == nil
      })
    guard let modal = met.last(where: { $0.isModal }) else { return met }
    return [modal]
  }

  /// Elements of groups in the groups' places.
  func elements(of nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    nodes.filter { !$0.isHidden && $0.holding == nil && !$0.isSilent }.flatMap { node in
      node.children.map { elements(of: $0) } ?? [node]
    }
  }

  private func sorted(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    ReadingOrder(isRightToLeft: isRightToLeft).sorted(nodes, frame: \.frame, priority: \.sortPriority)
  }
}

extension AccessibilityNode {
  fileprivate var isModal: Bool { traits.contains(.modal) || (children ?? []).contains(where: \.isModal) }
}

extension Semantics {
  /// A description of nothing makes an element when there is something to read or do, or a name to find it by.
  fileprivate var makesElement: Bool {
    if label != nil || value != nil || identifier != nil { return true }
    guard let details else { return false }
    return details.hint != nil || !details.addedTraits.isEmpty || !details.actions.isEmpty || details.adjust != nil
      || details.scroll != nil
  }
}
