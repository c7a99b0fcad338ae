import CoreGraphics
import GestureEngine

/// A sheet under moving fingers: on its own surface, or on a scroll view in it that has come to its end.
@MainActor
final class SheetDragging {
  unowned var stage: PresentationStage!
  private(set) var isActive = false
  /// The height as the fingers have it, without any band.
  private var pulled: CGFloat = 0
  /// Where it was when the fingers took it.
  private var start: CGFloat = 0

  func begin() {
    guard !isActive, stage.phase == .shown else { return }
    isActive = true
    stage.caught()
    pulled = stage.band.value(forShown: stage.height)
    start = pulled
  }

  /// The fingers have gone `step` points on, down is positive.
  func move(by step: CGFloat) {
    guard isActive, step != 0 else { return }
    pulled -= step
    stage.move(to: stage.band.shown(for: pulled))
  }

  /// - Parameter velocity: Points per second; down is positive.
  func end(velocity: CGFloat, cancelled: Bool) {
    guard isActive else { return }
    isActive = false
    stage.released(velocity: -velocity, cancelled: cancelled)
  }

  /// The sheet goes away under the fingers.
  func abandon() { isActive = false }
}

extension SheetDragging {
  /// How much of a step the sheet takes from a scroll view in it; points, down is positive.
  ///
  /// A step up grows the sheet before content scrolls, or after it where the author wants that; one that was pulled down comes back
  /// first in either case. A step down scrolls content to its beginning first.
  func share(of step: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    let range = scrollView.restingRange(.vertical), offset = scrollView.contentOffset.y
    if step > 0 { return max(0, step - max(0, offset - range.lowerBound)) }
    let largest = stage.heights.largest.height
    let top = stage.settings.scrollsFirst && offset < range.upperBound ? min(max(start, 0), largest) : largest
    return max(step, min(0, pulled - top))
  }
}

extension PresentationStage: ScrollDragSharer {
  func scrollDragBegan(in scrollView: UIScrollView) -> Bool {
    guard style == .sheet, phase == .shown else { return false }
    dragging.begin()
    return true
  }
  func takeShare(of step: CGFloat, in scrollView: UIScrollView) -> CGFloat {
    let share = dragging.share(of: step, in: scrollView)
    dragging.move(by: share)
    return share
  }
  func scrollDragEnded(in scrollView: UIScrollView, velocity: CGFloat, cancelled: Bool) -> Bool {
    guard dragging.isActive else { return false }
    // Up: while it can grow. Down: where content has no way left.
    let isAtTop = scrollView.contentOffset.y <= scrollView.restingRange(.vertical).lowerBound
    let takesFlick = velocity > 0 ? isAtTop : dragging.share(of: velocity, in: scrollView) != 0
    dragging.end(velocity: takesFlick ? velocity : 0, cancelled: cancelled)
    return takesFlick
  }
}

/// The pan recognizer of a sheet: up and down only.
final class SheetPan: UIPanGestureRecognizer {
  private weak var stage: PresentationStage?
  /// How far the fingers had gone when it last looked, in points.
  private var way: CGFloat = 0

  init(_ stage: PresentationStage) {
    self.stage = stage
    super.init(target: nil, action: nil)
  }

  override func isFarEnough(_ translation: CGPoint) -> Bool {
    abs(translation.y) >= UIPanGestureRecognizer.hysteresis && abs(translation.y) > abs(translation.x)
  }

  override func settled(in newState: RecognizerState) {
    super.settled(in: newState)
    guard let dragging = stage?.dragging else { return }
    switch newState {
    case .began:
      // The threshold moves nothing.
      way = min(max(translation(in: nil).y, -UIPanGestureRecognizer.hysteresis), UIPanGestureRecognizer.hysteresis)
      dragging.begin()
      follow(dragging)
    case .changed: follow(dragging)
    case .ended:
      follow(dragging)
      dragging.end(velocity: velocity(in: nil).y, cancelled: false)
    case .cancelled: dragging.end(velocity: 0, cancelled: true)
    case .possible, .failed: break
    }
  }

  private func follow(_ dragging: SheetDragging) {
    let translation = translation(in: nil).y
    dragging.move(by: translation - way)
    way = translation
  }
}
