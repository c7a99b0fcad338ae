import CoreGraphics
import LayerTree

/// The top of a tree of views; its layer is a child of its scene's.
@MainActor @preconcurrency
open class UIWindow: UIView {
  open private(set) weak var windowScene: UIWindowScene?

  /// A window over the whole screen of `windowScene`, hidden until it is made visible.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    join(windowScene)
  }

  /// Joins the application's first scene, if there is one.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    join(UIApplication.shared.windowScenes.first)
  }

  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  open override var window: UIWindow? { self }

  /// Its view fills the window; it is loaded when the window becomes visible.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.viewIfLoaded?.removeFromSuperview()
      installRootView()
    }
  }

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden && isKeyWindow { resignKeyWindow() }
      installRootView()
    }
  }

  /// Higher levels lie in front; windows of one level lie in the order in which they became visible.
  /// What is not finite is refused with a line on the console.
  open var windowLevel: Level = .normal {
    didSet {
      guard accepts(windowLevel.rawValue, as: "windowLevel", keeping: oldValue.rawValue) else { return windowLevel = oldValue }
      windowScene?.sortWindows()
    }
  }

  // MARK: Key

  /// Where key presses go first while the window is key; nil for nobody.
  package internal(set) weak var firstResponder: UIResponder?

  /// Whether this window is the application's key window.
  public var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Makes the window key; the one that was key resigns.
  open func makeKey() { windowScene?.makeKey(self) }

  open func makeKeyAndVisible() {
    isHidden = false
    windowScene?.bringToFront(self)
    makeKey()
  }
  /// Called when the window has become key.
  open func becomeKey() {}
  /// Called when the window has stopped being key.
  open func resignKey() {}

  private func resignKeyWindow() { windowScene?.makeKey(nil) }

  // MARK: Surroundings

  /// The scene's insets where they reach into the window. Runs pending layout first, as on iOS.
  open override var safeAreaInsets: UIEdgeInsets {
    settleWindowLayout(reading: "UIWindow.safeAreaInsets")
    return resolvedSafeAreaInsets
  }

  var insetsFromScene: UIEdgeInsets {
    guard let windowScene else { return .zero }
    return .overlapping(frame: frame, in: windowScene.screen.bounds, insets: windowScene.safeAreaInsets)
  }

  open override var next: UIResponder? { windowScene }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  private func join(_ scene: UIWindowScene?) {
    super.isHidden = true
    windowScene = scene
    scene?.add(self)
    updateTraits()
    updateSafeArea()
  }

  private func installRootView() {
    guard !isHidden, let view = rootViewController?.view, view.superview !== self else {
      if isHidden { rootViewController?.viewIfLoaded?.removeFromSuperview() }
      return
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }
}

extension UIWindow {
  /// The place of a window in the stack; higher is in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
    public static func + (a: Level, b: CGFloat) -> Level { Level(a.rawValue + b) }
  }
}

extension UIWindow {
  public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}

extension UIWindow {
  /// `view` leaves the window: a first responder in it resigns, whether it wants to or not.
  func endFirstResponder(inside view: UIView) {
    var responder: UIResponder? = firstResponder
    while let current = responder, current !== view { responder = current.next }
    guard responder != nil, let first = firstResponder else { return }
    first.resignFirstResponder()
    firstResponder = nil
  }
}
