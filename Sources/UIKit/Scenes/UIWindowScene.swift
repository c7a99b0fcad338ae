import CoreGraphics
import LayerTree

/// A scene with windows on a screen. Its layer is the root of the retained tree: the windows' layers are its children, and their
/// changes are noted in its log.
@MainActor @preconcurrency
public final class UIWindowScene: UIScene {
  public let screen: UIScreen
  public private(set) var interfaceOrientation: UIInterfaceOrientation
  /// Bars and notches of the screen, in the current orientation.
  package private(set) var safeAreaInsets: UIEdgeInsets
  public private(set) var traitCollection: UITraitCollection

  /// Every window, the hidden ones too; the frontmost is last.
  public private(set) var windows: [UIWindow] = []
  public private(set) weak var keyWindow: UIWindow?

  /// The root of what is seen and touched, in the screen's points.
  package let rootLayer = Layer(name: "UIWindowScene")
  /// What changed since the last commit.
  package let log = LayerLog()
  private var committedWrites = 0
  package unowned let application: UIApplication
  package var frames: FrameDriver { application.frames }

  package init(
    application: UIApplication, screen: UIScreen, safeAreaInsets: UIEdgeInsets, orientation: UIInterfaceOrientation,
    traits: UITraitCollection
  ) {
    self.application = application
    self.screen = screen
    self.safeAreaInsets = safeAreaInsets
    interfaceOrientation = orientation
    traitCollection = traits
    super.init()
    rootLayer.size = screen.bounds.size
    rootLayer.becomeRoot(of: log)
    application.connect(self)
  }

  deinit { rootLayer.resignRoot() }

  // MARK: Commit

  var hasUncommittedWrites: Bool { log.writes != committedWrites }

  /// How many writes there were since the last commit.
  func commitWrites() -> Int {
    defer { committedWrites = log.writes }
    return log.writes - committedWrites
  }

  func discardChanges() {
    for layer in log.take() { layer.clearChanges() }
  }

  // MARK: Windows

  func add(_ window: UIWindow) {
    windows.append(window)
    sortWindows()
  }

  func bringToFront(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    windows.append(window)
    sortWindows()
  }

  func sortWindows() {
    let order = windows.enumerated().sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }
    windows = order.map(\.element)
    rootLayer.setChildren(windows.map(\.backingLayer))
  }

  func makeKey(_ window: UIWindow?) {
    guard window !== keyWindow else { return }
    let old = keyWindow
    keyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
  }

  // MARK: The host's changes

  /// Turns or resizes the screen. Windows that covered it go on covering it.
  package func change(size: CGSize, safeAreaInsets: UIEdgeInsets, orientation: UIInterfaceOrientation) {
    let old = screen.bounds
    screen.bounds = CGRect(origin: .zero, size: size)
    interfaceOrientation = orientation
    self.safeAreaInsets = safeAreaInsets
    rootLayer.size = size
    for window in windows {
      if window.frame == old && size != old.size {
        let transition = window.isHidden ? nil : SizeTransition(window)
        transition?.announce(size)
        window.frame = screen.bounds
        // The controllers' views have their sizes before what goes along with them runs.
        window.rootViewController?.viewIfLoaded?.frame = window.bounds
        transition?.run(in: frames)
      }
      window.updateSafeArea()
      window.setNeedsLayout()
    }
  }

  package func change(traits: UITraitCollection) {
    guard traits != traitCollection else { return }
    traitCollection = traits
    UITraitCollection.current = traits
    for window in windows { window.updateTraits() }
  }

  /// Something of the system's lies in front (a call, the app switcher): touches are cancelled and no window is key.
  package func deactivate() {
    guard activationState == .foregroundActive else { return }
    activationState = .foregroundInactive
    NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: self)
    frames.cancelTouches()
    makeKey(nil)
    tellContents()
  }

  package func activate(key window: UIWindow?) {
    activationState = .foregroundActive
    makeKey(window)
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
    tellContents()
  }

  /// Hosting views, wherever they lie, read the activation state and the user's settings when they are laid out.
  package func tellContents() {
    func tell(_ view: UIView) {
      view.setNeedsLayout()
      for subview in view.subviews { tell(subview) }
    }
    for window in windows { window.rootViewController?.viewIfLoaded.map(tell) }
  }

  public override var next: UIResponder? { application }
}
