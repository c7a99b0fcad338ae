import CoreGraphics

/// One instance of the application's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public internal(set) var activationState: ActivationState = .foregroundActive

  public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

  open override var next: UIResponder? { UIApplication.shared }
}
