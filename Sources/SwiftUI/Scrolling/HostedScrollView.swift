import CoreGraphics
import LayerTree
import UIKit

/// The scroll view of UIKit's in a `ScrollView`: so physics, the order of events and the delivery of touches are the same.
final class HostedScrollView: UIScrollView {
  weak var core: ScrollCore?
  let contentView: ScrolledContentView
  /// Content has been put where it lies at first.
  var hasBeenPlaced = false

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

  func leave() {
    delegate = nil
    core = nil
    removeFromSuperview()
  }
}

extension HostedScrollView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { core?.didScroll(to: contentOffset) }
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
