import UIKit

/// Shows SwiftUI views as a view controller.
@MainActor
open class UIHostingController<Content: View>: UIViewController {
  private let host: _UIHostingView<Content>

  public init(rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init()
    host.backgroundColor = .systemBackground
  }
  /// Always nil: nothing is archived here.
  public required init?(coder: NSCoder) { nil }

  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }
  open override func loadView() { view = host }

  /// The size that the views take of what they are offered, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}
