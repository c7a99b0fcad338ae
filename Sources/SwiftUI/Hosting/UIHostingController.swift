import UIKit

/// Shows SwiftUI views as a view controller.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  private let host: _UIHostingView<Content>

  public init(rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    host.backgroundColor = .systemBackground
  }
  /// For a subclass's `init?(coder:)`, as iOS source has it. Nothing is archived here, so all of it is `rootView`.
  public init?(coder: NSCoder, rootView: Content) {
    host = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    host.backgroundColor = .systemBackground
  }
  /// Always nil: nothing is archived here.
  public required init?(coder: NSCoder) { nil }

  public var rootView: Content {
    get { host.rootView }
    set { host.rootView = newValue }
  }
  open override func loadView() { view = host }

  /// Which of the things that cover the screen the views are told of. Without `container` they are laid out, and measured for
  /// constraints, as if nothing covered the view.
  public var safeAreaRegions: SafeAreaRegions {
    get { host.safeAreaRegions }
    set { host.safeAreaRegions = newValue }
  }

  /// Which sizes follow what the views show.
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { host.followsContent ? .intrinsicContentSize : [] }
    set { host.followsContent = newValue.contains(.intrinsicContentSize) }
  }

  /// The size that the views take of what they are offered, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }
}
