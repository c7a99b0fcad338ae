import Foundation

/// A line of text that is edited, or several when its axis is vertical.
///
/// A tap gives it the keyboard's focus and places the caret; typed text is written to the binding with each key. A field always
/// shows what its binding says, also when the binding refuses what was typed (a choice); the caret stays inside. The return key
/// runs the `onSubmit` actions around the field and gives the focus up, unless one of them has moved it; in a vertical field it
/// begins a new line.
public struct TextField<Label: View>: View {
  var field: FieldDescription
  /// The style has been asked already: this is what it decorates.
  var isStyled = false
  @Environment(\.textFieldStyle) private var style

  init(_ field: FieldDescription) { self.field = field }

  public var body: some View {
    if isStyled {
      FieldCore(field: field, shown: field.source.read())
    } else {
      style.makeBody(field)
    }
  }
}

/// What a field is for, whoever draws around it.
struct FieldDescription {
  var title: Text
  var prompt: Text?
  var source: FieldSource
  var axis = Axis.horizontal
  /// Shows dots.
  var isSecure = false
}

/// Where the text of a field comes from and goes to.
struct FieldSource {
  /// The text as the app has it now.
  let read: () -> String
  /// Takes an edited text.
  let write: (String) -> Void
  /// The app's text is another way to write the same thing: what is typed stays as it is until the field is left.
  var keepsTypedText = false

  init(_ binding: Binding<String>) {
    read = { binding.wrappedValue }
    write = { binding.wrappedValue = $0 }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    read = { format.format(value.wrappedValue) }
    write = { if let parsed = try? format.parseStrategy.parse($0) { value.wrappedValue = parsed } }
    keepsTypedText = true
  }
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F) where F.FormatOutput == String {
    read = { value.wrappedValue.map(format.format) ?? "" }
    write = { value.wrappedValue = try? format.parseStrategy.parse($0) }
    keepsTypedText = true
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(FieldDescription(title: Text(titleKey), source: FieldSource(text)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(FieldDescription(title: Text(title), source: FieldSource(text)))
  }

  /// `prompt` is shown in place of the title while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(FieldDescription(title: Text(titleKey), prompt: prompt, source: FieldSource(text)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(FieldDescription(title: Text(title), prompt: prompt, source: FieldSource(text)))
  }

  public init(text: Binding<String>, prompt: Text? = nil, label: () -> Text) {
    self.init(FieldDescription(title: label(), prompt: prompt, source: FieldSource(text)))
  }

  /// With a vertical axis the field grows with its text, up to the `lineLimit` around it; more lines scroll.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(FieldDescription(title: Text(titleKey), prompt: prompt, source: FieldSource(text), axis: axis))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
    self.init(FieldDescription(title: Text(title), prompt: prompt, source: FieldSource(text), axis: axis))
  }
  public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, label: () -> Text) {
    self.init(FieldDescription(title: label(), prompt: prompt, source: FieldSource(text), axis: axis))
  }
}

/// Fields of values: what is typed is written as soon as it can be read, and put into the format's words when the field is left.
extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldDescription(title: Text(titleKey), prompt: prompt, source: FieldSource(value, format)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldDescription(title: Text(title), prompt: prompt, source: FieldSource(value, format)))
  }
  /// What can't be read is nil.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldDescription(title: Text(titleKey), prompt: prompt, source: FieldSource(value, format)))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldDescription(title: Text(title), prompt: prompt, source: FieldSource(value, format)))
  }
}
