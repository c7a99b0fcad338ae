/// Whether the bars of a scroll view that say where its content is are shown while it moves.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private enum Kind { case automatic, visible, hidden, never }
  private let kind: Kind

  /// Shown, as far as the scroll view itself does not say otherwise.
  public static let automatic = ScrollIndicatorVisibility(kind: .automatic)
  public static let visible = ScrollIndicatorVisibility(kind: .visible)
  public static let hidden = ScrollIndicatorVisibility(kind: .hidden)
  /// As `hidden`; macOS tells them apart.
  public static let never = ScrollIndicatorVisibility(kind: .never)

  var isVisible: Bool { kind == .automatic || kind == .visible }
}

extension View {
  /// Whether the indicators of the scroll views in this view are seen, along some axes.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.indicators.set(visibility, on: axes) }
  }
  /// True keeps fingers from moving the content of the scroll views in this view. What is written to their position still moves it.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollSettings) { if disabled { $0.isEnabled = false } }
  }
  /// True draws content outside the frame of the scroll view too. Touches are taken inside it alone.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
  }
}
