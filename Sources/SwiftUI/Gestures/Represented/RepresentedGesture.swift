import GestureEngine
import UIKit

/// A represented recognizer at work on one view.
@MainActor
final class RepresentedGesture<Representable: UIGestureRecognizerRepresentable>: NSObject {
  let recognizer: Representable.UIGestureRecognizerType
  private var value: Representable
  private let context: UIGestureRecognizerRepresentableContext<Representable>
  private let place: ViewGestureContext

  init(_ value: Representable, at place: ViewGestureContext) {
    self.value = value
    self.place = place
    let link = WeakRecognizer()
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place, link)
    context = UIGestureRecognizerRepresentableContext(
      coordinator: value.makeCoordinator(converter: converter), converter: converter)
    recognizer = value.makeUIGestureRecognizer(context: context)
    link.value = recognizer
    super.init()
    recognizer.addTarget(self, action: Selector("handle:", RepresentedGesture.handle(_:)))
  }

  func update(to new: Representable) {
    value = new
    new.updateUIGestureRecognizer(recognizer, context: context)
  }

  /// What goes into the arena. `view` is who it is on, for UIKit.
  func attached(to view: UIView?) -> Recognizer { recognizer.attach(in: view) }

  func handle(_ sender: UIGestureRecognizer) {
    ActionContext.with({ "\(Representable.self)" }) {
      value.handleUIGestureRecognizerAction(recognizer, context: context)
    }
  }
}
