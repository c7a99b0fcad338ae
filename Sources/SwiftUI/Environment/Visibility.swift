/// Whether a part of a view is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The view decides.
  case automatic
  case visible, hidden
}
