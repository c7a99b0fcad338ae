/// What a toggle looks like, and where a finger turns it.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of its toggle.
public struct ToggleStyleConfiguration {
  /// The label that the author gave the toggle.
  public struct Label {
    let content: AnyView
  }
  public let label: Label
  @Binding public var isOn: Bool
  let isEnabled: Bool

  init(label: Label, isOn: Binding<Bool>, isEnabled: Bool) {
    self.label = label
    _isOn = isOn
    self.isEnabled = isEnabled
  }
}

extension ToggleStyleConfiguration.Label: View {
  public var body: some View { content }
}

/// iOS's switch behind the label, as far away as the width allows.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  public init() { tint = nil }
  /// `tint` is the colour of a switch that is on.
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    SwitchRow(configuration: configuration, tint: tint)
  }
}

/// What a toggle looks like when nobody says anything: a switch.
public struct DefaultToggleStyle: ToggleStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { SwitchRow(configuration: configuration, tint: nil) }
}

/// A button that stays filled while it is on.
public struct ButtonToggleStyle: ToggleStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ToggleButton(configuration: configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct SwitchRow: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      Switch(isOn: configuration.$isOn, tint: tint)
    } else {
      HStack(spacing: 8) {
        configuration.label
          .foregroundStyle(configuration.isEnabled ? AnyShapeStyle(.foreground) : AnyShapeStyle(.tertiary))
          .frame(maxWidth: .infinity, alignment: .leading)
        Switch(isOn: configuration.$isOn, tint: tint)
      }
    }
  }
}

private struct ToggleButton: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    configuration.label
      .foregroundStyle(
        !configuration.isEnabled ? AnyShapeStyle(.tertiary) : configuration.isOn ? AnyShapeStyle(.white) : AnyShapeStyle(.tint)
      )
      .padding(.horizontal, 12)
      .padding(.vertical, 7)
      .background(
        configuration.isOn ? AnyShapeStyle(.tint.opacity(configuration.isEnabled ? 1 : 0.3)) : AnyShapeStyle(.clear),
        in: RoundedRectangle(cornerRadius: 8)
      )
      .opacity(isPressed ? 0.7 : 1)
      .modifier(ButtonModifier(action: { configuration.isOn.toggle() }, onPress: { isPressed = $0 }, isPartOfControl: true))
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ToggleStyleConfiguration> {
    ErasedStyle { AnyView(DefaultToggleStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var toggleStyle: ErasedStyle<ToggleStyleConfiguration> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the toggles in the view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    styled(\.toggleStyle, by: style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
