import AttributeGraph

/// What views wish the appearance of their window to be. The outermost wish counts, and of siblings that of the first.
final class SchemeWishes {
  private var wishes: [(id: Int, scheme: ColorScheme?)] = []
  private var lastID = 0
  private var told: ColorScheme?
  /// Tells the host; nil stands for no wish.
  var onChange: (ColorScheme?) -> Void = { _ in }

  /// A wish further inside than those there are.
  func add() -> Int {
    lastID += 1
    wishes.append((lastID, nil))
    return lastID
  }
  func set(_ scheme: ColorScheme?, of id: Int) {
    for index in wishes.indices where wishes[index].id == id { wishes[index].scheme = scheme }
  }
  func remove(_ id: Int) { wishes.removeAll { $0.id == id } }

  func tell() {
    let preferred = wishes.lazy.compactMap(\.scheme).first
    guard preferred != told else { return }
    told = preferred
    onChange(preferred)
  }
}

struct PreferredSchemeModifier {
  let scheme: ColorScheme?
}

extension PreferredSchemeModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    unowned(unsafe) let viewGraph = inputs.viewGraph
    let wishes = inputs.presentation?.schemeWishes ?? viewGraph.schemeWishes
    let id = wishes.add()
    inputs.subgraph.effect(PreferredSchemeEffect(modifier: modifier, id: id, wishes: wishes, viewGraph: viewGraph))
    inputs.subgraph.onEnd {
      wishes.remove(id)
      viewGraph.afterUpdate { wishes.tell() }
    }
    return body(inputs)
  }
}

private struct PreferredSchemeEffect: Rule {
  let modifier: _GraphValue<PreferredSchemeModifier>
  let id: Int
  let wishes: SchemeWishes
  unowned(unsafe) let viewGraph: ViewGraph
  func update(_ slot: Slot<Void>) -> Bool {
    let wishes = wishes
    wishes.set(modifier.value.scheme, of: id)
    viewGraph.afterUpdate { wishes.tell() }
    return false
  }
  func name() -> String { "preferredColorScheme" }
}

extension View {
  /// Light or dark for the whole window, or sheet, that the view is in; nil wishes nothing. An outer wish counts before an inner one.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredSchemeModifier(scheme: colorScheme))
  }
}
