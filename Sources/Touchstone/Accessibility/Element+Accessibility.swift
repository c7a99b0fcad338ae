import CoreGraphics
import LayerTree
import UIKit

/// What assistive technology knows of an element, and has it do.
///
/// Actions run as the system's events do, in step 1 of a frame, which is run at once; what they start goes on from there
/// (`settle()`). An element that is part of another one there (a text in a button, a card that was combined) stands for that one.
extension Element {
  /// What it is like; empty when assistive technology does not meet it.
  public var traits: UIAccessibilityTraits { node.map { UIAccessibilityTraits($0.traits) } ?? [] }
  /// What activating it does, in words.
  public var hint: String? { node?.hint }
  /// The names of its custom actions.
  public var actions: [String] { node?.customActions ?? [] }
  /// What a person may call it by voice.
  public var inputLabels: [String] { node.map { node in node.inputLabels ?? [node.label].compactMap { $0 } } ?? [] }
  /// From 1 to 6 for a heading of a level, 0 for another heading; nil for none.
  public var headingLevel: Int? { node.flatMap { $0.headingLevel ?? ($0.traits.contains(.header) ? 0 : nil) } }

  /// What a double tap does in VoiceOver: the default action or, where there is none, a tap on the activation point.
  public func activate() throws {
    let node = try accessible("be activated")
    guard node.isEnabled else { throw cannot("be activated", "it is disabled") }
    if let action = node.action(.activate) { return screen.perform(action.perform) }
    if let view = node.view, screen.perform({ view.accessibilityActivate() }) { return }
    let point = try activationPoint(of: node)
    let isHeard = screen.frames.hitTest(point)?.recognizers.isEmpty == false
    guard isHeard else {
      throw cannot("be activated", "it has no default action, and no gesture listens at \(describe(point))")
    }
    screen.tap(at: point)
  }

  /// Has a custom action done.
  public func perform(action name: String) throws {
    let node = try accessible("perform \"\(name)\"")
    guard node.isEnabled else { throw cannot("perform \"\(name)\"", "it is disabled") }
    guard let action = node.action(.named(name)) else {
      let names = node.customActions
      let nearest = nearestName(to: name, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
      let there =
        names.isEmpty ? "it has no custom actions" : "its actions are \(names.map { "\"\($0)\"" }.joined(separator: ", "))"
      throw cannot("perform \"\(name)\"", there + nearest)
    }
    screen.perform(action.perform)
  }

  /// One step up, as a swipe up does in VoiceOver.
  public func increment() throws { try adjust(up: true) }
  /// One step down.
  public func decrement() throws { try adjust(up: false) }

  private func adjust(up: Bool) throws {
    let what = up ? "be incremented" : "be decremented"
    let node = try accessible(what)
    guard node.isEnabled else { throw cannot(what, "it is disabled") }
    guard let adjust = node.adjust else {
      throw cannot(what, "it has no accessibilityAdjustableAction, nor the trait adjustable")
    }
    screen.perform { adjust(up) }
  }

  /// Away from here: of the element or, where it has no such action, of the nearest group around it that has.
  public func escape() throws { try bubble(.escape, "escape") { $0.accessibilityPerformEscape() } }
  /// The most important thing: of the element, or of the nearest group around it that has one.
  public func magicTap() throws { try bubble(.magicTap, "magic tap") { $0.accessibilityPerformMagicTap() } }

  /// `ask` asks a responder of UIKit's, from the view that the element is or lies in outwards, until one has done it.
  private func bubble(_ kind: SemanticsAction.Kind, _ what: String, _ ask: @escaping (UIResponder) -> Bool) throws {
    let node = try accessible("perform \(what)")
    if let action = screen.path(to: node).lazy.compactMap({ $0.action(kind) }).first { return screen.perform(action.perform) }
    let innermost = ([node.layer] + node.layer.ancestors).lazy.compactMap { $0.owner as? UIView }.first
    let isDone = screen.perform {
      var responder: UIResponder? = innermost
      while let current = responder {
        if ask(current) { return true }
        responder = current.next
      }
      return false
    }
    guard isDone else {
      throw cannot("perform \(what)", "neither it nor a group or view around it has an accessibilityAction(.\(kind))")
    }
  }

  /// Scrolls by a page, as a swipe with three fingers does in VoiceOver: the element, or the nearest group around it that
  /// scrolls.
  public func scroll(to edge: SemanticsEdge) throws {
    let node = try accessible("scroll")
    guard let scroll = screen.path(to: node).lazy.compactMap(\.scroll).first else {
      throw cannot("scroll", "neither it nor a group around it has an accessibilityScrollAction")
    }
    screen.perform { scroll(edge) }
  }

  // MARK: In the tree

  /// As assistive technology meets it now; nil when it doesn't.
  var node: AccessibilityNode? {
    if let nodeAlone { return nodeAlone }
    let nodes = screen.allAccessibilityNodes
    let own = innermost ?? layer
    if let node = nodes.first(where: { $0.layers.last === own && $0.layer === layer }) { return node }
    if let node = nodes.first(where: { $0.layers.contains { $0 === layer } }) { return node }
    // The one that it is part of, the nearest first; else the only one that is part of it.
    for ancestor in layer.ancestors {
      if let node = nodes.first(where: { !$0.isGroup && $0.layers.contains { $0 === ancestor } }) { return node }
    }
    let inner = nodes.filter { !$0.isGroup && $0.layer.isDescendant(of: layer) }
    return inner.count == 1 ? inner[0] : nil
  }

  private func accessible(_ what: String) throws -> AccessibilityNode {
    guard exists else { throw cannot(what, "its view is gone") }
    if let node { return node }
    let inner = screen.allAccessibilityNodes.filter { !$0.isGroup && $0.layer.isDescendant(of: layer) }
    guard inner.isEmpty else {
      throw cannot(
        what,
        "assistive technology meets \(inner.count) elements in its place: \(inner.map(\.line).joined(separator: "; ")). "
          + "accessibilityElement(children: .combine) makes one of them")
    }
    throw cannot(
      what,
      "assistive technology does not meet it: it is hidden (accessibilityHidden, opacity 0), has no label, or lies beside something modal"
    )
  }

  private func cannot(_ what: String, _ reason: String) -> ElementError {
    .cannot(element: description, what: what, reason: reason)
  }

  private func activationPoint(of node: AccessibilityNode) throws -> CGPoint {
    if let activation = node.activationPoint {
      return activation.layer.convertToRoot(activation.point(activation.layer.size))
    }
    let element = Element(layer: node.layer, screen: screen)
    if let point = element.aim { return point }
    throw cannot("be activated", element.whyNotTappable ?? "no finger reaches it")
  }
}

extension Screen {
  /// A node of the tree and the groups around it, innermost first.
  fileprivate func path(to node: AccessibilityNode) -> [AccessibilityNode] {
    func search(_ nodes: [AccessibilityNode]) -> [AccessibilityNode]? {
      for candidate in nodes {
        if candidate.layer === node.layer && candidate.layers.last === node.layers.last { return [candidate] }
        if let path = search(candidate.children ?? []) { return path + [candidate] }
      }
      return nil
    }
    return search(accessibilityNodes) ?? [node]
  }
}
