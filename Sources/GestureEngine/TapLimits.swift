import CoreGraphics

/// The numbers of a tap; SwiftUI's and UIKit's agree on them.
public enum TapLimits {
  /// Points from where the finger landed; SwiftUI fails at exactly this distance.
  public static let distance: CGFloat = 45
  /// Seconds a finger may stay down; fails at exactly this duration.
  public static let duration: TimeInterval = 0.75
  /// Seconds between the taps of a multiple tap.
  public static let delay: TimeInterval = 0.35
}
