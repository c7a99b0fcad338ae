/// What can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
}

private struct SubmitActionsKey: EnvironmentKey { static var defaultValue: [() -> Void] { [] } }

extension EnvironmentValues {
  /// What the return key in a text field runs, innermost first.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs `action` when a text field in the view is submitted, after those written further inside.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(EnvironmentModifier { if triggers.contains(.text) { $0.submitActions.insert(action, at: 0) } })
  }

  /// Keeps submissions of the fields in the view from the `onSubmit` actions around it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isBlocking { $0.submitActions = [] } })
  }
}
