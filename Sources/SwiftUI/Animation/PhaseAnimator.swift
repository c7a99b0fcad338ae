import AttributeGraph

/// Goes through phases, each by an animation of its own, and shows a view for each.
///
/// Without a trigger it begins when it appears and never ends. With one it goes through all phases once, back to the first,
/// whenever the trigger changes; a change on the way begins anew with the second phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: Trigger
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var steps = Steps()

  private enum Trigger: Equatable {
    case none
    /// The value, as it is compared.
    case value(AnyEquatable)
  }
  /// Where it stands. `count` goes up with each step, so that there is something to animate when two phases look the same.
  private struct Steps {
    var index = 0, count = 0
    /// Which run is under way: the steps of an older one go no further.
    var run = 0
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: .value(AnyEquatable(trigger)), content: content, animation: animation)
  }
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases: Array(phases), trigger: .none, content: content, animation: animation)
  }
  private init(
    phases: [Phase], trigger: Trigger, content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation?
  ) {
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    if !phases.isEmpty {
      content(phases[min(steps.index, phases.count - 1)])
        .modifier(Pace(step: Double(steps.count)))
        .onAppear { if trigger == .none { begin() } }
        .onDisappear { steps.run += 1 }
        .onChange(of: trigger) { begin() }
    }
  }

  private func begin() {
    steps.run += 1
    step(to: 1, run: steps.run)
  }

  private func step(to index: Int, run: Int) {
    guard phases.count > 1, steps.run == run else { return }
    let next = index % phases.count
    let isLast = next == 0 && trigger != .none
    withAnimation(animation(phases[next]) ?? Self.instantly) {
      steps.index = next
      steps.count += 1
    } completion: {
      if !isLast { step(to: next + 1, run: run) }
    }
  }

  /// A phase without an animation lasts a frame (a choice): phases that all had none would never let a frame end.
  private static var instantly: Animation { .linear(duration: 1.0 / 120) }
}

/// Something to animate, so that a step takes as long as its animation whatever the content does.
private struct Pace {
  let step: Double
}

extension Pace: PrimitiveModifier {
  nonisolated static func _makeView(
    _ modifier: _GraphValue<Self>, _ inputs: _ViewInputs, _ body: @escaping (_ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    inputs.subgraph.effect(PaceEffect(modifier: modifier, viewGraph: inputs.viewGraph, scope: inputs.transaction))
    return body(inputs)
  }
}

private struct PaceEffect: Rule {
  private let modifier: _GraphValue<Pace>
  private unowned(unsafe) let viewGraph: ViewGraph
  private let scope: TransactionScope?
  private var state = AnimatableState<Double>()

  init(modifier: _GraphValue<Pace>, viewGraph: ViewGraph, scope: TransactionScope?) {
    self.modifier = modifier
    self.viewGraph = viewGraph
    self.scope = scope
  }
  mutating func update(_ slot: Slot<Void>) -> Bool {
    _ = state.update(modifier.value.step, in: viewGraph, scope: scope)
    return false
  }
  func name() -> String { "pace of PhaseAnimator" }
}

/// A value of whatever type that can be compared.
struct AnyEquatable: Equatable {
  private let value: any Equatable
  init(_ value: any Equatable) { self.value = value }
  static func == (a: Self, b: Self) -> Bool {
    func open<Value: Equatable>(_ value: Value) -> Bool { b.value as? Value == value }
    return open(a.value)
  }
}

extension View {
  /// Goes through phases without end; `content` says what each does to the view.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier { PhaseAnimator(phases, content: { content(PlaceholderContentView(), $0) }, animation: animation) })
  }
  /// Goes through phases once whenever `trigger` changes; `content` says what each does to the view.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier {
        PhaseAnimator(phases, trigger: trigger, content: { content(PlaceholderContentView(), $0) }, animation: animation)
      })
  }
}

/// Gives the placeholders of an animator the view that is modified.
private struct PhaseModifier<Animator: View>: ViewModifier {
  let animator: () -> Animator
  func body(content: Content) -> some View { animator() }
}
