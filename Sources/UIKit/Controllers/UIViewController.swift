import CoreGraphics

/// Owns a view and hears when it loads, appears, is laid out and disappears.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public override init() { super.init() }
  /// Nib files do not exist here; the arguments are those of iOS and must be nil.
  public init(nibName: String?, bundle: Bundle?) {
    precondition(nibName == nil, "no nib can be loaded here: \(nibName ?? "") was asked for; make the view in loadView()")
    super.init()
  }
  /// Always nil: nothing is archived outside Xcode. Subclasses written for iOS must have it.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  private var storedView: UIView?

  /// Loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.controller = nil
      storedView = newValue
      newValue?.controller = self
    }
  }
  public var viewIfLoaded: UIView? { storedView }
  public var isViewLoaded: Bool { storedView != nil }

  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "\(type(of: self)).loadView() must set `view`")
    viewDidLoad()
  }

  /// Makes `view`. The base class makes an empty one; an override sets `view` and does not call super.
  open func loadView() { view = UIView(frame: UIApplication.shared.windowScenes.first?.screen.bounds ?? .zero) }
  open func viewDidLoad() {}

  // MARK: Appearance

  /// From `viewDidAppear` to `viewWillDisappear`.
  var appearance = Appearance.absent
  /// Since the last `viewWillAppear`.
  var isAppearingWasTold = false

  open func viewWillAppear(_ animated: Bool) {}
  /// Between `viewWillAppear` and `viewDidAppear`: the view is in its window and has its size and traits; its layout comes next.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout and surroundings

  /// Called in the place of the view's `updateConstraints`, which the base class calls.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// Whether the margins of `view` are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsDidChange() } }
  }
  /// Added to the safe area of `view`. What is not finite is refused with a line on the console.
  open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
    didSet {
      let new = additionalSafeAreaInsets
      guard new != oldValue else { return }
      guard accepts(new.top, new.left, new.bottom, new.right, as: "additionalSafeAreaInsets", keeping: oldValue) else {
        return additionalSafeAreaInsets = oldValue
      }
      viewIfLoaded?.updateSafeArea()
    }
  }
  /// The view's, once it is loaded; else the surroundings'.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the controller's view and all below it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { viewIfLoaded?.updateTraits() } }

  // MARK: Presentation

  var presentation: ControllerPresentation?
  weak var presentedBy: UIViewController?
  var presentingState = PresentingState()

  // MARK: Containment

  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview }
}
