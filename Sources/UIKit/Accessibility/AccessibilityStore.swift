import CoreGraphics

/// What an app has said of a view to assistive technology; few views have one.
struct AccessibilityStore {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var traits: UIAccessibilityTraits?
  var hidesElements = false
  var isModal = false
  /// On the screen.
  var activationPoint: CGPoint?
  var customActions: [UIAccessibilityCustomAction]?
}
