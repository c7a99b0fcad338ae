import AttributeGraph
import Combine

/// Runs an action for each value of a publisher while a view is there.
struct OnReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension OnReceiveModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let receiver = Receiver<P.Output>(inputs.viewGraph)
    inputs.subgraph.effect(OnReceiveEffect(modifier: modifier, receiver: receiver, viewGraph: inputs.viewGraph))
    inputs.subgraph.onEnd { receiver.end() }
    return body(inputs)
  }
}

/// Brings values to the main thread and behind the update that is under way.
private final class Receiver<Value> {
  var action: (Value) -> Void = { _ in }
  private var cancellable: AnyCancellable?
  private var isOver = false
  private weak var viewGraph: ViewGraph?
  init(_ viewGraph: ViewGraph) { self.viewGraph = viewGraph }

  func subscribe<P: Publisher>(to publisher: P) where P.Output == Value, P.Failure == Never {
    guard !isOver else { return }
    cancellable = publisher.sink { [weak self] in self?.take($0) }
  }
  private func take(_ value: Value) {
    guard let viewGraph else { return }
    guard MainThread.isCurrent else {
      let box = UncheckedBox((self, value))
      return viewGraph.threadedWrites.append { box.value.0.run(box.value.1) }
    }
    if viewGraph.graph.isUpdating { viewGraph.afterUpdate { self.run(value) } } else { run(value) }
  }
  private func run(_ value: Value) {
    guard !isOver else { return }
    ActionContext.with({ "onReceive" }) { action(value) }
  }
  func end() {
    isOver = true
    cancellable = nil
  }
}

private struct OnReceiveEffect<P: Publisher>: Rule where P.Failure == Never {
  private let modifier: _GraphValue<OnReceiveModifier<P>>
  private let receiver: Receiver<P.Output>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let plan = TypePlan.of(P.self)
  private var publisher: P?

  init(modifier: _GraphValue<OnReceiveModifier<P>>, receiver: Receiver<P.Output>, viewGraph: ViewGraph) {
    self.modifier = modifier
    self.receiver = receiver
    self.viewGraph = viewGraph
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    receiver.action = modifier.action
    if let publisher, plan.areSame(publisher, modifier.publisher) { return false }
    publisher = modifier.publisher
    let receiver = receiver
    viewGraph.afterUpdate { receiver.subscribe(to: modifier.publisher) }
    return false
  }
  func name() -> String { "onReceive" }
}

extension View {
  /// Runs `action` on the main thread for each value of `publisher`, from when the view has come until it goes.
  ///
  /// A view that is updated with another publisher leaves the former one for it. Publishers made of closures in a `body` count as
  /// another one each time.
  nonisolated public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never {
    modifier(OnReceiveModifier(publisher: publisher, action: action))
  }
}
