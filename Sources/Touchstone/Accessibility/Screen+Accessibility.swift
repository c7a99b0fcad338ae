import CoreGraphics
import LayerTree
import UIKit

extension Screen {
  /// What assistive technology meets, as indented text: a group's elements below it, in the order in which they are read.
  ///
  /// ```
  /// button "Like" value "12" [like] (330, 500, 44 × 44) actions "Report"
  /// group [card] (0, 0, 390 × 844)
  ///   text "Harbour Weather" (16, 700, 200 × 22)
  /// ```
  public func accessibilityTree() -> String {
    var lines: [String] = []
    func write(_ node: AccessibilityNode, depth: Int) {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      for child in node.children ?? [] { write(child, depth: depth + 1) }
    }
    for node in accessibilityNodes { write(node, depth: 0) }
    return lines.joined(separator: "\n")
  }

  /// The elements that VoiceOver goes to, one swipe after the other: those of the tree that can be seen.
  public var accessibilityElements: [Element] {
    accessibilityBuilder.elements(of: accessibilityNodes).map { element(of: $0) }.filter(\.isVisible)
  }

  /// What VoiceOver reads for each of them: label, value, what it is, hint. In English, close to Apple's words.
  public var voiceOverOrder: [String] {
    accessibilityBuilder.elements(of: accessibilityNodes).filter { element(of: $0).isVisible }.map(\.spoken)
  }

  var accessibilityBuilder: AccessibilityBuilder { AccessibilityBuilder(isRightToLeft: settings.isRightToLeft) }

  /// The tree, worked out now.
  var accessibilityNodes: [AccessibilityNode] { accessibilityBuilder.settled(accessibilityBuilder.nodes(in: rootLayer)) }

  /// Groups and elements, outer ones before those in them.
  var allAccessibilityNodes: [AccessibilityNode] {
    func all(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] { nodes.flatMap { [$0] + all($0.children ?? []) } }
    return all(accessibilityNodes)
  }

  func element(of node: AccessibilityNode) -> Element {
    Element(layer: node.layer, screen: self, innermost: node.layers[node.layers.count - 1])
  }

  /// Has code of the application run by step 1 of the next frame, as for an event of the system's, and runs that frame.
  func perform(_ action: @escaping @MainActor () -> Bool) -> Bool {
    var answer = false
    becomeCurrent()
    frames.enqueue { answer = action() }
    runNextFrame()
    return answer
  }
  func perform(_ action: @escaping @MainActor () -> Void) {
    becomeCurrent()
    frames.enqueue { action() }
    runNextFrame()
  }
}

extension AccessibilityNode {
  var line: String {
    var words = [isGroup ? "group" : role == .none ? "element" : "\(role)"]
    if let label { words.append("\"\(label)\"") }
    if let value { words.append("value \"\(value)\"") }
    words += identifiers.map { "[\($0)]" }
    words.append(Touchstone.describe(frame))
    let traits = UIAccessibilityTraits(self.traits.subtracting(role.impliedTraits))
    if !traits.isEmpty { words.append("traits \(traits)") }
    if let headingLevel, headingLevel > 0 { words.append("level \(headingLevel)") }
    if let hint { words.append("hint \"\(hint)\"") }
    if !customActions.isEmpty { words.append("actions " + customActions.map { "\"\($0)\"" }.joined(separator: ", ")) }
    if let inputLabels { words.append("called " + inputLabels.map { "\"\($0)\"" }.joined(separator: ", ")) }
    if sortPriority != 0 { words.append("priority \(short(sortPriority))") }
    return words.joined(separator: " ")
  }

  /// As VoiceOver reads it.
  var spoken: String {
    var words: [String] = []
    if traits.contains(.selected) { words.append("Selected") }
    if let label, !label.isEmpty { words.append(label) }
    if let value, !value.isEmpty { words.append(role == .toggle ? (value == "1" ? "On" : value == "0" ? "Off" : value) : value) }
    if !isEnabled { words.append("Dimmed") }
    words += spokenTraits
    if let hint, !hint.isEmpty { words.append(hint) }
    if !customActions.isEmpty { words.append("Actions available") }
    return words.joined(separator: ", ")
  }

  private var spokenTraits: [String] {
    var words: [String] = []
    if traits.contains(.toggleButton) {
      words.append("Switch button")
    } else if traits.contains(.button) {
      words.append("Button")
    }
    if traits.contains(.link) { words.append("Link") }
    if traits.contains(.header) { words.append(headingLevel.map { $0 > 0 ? "Heading level \($0)" : "Heading" } ?? "Heading") }
    if traits.contains(.searchField) { words.append("Search field") } else if role == .textField { words.append("Text field") }
    if traits.contains(.image) { words.append("Image") }
    if traits.contains(.adjustable) { words.append("Adjustable") }
    return words
  }
}
