import CoreGraphics
import LayerTree
import UIKit

/// The scroll view of UIKit's in a `ScrollView`: so physics, the order of events and the delivery of touches are the same.
final class HostedScrollView: UIScrollView {
  weak var core: ScrollCore?
  let contentView: ScrolledContentView
  /// Content has been put where it lies at first.
  var hasBeenPlaced = false
  var isRightToLeft = false
  /// What was left for the content when sizes were taken last; nil: never.
  var room: CGSize?
  /// Where an animated scroll is on its way to: rows that are made on the way may lie elsewhere than was thought.
  var aim: ScrollAim?
  /// The offset when fingers began to move it.
  private var dragStart = CGPoint.zero
  private(set) var phase = ScrollPhase.idle

  init(content: Layer) {
    contentView = ScrolledContentView(content: content)
    super.init(frame: .zero)
    // The room for what covers the sides is worked out by SwiftUI's layout.
    contentInsetAdjustmentBehavior = .never
    addSubview(contentView)
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  /// A finger that catches moving content is for the scroll view alone: no button or gesture in the content hears of it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view != nil && isDecelerating ? self : view
  }

  override func _restingOffset(_ offset: CGPoint) -> CGPoint {
    core?.restingOffset(offset, from: offset, velocity: .zero) ?? offset
  }

  func leave() {
    delegate = nil
    core = nil
    removeFromSuperview()
  }

  override func _trackingDidChange(_ isTracking: Bool) {
    if isTracking {
      if phase != .interacting { enter(.tracking) }
    } else if phase == .tracking {
      enter(.idle)
    }
  }

  func beginProgrammaticScroll(animated: Bool) {
    if isDecelerating { enter(.idle) }
    if animated { enter(.animating) }
  }

  private func enter(_ new: ScrollPhase, velocity: CGPoint? = nil) {
    guard new != phase else { return }
    let old = phase
    phase = new
    if new == .idle { core?.restChanged() } else { core?.rest = nil }
    core?.phaseChanged(from: old, to: new, velocity: velocity.map { CGVector(dx: $0.x, dy: $0.y) })
  }
}

extension HostedScrollView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    // A write to the offset ends what moved it in silence.
    if phase == .decelerating && !isDecelerating { enter(.idle) }
    core?.didScroll(to: contentOffset, byUser: isDragging || isDecelerating)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    aim = nil
    core?.settling = nil
    dragStart = contentOffset
    enter(.interacting)
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let perSecond = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
    if let target = core?.restingOffset(targetContentOffset.pointee, from: dragStart, velocity: perSecond) {
      targetContentOffset.pointee = target
    }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { if !decelerate { enter(.idle) } }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { enter(.decelerating) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { enter(.idle) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if let aim {
      self.aim = nil
      core?.scroll(to: aim, animated: false)
    }
    enter(.idle)
  }
}

/// Holds the layers of SwiftUI's content and moves with the offset. It is the superview of views of UIKit's in the content.
final class ScrolledContentView: UIView {
  init(content: Layer) {
    super.init(frame: .zero)
    backingLayer.addChild(content)
  }
  required init?(coder: NSCoder) { nil }

  /// What content draws outside its frame takes touches too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}
