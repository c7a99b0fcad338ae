import CoreGraphics
import LayerTree

/// What a progress view looks like.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of its progress view.
public struct ProgressViewStyleConfiguration {
  public struct Label {
    let content: AnyView
  }
  public struct CurrentValueLabel {
    let content: AnyView
  }
  /// From 0 to 1; nil while nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  public var body: some View { content }
}
extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  public var body: some View { content }
}

/// A bar where it is known how far, a spinner elsewhere.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      SpinnerWithLabel(configuration: configuration)
    } else {
      ProgressBarWithLabels(configuration: configuration)
    }
  }
}

/// A bar of 4 points; without a value it is empty (a choice).
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressBarWithLabels(configuration: configuration) }
}

/// iOS's spinner, with a value too, as on iOS.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { SpinnerWithLabel(configuration: configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct SpinnerWithLabel: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if let label = configuration.label, !hidesLabels {
      VStack(spacing: 6) {
        Spinner()
        label.font(.subheadline).foregroundStyle(.secondary)
      }
    } else {
      Spinner()
    }
  }
}

private struct ProgressBarWithLabels: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  private static let track = Color(
    .scheme(light: PaintColor(hex: 0x787880, alpha: 0.2), dark: PaintColor(hex: 0x787880, alpha: 0.36)))

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if let label = configuration.label, !hidesLabels { label }
      ZStack {
        Capsule().fill(Self.track)
        ProgressBar(fraction: configuration.fractionCompleted ?? 0).fill(.tint)
      }
      .frame(height: 4)
      if let label = configuration.currentValueLabel, !hidesLabels { label.font(.caption).foregroundStyle(.secondary) }
    }
  }
}

/// The part of a bar that is done, from the leading end.
private struct ProgressBar: Shape {
  var fraction: Double
  var animatableData: Double {
    get { fraction }
    set { fraction = newValue }
  }
  func path(in rect: CGRect) -> Path {
    let width = rect.width * min(max(fraction, 0), 1)
    guard width > 0 else { return Path() }
    // Shorter than it is high, it is still round.
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height),
      cornerRadius: min(width, rect.height) / 2)
  }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: ErasedStyle<ProgressViewStyleConfiguration> {
    ErasedStyle { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  var progressViewStyle: ErasedStyle<ProgressViewStyleConfiguration> {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// The look of the progress views in the view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    styled(\.progressViewStyle, by: style) { AnyView($0.makeBody(configuration: $1)) }
  }
}
