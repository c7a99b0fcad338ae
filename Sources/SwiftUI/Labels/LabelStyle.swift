/// How the title and the picture of a label stand together.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of its label.
public struct LabelStyleConfiguration {
  public struct Title {
    let content: AnyView
    /// The content, where it is nothing but a text.
    let text: Text?
  }
  public struct Icon {
    let content: AnyView
  }
  public let title: Title
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}
extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}

/// The picture before the title, on the baseline of its first line; 8 points apart (by eye).
public struct TitleAndIconLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 8) {
      // The title says it all to those who listen.
      configuration.icon.accessibilityHidden(true)
      configuration.title
    }
  }
}

/// What a label looks like when nobody says anything: picture and title.
public struct DefaultLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

public struct TitleOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The picture alone; those who listen hear the title.
public struct IconOnlyLabelStyle: LabelStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if let text = configuration.title.text {
      configuration.icon.accessibilityLabel(text)
    } else {
      configuration.icon.accessibilityRepresentation { configuration.title }
    }
  }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { DefaultLabelStyle() } }
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<LabelStyleConfiguration> {
    ErasedStyle { AnyView(DefaultLabelStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var labelStyle: ErasedStyle<LabelStyleConfiguration> {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// What is shown of the labels in the view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    styled(\.labelStyle, by: style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
