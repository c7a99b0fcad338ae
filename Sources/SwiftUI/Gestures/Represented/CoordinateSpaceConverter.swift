import CoreGraphics
import UIKit

/// Says where a represented recognizer is, in the spaces of the SwiftUI view that it is attached to.
///
/// Points are of the view's space (`.local`), the window's (`.global`) or of a named space around the view. A movement is turned and
/// scaled as the view is. Before the recognizer is made, everything is at the origin and nothing moves.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  private let place: ViewGestureContext
  private let recognizer: WeakRecognizer

  init(_ place: ViewGestureContext, _ recognizer: WeakRecognizer) {
    self.place = place
    self.recognizer = recognizer
  }

  /// Where the recognizer is in the view.
  public var localLocation: CGPoint { location(in: .local) }
  /// How far it has moved in the view; nil for a recognizer that tells no translation.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// How fast it moves in the view, in points per second; nil for a recognizer that tells no velocity.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
    guard recognizer.value != nil else { return .zero }
    return convert(globalPoint: globalLocation, to: coordinateSpace)
  }
  public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { movement($0.translation(in: nil), in: coordinateSpace) }
  }
  public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? {
    pan.map { movement($0.velocity(in: nil), in: coordinateSpace) }
  }

  /// A point of the window in a space of the view, or of one around it.
  public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
    place.convert(globalPoint, to: coordinateSpace.coordinateSpace)
  }

  private var pan: UIPanGestureRecognizer? { recognizer.value as? UIPanGestureRecognizer }
  private var globalLocation: CGPoint { recognizer.value?.location(in: nil) ?? .zero }

  private func movement(_ way: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
    let end = globalLocation
    let from = convert(globalPoint: CGPoint(x: end.x - way.x, y: end.y - way.y), to: space)
    let to = convert(globalPoint: end, to: space)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}

/// The recognizer that a converter speaks of, once it is made.
final class WeakRecognizer {
  weak var value: UIGestureRecognizer?
}
