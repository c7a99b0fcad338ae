import AttributeGraph

/// Runs an asynchronous action while a view is there.
struct TaskModifier<ID: Equatable> {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
}

extension TaskModifier: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let running = RunningTask()
    inputs.subgraph.effect(TaskEffect(modifier: modifier, running: running, inputs: inputs))
    inputs.subgraph.onEnd { running.end() }
    return body(inputs)
  }
}

private final class RunningTask {
  private var task: Task<Void, Never>?
  /// The view is gone: what was to begin after the update does not begin any more.
  private var isOver = false

  func begin(priority: TaskPriority, _ action: @escaping @Sendable () async -> Void) {
    guard !isOver else { return }
    task?.cancel()
    task = Task(priority: priority) { await action() }
  }
  /// Until the next `begin`.
  func pause() { task?.cancel() }
  func end() {
    isOver = true
    task?.cancel()
  }
}

private struct TaskEffect<ID: Equatable>: Rule {
  let modifier: _GraphValue<TaskModifier<ID>>
  let running: RunningTask
  private unowned(unsafe) let viewGraph: ViewGraph
  private let isShown: Attribute<Bool>?
  private var id: ID?

  init(modifier: _GraphValue<TaskModifier<ID>>, running: RunningTask, inputs: _ViewInputs) {
    self.modifier = modifier
    self.running = running
    viewGraph = inputs.viewGraph
    isShown = inputs.isShown
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    let modifier = modifier.value
    guard isShown?.value ?? true else {
      running.pause()
      id = nil
      return false
    }
    guard id != modifier.id else { return false }
    id = modifier.id
    let running = running
    viewGraph.afterUpdate { running.begin(priority: modifier.priority, modifier.action) }
    return false
  }
  func name() -> String { "task" }
}

extension View {
  /// Begins `action` when the view has come, and cancels it when the view goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }
  /// Begins anew, cancelling what runs, whenever `id` changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
