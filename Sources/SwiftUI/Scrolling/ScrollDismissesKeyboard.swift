/// What a drag of a scroll view does to the keyboard's focus.
///
/// A keyboard is connected and covers nothing, so that there is none on the glass to be pulled away: what waits for that does nothing.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  enum Kind { case automatic, immediately, interactively, never }
  let kind: Kind

  /// As `interactively` (a choice; Apple's depends on what is around).
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  /// As soon as a drag begins, or a wheel is turned, the text field that has the focus loses it.
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  /// When fingers pull the keyboard on the glass away.
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  /// The focus stays.
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

extension View {
  /// What dragging the scroll views in this view does to the keyboard's focus.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scrollSettings) { $0.dismissal = mode }
  }
}
