/// When content may be pulled beyond its edges.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind

  /// As `always`, for a `ScrollView` along its axes.
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  /// Even where all content is visible.
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Where content is larger than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

extension View {
  /// When the content of the scroll views in this view may be pulled beyond its edges, along some axes.
  nonisolated public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    transformEnvironment(\.scrollSettings) { $0.bounce.set(behavior, on: axes) }
  }
}
