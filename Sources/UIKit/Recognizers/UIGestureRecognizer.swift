import CoreGraphics
import GestureEngine

/// Looks at the fingers on a view and says when they did what it looks for.
///
/// A subclass overrides the touch methods, decides, and sets `state`. Setting asks: what becomes of it is settled when all
/// recognizers have looked at the event (prevention, failure requirements, the delegate), and only then the actions run.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// What a discrete recognizer comes to; the same as `ended`.
    public static var recognized: State { .ended }
  }

  let attached = AttachedRecognizer()
  var actions: [RecognizerAction] = []
  private var failureRequirements: [Weak] = []
  private struct Weak { weak var recognizer: UIGestureRecognizer? }
  /// Fingers as UIKit's objects, while they are on the recognizer.
  private var known: [ObjectIdentifier: UITouch] = [:]
  private var asked: State?
  private var hasBegun = false
  /// What must live until its targets have heard of the end; see `viewLeavesWindow()`.
  var keptUntilSettled: [AnyObject] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    attached.owner = self
    if let target, let action { addTarget(target, action: action) }
  }
  public override convenience init() { self.init(target: nil, action: nil) }

  /// The view it is attached to.
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// For people.
  open var name: String?

  /// False takes it out; in the middle of a gesture it is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled && oldValue { attached.request(.cancel(.custom("disabled"))) } }
  }
  /// Recognizing takes its fingers away from the view.
  open var cancelsTouchesInView = true
  /// The view hears of a finger only once this recognizer has failed.
  open var delaysTouchesBegan = false
  /// The view hears of a lift only once this recognizer has failed.
  open var delaysTouchesEnded = true

  /// Set by subclasses only. Reading it while a wish is undecided answers with the wish.
  open var state: State {
    get { asked ?? State(attached.arenaState) }
    set { ask(newValue) }
  }

  // MARK: Fingers

  open var numberOfTouches: Int { fingers.count }
  /// The middle of the fingers, in the space of `view`; in the window's for nil.
  open func location(in view: UIView?) -> CGPoint { toSpace(of: view, middle) }
  /// A finger's place. `touchIndex` counts from 0, the oldest first; one that is not there answers with the middle, after a line
  /// on the console.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard fingers.indices.contains(touchIndex) else {
      application.writeToConsole(
        "\(diagnosticName): location(ofTouch: \(touchIndex)) was asked while \(fingers.count) fingers are on it; "
          + "numberOfTouches says how many there are. It answers with their middle.")
      return location(in: view)
    }
    return toSpace(of: view, fingers[touchIndex].location)
  }

  /// The fingers it follows, oldest first; those lifted in this event are gone.
  var fingers: [Touch] { attached.followedTouches.filter { !$0.phase.isOver } }
  /// The middle of `fingers` on the screen; the last one when none is left.
  var middle: CGPoint {
    lastMiddle = centroid(of: fingers) ?? middleBeforeLift
    return lastMiddle
  }
  /// The middle with those that were lifted in this event.
  var middleBeforeLift: CGPoint { centroid(of: attached.followedTouches) ?? lastMiddle }
  private var lastMiddle = CGPoint.zero

  func toSpace(of view: UIView?, _ point: CGPoint) -> CGPoint { (view ?? self.view?.window)?.fromScreen(point) ?? point }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The gesture is over, for good or ill; forget it.
  open func reset() {}

  /// Nothing more is heard of `touch`.
  open func ignore(_ touch: UITouch, for event: UIEvent) { attached.ignore(touch.touch) }
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// When `timeAdvanced` is wanted, in seconds on the host's clock.
  var nextDeadline: TimeInterval? { nil }
  func timeAdvanced(to time: TimeInterval) {}

  // MARK: Targets

  /// A pair that is there already is not added again. `target` is held weakly.
  open func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !actions.contains(where: { $0.target === target && $0.selector == action }) else { return }
    actions.append(RecognizerAction(target: target, selector: action))
  }

  /// nil stands for all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { (target == nil || $0.target === target) && (action == nil || $0.selector == action) }
  }

  // MARK: Failure requirements

  /// It recognizes only once `otherGestureRecognizer` has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(Weak(recognizer: otherGestureRecognizer))
  }

  // MARK: What the arena asks

  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.recognizer === other } || shouldRequireFailure(of: other)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
  }
  func isRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    shouldBeRequiredToFail(by: other) || delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false
  }
  func recognizesSimultaneously(with other: UIGestureRecognizer) -> Bool {
    delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
  }

  func mayReceive(_ touch: Touch) -> Bool {
    guard isEnabled, let touch = uiTouch(touch) else { return false }
    let event = UIEvent(timestamp: touch.timestamp, touches: [touch])
    return shouldReceive(event) && delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// The views from the one that was hit up to the own one, and the delegate.
  func mayBegin() -> Bool {
    var next = attached.followedTouches.lazy.compactMap { self.uiTouch($0)?.view }.first
    while let asked = next {
      if !asked.gestureRecognizerShouldBegin(self) { return false }
      if asked === view { break }
      next = asked.superview
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  func take(_ touches: [Touch], _ event: TouchEvent, _ call: (UIGestureRecognizer, Set<UITouch>, UIEvent) -> Void) {
    let shown = UIEvent(timestamp: event.timestamp, touches: event.all.compactMap(uiTouch))
    call(self, Set(touches.compactMap(uiTouch)), shown)
  }

  func settled(in newState: RecognizerState) {
    asked = nil
    if newState == .possible { return }
    if newState == .began { hasBegun = true }
    if newState.isActive || newState == .ended || (newState == .cancelled && hasBegun) { runActions() }
    if newState.isTerminal { keptUntilSettled = [] }
  }

  func sequenceEnded() {
    hasBegun = false
    asked = nil
    known = [:]
    keptUntilSettled = []
    reset()
  }

  private func ask(_ newState: State) {
    asked = newState
    switch newState {
    case .possible: asked = nil
    case .began: attached.request(.begin)
    case .changed: attached.request(.change)
    case .ended: attached.request(.end)
    case .failed: attached.request(.fail(.custom("failed")))
    case .cancelled: attached.request(.cancel(.custom("cancelled")))
    }
  }

  private func uiTouch(_ touch: Touch) -> UITouch? {
    if let known = known[ObjectIdentifier(touch)] { return known }
    let found = application.frames.viewTouches.touch(for: touch)
    known[ObjectIdentifier(touch)] = found
    return found
  }

  /// That of its view; of one without a view, the application whose turn it is.
  var application: UIApplication { view?.owningApplication ?? .shared }

  var diagnosticName: String {
    let place = view.map { " of \(type(of: $0))" } ?? ""
    return (name ?? "\(type(of: self))") + place
  }
}

/// nil of no fingers.
private func centroid(of touches: [Touch]) -> CGPoint? {
  guard !touches.isEmpty else { return nil }
  let count = CGFloat(touches.count)
  return CGPoint(x: touches.reduce(0) { $0 + $1.location.x } / count, y: touches.reduce(0) { $0 + $1.location.y } / count)
}

extension UIGestureRecognizer.State {
  init(_ state: RecognizerState) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .failed: self = .failed
    case .cancelled: self = .cancelled
    }
  }
}
