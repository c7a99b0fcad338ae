import CoreGraphics

/// One instance of the application's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
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
