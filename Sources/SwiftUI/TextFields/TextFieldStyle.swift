import CoreGraphics
import LayerTree

/// What is drawn around the text of a field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  /// `configuration` is the bare field; what is put around it is the style.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

/// The title of a field, as its style sees it: shown by the field itself while it is empty.
public struct _TextFieldStyleLabel: View {
  public var body: some View { EmptyView() }
}

/// The bare field.
public struct PlainTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// What a field looks like when nobody says anything: the bare field.
public struct DefaultTextFieldStyle: TextFieldStyle, Sendable {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A box with round corners and a thin line around it: 34 points high for body text, as `UITextField`'s.
public struct RoundedBorderTextFieldStyle: TextFieldStyle, Sendable {
  private static let border = Color(
    .scheme(light: PaintColor(red: 0, green: 0, blue: 0, alpha: 0.2), dark: PaintColor(red: 1, green: 1, blue: 1, alpha: 0.24)))

  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      // The box is the field: a finger on its rim is on the field.
      .modifier(EnvironmentModifier { $0.fieldRim = CGSize(width: 7, height: 6) })
      .padding(.horizontal, 7)
      .padding(.vertical, 6)
      .background {
        RoundedRectangle(cornerRadius: 5).fill(.background).overlay {
          RoundedRectangle(cornerRadius: 5).strokeBorder(Self.border, lineWidth: 0.5)
        }
      }
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextField where Label == _TextFieldStyleLabel {
  fileprivate static func bare(_ field: FieldDescription) -> Self {
    var view = TextField(field)
    view.isStyled = true
    return view
  }
}

private struct FieldRimKey: EnvironmentKey { static var defaultValue: CGSize { .zero } }

extension EnvironmentValues {
  /// How far around its text a field takes touches, in points to each side.
  var fieldRim: CGSize {
    get { self[FieldRimKey.self] }
    set { self[FieldRimKey.self] = newValue }
  }
}

private struct TextFieldStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<FieldDescription> { ErasedStyle { AnyView(TextField<_TextFieldStyleLabel>.bare($0)) } }
}

extension EnvironmentValues {
  var textFieldStyle: ErasedStyle<FieldDescription> {
    get { self[TextFieldStyleKey.self] }
    set { self[TextFieldStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the text fields in the view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    styled(\.textFieldStyle, by: style) { AnyView($0._body(configuration: .bare($1))) }
  }
}
