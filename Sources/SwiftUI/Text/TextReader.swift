import AttributeGraph

/// Has a rule run again when words that it has made of the time are others.
struct WordAlarm {
  private unowned(unsafe) let viewGraph: ViewGraph
  private unowned(unsafe) let subgraph: Subgraph
  private var alarm: Alarm?

  init(_ inputs: _ViewInputs) {
    viewGraph = inputs.viewGraph
    subgraph = inputs.subgraph
  }

  /// To be called in each run of the rule.
  /// - Parameter time: When the words change, in seconds of the animations' time; nil for never.
  mutating func set(at time: Double?) {
    guard let time else {
      alarm?.cancel()
      return
    }
    let alarm = alarm ?? Alarm(in: subgraph, viewGraph)
    self.alarm = alarm
    alarm.read()
    alarm.set(at: time)
  }
}

/// Reads texts for a rule that does not draw them, such as one that writes a label for assistive technology. The rule runs again when
/// the words are others: in another environment, or at another time.
struct TextReader {
  private let environment: Attribute<EnvironmentValues>
  private unowned(unsafe) let viewGraph: ViewGraph
  private var alarm: WordAlarm
  private var nextChange: Double?

  init(_ inputs: _ViewInputs) {
    environment = inputs.environment
    viewGraph = inputs.viewGraph
    alarm = WordAlarm(inputs)
  }

  /// Runs `body`, the part of the rule that reads.
  mutating func reading(_ body: (inout TextReader) -> Void) {
    nextChange = nil
    body(&self)
    alarm.set(at: nextChange)
  }

  mutating func words(of text: Text) -> String {
    // Most texts are the same in every environment, which is then no reason to run again.
    if case .string(let string) = text.content { return string }
    let words = text.plainWords(in: environment.value, at: viewGraph.now)
    if let time = words.nextChange { nextChange = min(nextChange ?? time, time) }
    return words.string
  }
}
