import CoreGraphics

/// One instance of the application's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether the scene is seen and touched. Source that switches over it finds all of iOS's cases; a scene here is one of the two in the
  /// foreground, as there is nothing that could put it behind.
  public enum ActivationState: Int, Sendable {
    /// Never here: a scene is connected from its beginning to the end of the application.
    case unattached = -1
    /// Seen and touched.
    case foregroundActive
    /// Seen, while something of the system's lies in front and takes the touches.
    case foregroundInactive
    /// Never here: nothing takes the application off the screen.
    case background
  }
  public internal(set) var activationState: ActivationState = .foregroundActive
  /// What the scene is called where windows are told apart, as over its window; empty, and nil, for no name of its own.
  public var title: String! = "" {
    didSet { if title == nil { title = "" } }
  }

  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

  open override var next: UIResponder? { UIApplication.shared }
}
