import AttributeGraph
import LayerTree
import UIKit

/// What views and controllers as SwiftUI views have in common: how to make, update, measure and end one.
struct PlatformRecipe<Representable> {
  let makeCoordinator: @MainActor (Representable) -> Any
  let make: @MainActor (Representable, PlatformSurroundings) -> PlatformProduct
  let update: @MainActor (Representable, PlatformProduct, PlatformSurroundings) -> Void
  let size: @MainActor (Representable, ProposedViewSize, PlatformProduct, PlatformSurroundings) -> CGSize?
  let dismantle: @MainActor (PlatformProduct, _ coordinator: Any) -> Void
}

struct PlatformProduct {
  let view: UIView
  let controller: UIViewController?
}

/// What a representable's context tells.
struct PlatformSurroundings {
  let coordinator: Any
  let transaction: Transaction
  /// Read by the running rule, which runs again when a value that was read changes.
  let readEnvironment: () -> EnvironmentValues
  var environment: EnvironmentValues { readEnvironment() }
}

/// A view of UIKit's in a hosting view: it is a subview there, and its layer lies where SwiftUI puts it.
final class PlatformViewHost: UIView {
  let product: PlatformProduct
  nonisolated(unsafe) let coordinator: Any

  init(_ product: PlatformProduct, coordinator: Any) {
    self.product = product
    self.coordinator = coordinator
    super.init(frame: .zero)
    addSubview(product.view)
  }
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    product.view.frame = bounds
  }

  /// Has the view measured again.
  nonisolated(unsafe) var onContentSizeChange: () -> Void = {}
  /// The view is being updated and measured afterwards anyway.
  nonisolated(unsafe) var isBeingUpdated = false

  override func _contentSizeDidChange(of subview: UIView) {
    if !isBeingUpdated { onContentSizeChange() }
  }

  /// False keeps fingers from the view; they do not fall through to what lies behind either.
  var isEnabled = true

  /// A finger inside is on the host at least, so that SwiftUI's gestures around hear of it even where the view takes no touches
  /// (an image view).
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == nil || isEnabled ? hit : self
  }

  /// Joins the hosting view that `layer` is in, and the controllers around.
  func join(_ layer: Layer, of hostingView: UIView) {
    if let controller = product.controller, let parent = hostingView.nearestController {
      parent.addChild(controller)
      hostingView.addForeignSubview(self, in: layer)
      controller.didMove(toParent: parent)
    } else {
      hostingView.addForeignSubview(self, in: layer)
    }
  }

  func leave() {
    product.controller?.willMove(toParent: nil)
    removeFromSuperview()
    product.controller?.removeFromParent()
  }
}

extension UIView {
  fileprivate var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
