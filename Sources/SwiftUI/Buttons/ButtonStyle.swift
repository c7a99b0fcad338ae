/// What a button looks like.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of its button.
public struct ButtonStyleConfiguration {
  /// The label that the author gave the button.
  public struct Label {
    let content: AnyView
  }
  public let role: ButtonRole?
  public let label: Label
  /// A finger is on the button.
  public let isPressed: Bool
  /// The built-in styles show a button that is off in the colour of what can't be used.
  let isEnabled: Bool

  fileprivate var tint: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(.tertiary) }
    return role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint)
  }
}

extension ButtonStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}

/// iOS's plain button in a row of others: the label in the tint unless a `foregroundStyle` says otherwise, paler while pressed.
public struct DefaultButtonStyle: ButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundFallback(configuration.tint)
      .opacity(configuration.isPressed ? 0.2 : 1)
  }
}

/// The label as it is, paler while pressed.
public struct PlainButtonStyle: ButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// The label on a pale patch.
public struct BorderedButtonStyle: ButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundFallback(configuration.tint)
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(configuration.tint.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

/// The label in white on a patch of the tint.
public struct BorderedProminentButtonStyle: ButtonStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundFallback(AnyShapeStyle(.white))
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(configuration.tint, in: RoundedRectangle(cornerRadius: 8))
      .opacity(configuration.isPressed ? 0.7 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { PlainButtonStyle() } }
extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ButtonStyleConfiguration> {
    ErasedStyle { AnyView(DefaultButtonStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var buttonStyle: ErasedStyle<ButtonStyleConfiguration> {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    styled(\.buttonStyle, by: style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
