import CoreGraphics

/// What is known of a transition that views may go along with.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// In seconds; 0 where it happens at once.
  var transitionDuration: TimeInterval { get }
  var isCancelled: Bool { get }
  /// The view in which it takes place.
  var containerView: UIView { get }
}

/// Takes what is to happen along with a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  /// `animation` runs when the views have their new sizes, `completion` when they are laid out.
  /// - Returns: False, and neither runs, when the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// A window gets another size, at once.
@MainActor
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  private let window: UIWindow
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Step] = [], completions: [Step] = []
  private var isOver = false

  init(_ window: UIWindow) { self.window = window }

  var isAnimated: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var isCancelled: Bool { false }
  var containerView: UIView { window }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Tells the controllers that fill the window.
  func announce(_ size: CGSize) {
    guard let root = window.rootViewController else { return }
    root.viewWillTransition(to: size, with: self)
    var above = root.presentation?.presented
    while let controller = above {
      if controller.modalPresentationStyle.stageStyle == .cover { controller.viewWillTransition(to: size, with: self) }
      above = controller.presentation?.presented
    }
  }

  /// The window has its size.
  func run(in frames: FrameDriver) {
    isOver = true
    for animation in animations { animation(self) }
    guard !completions.isEmpty else { return }
    frames.afterUpdate { [self] in for completion in completions { completion(self) } }
  }
}
