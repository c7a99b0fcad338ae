import CoreGraphics
import UIKit

/// Views whose frames are wanted from constraints, as subviews of `parent`.
@MainActor
func constrained(_ count: Int, in parent: UIView) -> [UIView] {
  (0..<count).map { index in
    let view = UIView()
    view.accessibilityIdentifier = "view-\(index)"
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }
}

/// A view with content of a certain size.
final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }
  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { content }
}

extension UIView {
  /// Constraints of all edges to those of the superview.
  @MainActor
  func pinned(_ inset: CGFloat = 0) -> [NSLayoutConstraint] {
    guard let superview else { return [] }
    return [
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ]
  }
}
