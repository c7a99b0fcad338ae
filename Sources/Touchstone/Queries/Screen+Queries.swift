import CoreGraphics
import LayerTree

/// Elements are layers that mean something, wrappers merged with what they wrap. A query answers with the one match that is
/// visible; where none is visible, with the one that is there. A match inside another match (the text in a button of that title)
/// does not count beside it.
extension Screen {
  /// The element that reads `text`, exactly.
  public func find(text: String) throws -> Element { try find(.text(text)) }
  /// The element with this `accessibilityIdentifier`.
  public func find(id: String) throws -> Element { try find(.identifier(id)) }
  /// The element of a role, with a label if one is given, as assistive technology meets it.
  public func find(role: Semantics.Role, label: String? = nil) throws -> Element { try find(.role(role, label: label)) }

  /// Every element that reads `text`, back to front, the invisible ones too.
  public func findAll(text: String) -> [Element] { findAll(.text(text)) }
  /// Every element with this `accessibilityIdentifier`, back to front, the invisible ones too.
  public func findAll(id: String) -> [Element] { findAll(.identifier(id)) }
  /// Every element of a role, with a label if one is given, back to front, the invisible ones too.
  public func findAll(role: Semantics.Role, label: String? = nil) -> [Element] { findAll(.role(role, label: label)) }

  /// Whether an element that reads `text` is visible.
  public func shows(text: String) -> Bool { findAll(text: text).contains(where: \.isVisible) }

  /// Everything that has a text, a label or an identifier, back to front.
  public var elements: [Element] { Meaning.all(in: rootLayer).map { Element(layer: $0.outermost, screen: self) } }

  private func find(_ query: Query) throws -> Element {
    let all = findAll(query)
    let visible = all.filter(\.isVisible)
    let matches = visible.isEmpty ? all : visible
    guard let first = matches.first else { throw ElementError.missing(query: query.description, nearest: names(near: query)) }
    guard matches.count == 1 else {
      throw ElementError.ambiguous(query: query.description, matches: matches.map(\.description))
    }
    return first
  }

  private func findAll(_ query: Query) -> [Element] {
    let layers = Meaning.all(in: rootLayer).filter { query.matches($0) }.map(\.outermost)
    if layers.isEmpty { return allAccessibilityNodes.filter { query.matches($0) }.map { element(of: $0) } }
    let found = Set(layers.map(ObjectIdentifier.init))
    return layers.filter { layer in !layer.ancestors.contains { found.contains(ObjectIdentifier($0)) } }
      .map { Element(layer: $0, screen: self) }
  }

  /// How many names an error lists.
  private static let namesListed = 12

  private func names(near query: Query) -> [String] {
    var names: [String] = []
    for meaning in Meaning.all(in: rootLayer) {
      let own = [meaning.label, meaning.value].compactMap { $0 } + meaning.identifiers.map { "[\($0)]" }
      names += own.filter { !names.contains($0) }
    }
    // Those of the role, when there are any: "button "Like"" says more than a list of texts.
    if case .role(let role, let label?) = query {
      let labels = allAccessibilityNodes.filter { $0.role == role }.compactMap(\.label)
      if !labels.isEmpty {
        return labels.sorted { editDistance(label, $0) < editDistance(label, $1) }.prefix(Self.namesListed).map {
          "\(role) \"\($0)\""
        }
      }
    }
    guard let wanted = query.name else { return Array(names.prefix(Self.namesListed)) }
    let sorted = names.enumerated().sorted {
      (editDistance(wanted, $0.element), $0.offset) < (editDistance(wanted, $1.element), $1.offset)
    }
    return sorted.prefix(Self.namesListed).map { $0.element.hasPrefix("[") ? $0.element : "\"\($0.element)\"" }
  }
}
