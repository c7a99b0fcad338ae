import UIKit

/// A `UIGestureRecognizer` as a gesture of a SwiftUI view; `gesture(_:)` attaches it.
///
/// The recognizer is made once, when the view comes, and then updated, again whenever the value, a dynamic property of it, or what the
/// update read has changed. It meets the gestures around it as UIKit's recognizers do: whoever begins first, with failure requirements
/// and its delegate's answers. Its `view` is the view of UIKit's around.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  /// Called for each action of the recognizer: when it begins, changes and ends, or recognizes at once.
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Made before the recognizer, and kept as long as it.
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { () }
}

/// What a represented recognizer is told.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
  public let coordinator: Representable.Coordinator
  /// From the recognizer's places to those of the SwiftUI view.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}
