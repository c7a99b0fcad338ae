import CoreGraphics
import LayerTree

/// Runs the animations of an application's views. Asks for frames only as long as there are some.
@MainActor
final class ViewAnimator: FrameParticipant {
  private unowned let frames: FrameDriver
  private var views: [UIView] = []

  init(_ frames: FrameDriver) { self.frames = frames }

  var now: TimeInterval { frames.now }

  /// A view's values were changed in a block.
  func note(_ view: UIView, from old: ViewValues, in batch: AnimationBatch) {
    let animations = view.animations ?? ViewAnimations(view, self)
    animations.add(from: old, to: view.modelValues, in: batch, at: now)
    guard !animations.isEmpty else { return }
    if view.animations == nil {
      view.animations = animations
      views.append(view)
      frames.add(self)
    }
    view.present()
  }

  func drop(_ view: UIView) {
    views.removeAll { $0 === view }
    view.animations = nil
    view.present()
    if views.isEmpty { frames.remove(self) }
  }

  var needsUpdate: Bool { false }
  func update() {}
  func advanceAnimations(to time: TimeInterval) {
    var ended: [AnimationBatch] = []
    for view in views {
      guard let animations = view.animations else { continue }
      ended += animations.dropFinished(at: time)
      if animations.isEmpty { drop(view) } else { view.present() }
    }
    for batch in ended { batch.ended(isFinished: true) }
  }
  var nextWakeUp: TimeInterval? { views.isEmpty ? nil : frames.now }
  /// What goes on for ever is waited for by nobody.
  var nextWakeUpBeforeRest: TimeInterval? {
    views.allSatisfy { $0.animations?.runsForEver ?? true } ? nil : frames.now
  }
  func runAfterUpdateActions() -> Bool { false }
  var pendingWorkDescription: String {
    "animations of \(views.map { "\(type(of: $0))" }.joined(separator: ", "))"
  }
}

extension UIView {
  /// The values were changed: in a block that is an animation, for a view that is seen in a window.
  func noteAnimated(from old: @autoclosure () -> ViewValues) {
    guard let batch = AnimationBatch.current, batch.timing.end > 0, let application = window?.windowScene?.application else {
      return
    }
    application.viewAnimator.note(self, from: old(), in: batch)
  }

  /// Writes what is seen of the view, where that is not where it will be.
  func present() {
    let isMoving = animations != nil || superview?.animations?.movesOrigin == true
    guard isMoving else {
      guard backingLayer.presentation != nil else { return }
      backingLayer.presentation = nil
      storedLayer?.placeBorder(in: backingLayer, size: storedBounds.size, cornerRadius: storedLayer?.cornerRadius ?? 0)
      updateTouchability()
      for subview in subviews { subview.present() }
      return
    }
    let values = presentedValues, size = values.bounds.size
    var presentation = LayerPresentation(of: backingLayer)
    presentation.size = size
    presentation.transform = values.transform.about(CGPoint(x: size.width / 2, y: size.height / 2))
    let scroll = superview?.presentedValues.bounds.origin ?? .zero
    presentation.position = CGPoint(
      x: values.center.x - size.width / 2 - scroll.x, y: values.center.y - size.height / 2 - scroll.y)
    presentation.opacity = values.alpha
    presentation.clip = clipShape(size, cornerRadius: values.cornerRadius)
    presentation.content = content(values)
    backingLayer.presentation = presentation
    storedLayer?.placeBorder(in: backingLayer, size: size, cornerRadius: values.cornerRadius)
    updateTouchability()
    if animations?.movesOrigin == true { for subview in subviews { subview.present() } }
  }

  /// While a view is animated without `allowUserInteraction` fingers go past it.
  func updateTouchability() {
    backingLayer.allowsHitTesting = takesTouches && animations?.blocksTouches != true
  }
}
