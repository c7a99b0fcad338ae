import CoreGraphics

/// Owns a view and hears when it loads, appears, is laid out and disappears.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Nib files do not exist here; the arguments are those of iOS, and the name must be nil.
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
  open var viewIfLoaded: UIView? { storedView }
  open var isViewLoaded: Bool { storedView != nil }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    precondition(storedView != nil, "\(type(of: self)).loadView() must set `view`")
    viewDidLoad()
  }

  /// Makes `view`. The base class makes an empty one; an override sets `view` and does not call super.
  open func loadView() { view = UIView(frame: UIApplication.shared.windowScenes.first?.screen.bounds ?? .zero) }
  open func viewDidLoad() {}

  // MARK: Appearance

  var appearance = Appearance()

  // `animated`: it comes or goes in a presentation that moves. After `viewWillAppear` comes `viewDidAppear` when it has arrived.
  open func viewWillAppear(_ animated: Bool) {}
  /// Between `viewWillAppear` and `viewDidAppear`: the view is in its window and has its size and traits; its layout comes next.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  /// In the appearance calls: the controller itself is on its way up in a presentation, or down.
  open var isBeingPresented: Bool { appearance.isBeingPresented }
  open var isBeingDismissed: Bool { appearance.isBeingDismissed }
  /// In the appearance calls: it has just been added to a parent, or is being taken from it.
  open var isMovingToParent: Bool { appearance.isMovingToParent }
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// False: children hear of their appearance only when `beginAppearanceTransition` and `endAppearanceTransition` are called on them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// The child is about to come or go, in a transition of a container's own: its `viewWill…` is called now, and its `viewDid…` by
  /// `endAppearanceTransition()`, whatever its view does in between.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.leadingTransition = Appearance.Transition(isAnimated: animated)
    beginTransition(isAppearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() {
    endTransition()
    appearance.leadingTransition = nil
  }

  /// The window is about to have another size, or to be turned. The base class tells the children, with the same size; an override calls
  /// super. A sheet's controller is not told (a choice): its height is its detent's.
  ///
  /// What is handed to `coordinator.animate` runs when the views have their new sizes, and its completion when they are laid out.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

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

  /// The one that this controller, or one around it, presents.
  open var presentedViewController: UIViewController? { presentation?.presented ?? parent?.presentedViewController }
  /// The one who presents this controller, or one around it.
  open var presentingViewController: UIViewController? { presentedBy ?? parent?.presentingViewController }
  /// Fingers can't take the controller's sheet away.
  open var isModalInPresentation: Bool {
    get { presentingState.isModal }
    set {
      presentingState.isModal = newValue
      presentedBy?.presentation?.takeSettings()
    }
  }
  /// How the controller is presented; to be set before.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentingState.style }
    set { presentingState.style = newValue }
  }
  /// What its presentation is like; nil for one that covers the window.
  open var sheetPresentationController: UISheetPresentationController? { sheetOfStyle }
  open var presentationController: UIPresentationController? { sheetPresentationController ?? coverController }

  /// Presents `viewControllerToPresent` over the window; `completion` runs when it is up and has appeared.
  ///
  /// The outermost controller around this one presents, as on iOS. One that is in no window, or presents already, does not, and a line
  /// on the console says so.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    if let parent { return parent.present(viewControllerToPresent, animated: flag, completion: completion) }
    raise(viewControllerToPresent, animated: flag, completion)
  }
  /// Dismisses what the controller presents, or else the controller itself; `completion` runs when it is gone.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presentation { return presentation.end(animated: flag, completion: completion) }
    if let presentation = presentedBy?.presentation { return presentation.end(animated: flag, completion: completion) }
    if let parent { return parent.dismiss(animated: flag, completion: completion) }
    completion?()
  }

  // MARK: Containment

  public internal(set) weak var parent: UIViewController?
  public internal(set) var children: [UIViewController] = []

  /// Makes `child` a child; it leaves the parent it had and hears `willMove(toParent:)`. The caller adds its view and calls
  /// `didMove(toParent:)`.
  open func addChild(_ child: UIViewController) { adopt(child) }
  /// Leaves the parent and hears `didMove(toParent: nil)`. The caller has called `willMove(toParent: nil)` and removed the view.
  open func removeFromParent() { leaveParent() }
  /// An override calls super.
  open func willMove(toParent parent: UIViewController?) { appearance.isMovingFromParent = parent == nil && self.parent != nil }
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview }
}
