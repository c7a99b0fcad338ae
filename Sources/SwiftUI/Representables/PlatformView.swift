import AttributeGraph
import LayerTree
import UIKit

/// Wires a view of UIKit's: a rule makes and updates it, another one measures it, an effect puts it where it belongs.
func makePlatformView<Representable: View>(
  _ view: _GraphValue<Representable>, _ inputs: _ViewInputs, _ recipe: PlatformRecipe<Representable>
) -> _ViewOutputs {
  let handle = BodyHandle(in: inputs.subgraph)
  let contentSize = inputs.subgraph.input(0) { "content size of \(Representable.self)" }
  let host = inputs.subgraph.rule(
    PlatformRule(view: inputs.own(view), recipe: recipe, inputs: inputs, handle: handle, contentSize: contentSize))
  handle.node = host.untyped
  inputs.subgraph.effect(PlatformPlacing(host: host, inputs: inputs))
  let layout = inputs.subgraph.rule(
    PlatformLayout(host: host, view: inputs.own(view), recipe: recipe, inputs: inputs, contentSize: contentSize))
  return _ViewOutputs(layout: .attribute(layout))
}

/// Makes the view when it first runs, and updates it in every run.
private struct PlatformRule<Representable: View>: Rule {
  private let view: _GraphValue<Representable>
  private let recipe: PlatformRecipe<Representable>
  private let inputs: _ViewInputs
  private let handle: BodyHandle
  /// Counts how often the view's own content size changed between updates.
  private let contentSize: Attribute<Int>
  private let properties = TypePlan.of(Representable.self).properties
  private var storage: [AnyObject?]
  private var host: PlatformViewHost?

  init(
    view: _GraphValue<Representable>, recipe: PlatformRecipe<Representable>, inputs: _ViewInputs, handle: BodyHandle,
    contentSize: Attribute<Int>
  ) {
    self.view = view
    self.recipe = recipe
    self.inputs = inputs
    self.handle = handle
    self.contentSize = contentSize
    storage = Array(repeating: nil, count: properties.installed.count)
  }

  mutating func update(_ slot: Slot<PlatformViewHost>) -> Bool {
    var value = view.value
    inputs.install(properties, in: &value, storage: &storage)
    let connected = value
    let host = hostMade(for: connected)
    let surroundings = inputs.surroundings(of: host.coordinator)
    host.isBeingUpdated = true
    handle.observing(in: inputs.viewGraph) { recipe.update(connected, host.product, surroundings) }
    host.isBeingUpdated = false
    return slot.put(host)
  }

  private mutating func hostMade(for value: Representable) -> PlatformViewHost {
    if let host { return host }
    let (recipe, inputs) = (recipe, inputs)
    let made = MainActor.assumeIsolated {
      let coordinator = recipe.makeCoordinator(value)
      let product = recipe.make(value, inputs.surroundings(of: coordinator))
      return UncheckedBox(PlatformViewHost(product, coordinator: coordinator))
    }.value
    host = made
    let (contentSize, viewGraph) = (contentSize, inputs.viewGraph)
    made.onContentSizeChange = { [weak viewGraph] in
      viewGraph?.enqueue(TransactionContext.current, cause: { "invalidateIntrinsicContentSize" }) {
        contentSize.set(contentSize.value + 1)
      }
    }
    inputs.subgraph.onEnd {
      MainActor.assumeIsolated {
        made.onContentSizeChange = {}
        made.leave()
        recipe.dismantle(made.product, made.coordinator)
      }
    }
    return made
  }
  func name() -> String { "update of \(Representable.self)" }
}

extension _ViewInputs {
  fileprivate func surroundings(of coordinator: Any) -> PlatformSurroundings {
    PlatformSurroundings(
      coordinator: coordinator, transaction: TransactionScope.resolve(viewGraph.transaction, transaction, in: viewGraph),
      readEnvironment: { [environment] in environment.value })
  }

  /// Connects the dynamic properties of a value.
  func install<Value>(_ properties: DynamicProperties, in value: inout Value, storage: inout [AnyObject?]) {
    guard !properties.isEmpty else { return }
    let context = PropertyContext(
      viewGraph: viewGraph, subgraph: subgraph, environment: environment, owner: { "\(Value.self)" })
    withUnsafeMutableBytes(of: &value) { bytes in
      for (index, (offset, type)) in properties.installed.enumerated() {
        type._install(at: bytes.baseAddress! + offset, storage: &storage[index], context: context)
      }
      properties.update(at: bytes.baseAddress!)
    }
  }
}

/// Keeps the view at its frame, animated where the change is.
private struct PlatformPlacing: Rule {
  private let host: Attribute<PlatformViewHost>
  private let inputs: _ViewInputs
  private var placed: PlacedLayer

  init(host: Attribute<PlatformViewHost>, inputs: _ViewInputs) {
    self.host = host
    self.inputs = inputs
    placed = PlacedLayer(inputs)
  }

  mutating func update(_ slot: Slot<Void>) -> Bool {
    let host = host.value, frame = placed.presentedFrame(), inputs = inputs
    let environment = inputs.environment.value
    MainActor.assumeIsolated {
      if host.superview == nil, let hostingView = inputs.surroundingView {
        host.join(inputs.layer, of: hostingView)
      }
      host.frame = frame
      host.take(environment)
    }
    return false
  }
  func name() -> String { "place of a UIView" }
}

extension PlatformViewHost {
  /// What UIKit has a place for.
  fileprivate func take(_ environment: EnvironmentValues) {
    let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    if traitCollection.userInterfaceStyle != style { overrideUserInterfaceStyle = style }
    isEnabled = environment.isEnabled
  }
}

private struct PlatformLayout<Representable: View>: LayoutRule {
  let host: Attribute<PlatformViewHost>
  let view: _GraphValue<Representable>
  let recipe: PlatformRecipe<Representable>
  let inputs: _ViewInputs
  let contentSize: Attribute<Int>

  func make() -> PlatformComputer { PlatformComputer("\(Representable.self)") }
  func fill(_ computer: PlatformComputer) {
    let host = host.value, value = view.value, recipe = recipe, inputs = inputs
    _ = contentSize.value
    computer.host = host
    computer.ask = { proposal in
      MainActor.assumeIsolated { recipe.size(value, proposal, host.product, inputs.surroundings(of: host.coordinator)) }
    }
  }
  func name() -> String { "layout of \(Representable.self)" }
}

/// The size of a view of UIKit's: what its representable says, or by its own content size and priorities.
private final class PlatformComputer: LayoutComputer {
  /// The representable's type.
  private let name: String
  var host: PlatformViewHost?
  var ask: (ProposedViewSize) -> CGSize? = { _ in nil }

  init(_ name: String) { self.name = name }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ask(proposal) {
      if size.width.isFinite, size.width >= 0, size.height.isFinite, size.height >= 0 { return size }
      report(size, proposal)
    }
    guard let host, host.product.controller == nil else { return proposal.replacingUnspecifiedDimensions() }
    return MainActor.assumeIsolated { host.product.view.contentSize(for: proposal) }
  }

  private func report(_ size: CGSize, _ proposal: ProposedViewSize) {
    OddNumbers.report(
      "\(name).sizeThatFits answers with \(size.width) × \(size.height) for a proposal of "
        + "\(words(proposal.width)) × \(words(proposal.height)), which is no size; its own size is taken. Usual causes: a proposal "
        + "without a width or height (nil), infinity, or a division by zero.",
      about: "\(name).sizeThatFits")
  }
  private func words(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "nil" }
}
