/// A text field whose text nobody reads over a shoulder: a dot for each character.
///
/// As on iOS, the first key after the field has got the focus replaces what was there, since nobody sees what would be edited.
public struct SecureField<Label: View>: View {
  private let field: FieldDescription
  @Environment(\.textFieldStyle) private var style

  fileprivate init(_ title: Text, _ text: Binding<String>, _ prompt: Text?) {
    field = FieldDescription(title: title, prompt: prompt, source: FieldSource(text), isSecure: true)
  }

  public var body: some View { style.makeBody(field) }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(Text(titleKey), text, nil) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) { self.init(Text(title), text, nil) }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) { self.init(Text(titleKey), text, prompt) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) { self.init(Text(title), text, prompt) }
  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) { self.init(label(), text, prompt) }
}
