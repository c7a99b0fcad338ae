import CoreGraphics
import LayerTree

/// What a layer and the wrappers around and inside it mean together.
///
/// `Text("1").accessibilityIdentifier("count")` makes two layers that mean something, one in the other, and one element. A
/// wrapper is a container with exactly one meaningful layer below it; the two are merged, and what the outer one says counts. A
/// control without a label of its own is called by the texts in it.
struct Meaning {
  /// Outermost first; never empty.
  let layers: [Layer]
  /// The meaningful layers next below, back to front.
  private let inner: [Layer]

  /// `layer` must have semantics.
  init(of layer: Layer) {
    var layers = [layer]
    var inner = layer.meaningfulBelow
    while layers[layers.count - 1].isWrapper, inner.count == 1, let next = inner.first {
      layers.append(next)
      inner = next.meaningfulBelow
    }
    self.layers = layers
    self.inner = inner
  }

  /// Every element of the tree below and including `root`, each once, back to front.
  static func all(in root: Layer) -> [Meaning] {
    var result: [Meaning] = []
    var rest = root.semantics == nil ? root.meaningfulBelow : [root]
    while let layer = rest.first {
      let meaning = Meaning(of: layer)
      if !meaning.isSilent { result.append(meaning) }
      rest.replaceSubrange(0...0, with: meaning.inner)
    }
    return result
  }

  var outermost: Layer { layers[0] }

  private var semantics: [Semantics] { layers.compactMap(\.semantics) }

  var role: Semantics.Role { semantics.last?.role ?? .none }
  var value: String? { semantics.lazy.compactMap(\.value).first }
  var identifiers: [String] { semantics.compactMap(\.identifier) }
  var isEnabled: Bool { semantics.allSatisfy(\.isEnabled) }

  /// A wrapper that says nothing to find it by: a group, an order, an action.
  private var isSilent: Bool { role == .container && label == nil && value == nil && identifiers.isEmpty }

  var label: String? {
    if let own = semantics.lazy.compactMap(\.label).first { return own }
    guard [.button, .toggle, .progress].contains(role) else { return nil }
    let texts = inner.map(Meaning.init(of:)).compactMap { $0.role == .text ? $0.label : nil }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension Layer {
  fileprivate var isWrapper: Bool { semantics?.role == .container }

  /// The nearest layers below that mean something. What masks others is not seen and means nothing.
  fileprivate var meaningfulBelow: [Layer] {
    children.flatMap { child -> [Layer] in
      if child.blend == .mask || child.semantics?.details?.holding != nil { return [] }
      return child.semantics == nil ? child.meaningfulBelow : [child]
    }
  }
}
