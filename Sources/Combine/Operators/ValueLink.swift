/// An operator that looks at one value at a time: it changes it, drops it or ends.
final class ValueLink<Input, Failure: Error, Downstream: Subscriber>: Link<Input, Failure, Downstream>
where Downstream.Failure == Failure {
  enum Answer {
    case value(Downstream.Input)
    case dropped
    case stop(Subscribers.Completion<Failure>)
    case lastValue(Downstream.Input)
  }
  private let answer: (Input) -> Answer

  init(_ downstream: Downstream, _ answer: @escaping (Input) -> Answer) {
    self.answer = answer
    super.init(downstream)
  }

  override func next(_ input: Input) -> Subscribers.Demand {
    switch answer(input) {
    case .value(let value): return downstream.receive(value)
    // In place of a value that was asked for and is not handed on.
    case .dropped: return .max(1)
    case .stop(let completion): stop(completion)
    case .lastValue(let value):
      _ = downstream.receive(value)
      stop(.finished)
    }
    return .none
  }
  override func finish(_ completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
