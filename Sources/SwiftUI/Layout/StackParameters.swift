/// What the author says of a stack.
struct StackParameters: Equatable {
  let alignment: AlignmentKey
  let spacing: CGFloat?
}

func makeStack(
  _ name: String, _ axis: Axis, _ parameters: _GraphValue<StackParameters>, _ inputs: _ViewInputs,
  content: (_ListInputs) -> _ListOutputs
) -> _ViewOutputs {
  let parameters = inputs.subgraph.rule(Narrowed(value: parameters))
  let computer = StackComputer(axis: axis, alignment: VerticalAlignment.center.key)
  return makeContainer(name, inputs, computer) {
    let parameters = parameters.value
    $0.alignment = parameters.alignment
    $0.spacing = parameters.spacing.map { OddNumbers.finite($0, "\(name)(spacing:)", or: 0) }
  } content: {
    content($0)
  }
}
