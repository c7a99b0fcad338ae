/// Where a view is on its way through the visible part of a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable, BitwiseCopyable {
  /// Before it: above a vertical scroll view, at the leading side of a horizontal one.
  case topLeading
  /// In it.
  case identity
  /// Behind it.
  case bottomTrailing

  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 in, 1 behind the visible part.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
