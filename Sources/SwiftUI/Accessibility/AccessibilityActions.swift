import LayerTree

/// What assistive technology asks to be done.
public struct AccessibilityActionKind: Equatable, Sendable {
  private enum Kind: Equatable {
    case plain(SemanticsAction.Kind)
    case named(Text)
  }
  private let kind: Kind
  private init(_ kind: SemanticsAction.Kind) { self.kind = .plain(kind) }

  /// The kind with its name in words.
  func read(by reader: inout TextReader) -> SemanticsAction.Kind {
    switch kind {
    case .plain(let kind): kind
    case .named(let name): .named(reader.words(of: name))
    }
  }

  /// A double tap in VoiceOver.
  public static let `default` = AccessibilityActionKind(.activate)
  /// Away from here: a scrub with two fingers.
  public static let escape = AccessibilityActionKind(.escape)
  /// The most important thing: a double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(.magicTap)
  public init(named name: Text) { kind = .named(name) }
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

extension View {
  /// What assistive technology has done in place of a touch, or besides. Written later for the same kind, it counts before the
  /// earlier.
  nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    describedInWords { _, details, reader in details.actions = [.named(actionKind.read(by: &reader), handler)] }
  }
  /// A custom action, offered by its name.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }
  @_disfavoredOverload
  nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
  /// A custom action, offered by what `label` reads.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions { AccessibilityActionButton(action: action, label: label) }
  }

  /// Custom actions: each button in `content` is one, named by what it reads. The buttons are never drawn.
  nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    holding(.actions, content())
  }

  /// The view has a value that goes up and down in steps.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    described { _, details in
      details.addedTraits = .adjustable
      details.adjust = { isUp in
        ActionContext.with({ "accessibilityAdjustableAction" }) { handler(isUp ? .increment : .decrement) }
      }
    }
  }

  /// The view scrolls by pages when assistive technology asks for it; `handler` is told towards which edge.
  nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    described { _, details in
      details.scroll = { edge in ActionContext.with({ "accessibilityScrollAction" }) { handler(Edge(edge)) } }
    }
  }
}

private struct AccessibilityActionButton<Label: View>: View {
  let action: @MainActor () -> Void
  let label: Label
  var body: some View { Button(action: action) { label } }
}

extension SemanticsAction {
  /// `handler`, known by the action's name to those who ask what caused an update.
  static func named(_ kind: Kind, _ handler: @escaping () -> Void) -> SemanticsAction {
    SemanticsAction(kind) {
      ActionContext.with({
        if case .named(let name) = kind { "accessibilityAction \"\(name)\"" } else { "accessibilityAction \(kind)" }
      }) {
        handler()
      }
    }
  }
}

extension Edge {
  fileprivate init(_ edge: SemanticsEdge) {
    switch edge {
    case .top: self = .top
    case .leading: self = .leading
    case .bottom: self = .bottom
    case .trailing: self = .trailing
    }
  }
}
