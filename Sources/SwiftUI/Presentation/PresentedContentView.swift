import LayerTree
import UIKit

/// Holds the layers of SwiftUI's presented content, and is the superview of UIKit's views in it.
final class PresentedContentView: UIView {
  init(content: Layer) {
    super.init(frame: .zero)
    backingLayer.addChild(content)
  }
  required init?(coder: NSCoder) { nil }
}
