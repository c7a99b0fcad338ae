/// What assistive technology is in use, and what a person has asked for.
@MainActor @preconcurrency
public enum UIAccessibility {
  public static var isVoiceOverRunning: Bool { settings.assistance.isVoiceOverOn }
  public static var isSwitchControlRunning: Bool { settings.assistance.isSwitchControlOn }
  public static var isReduceMotionEnabled: Bool { settings.reducesMotion }
  public static var shouldDifferentiateWithoutColor: Bool { settings.assistance.differentiatesWithoutColor }

  private static var settings: UserSettings { UIApplication.shared.settings }
}

/// Somebody that a test can find by a name which nobody reads.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: AnyObject {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
