import CoreGraphics
import GestureEngine

/// A view that turns fingers into events of its own and sends actions for them.
open class UIControl: UIView {
  /// How far outside its bounds a finger still counts as inside, in points: UIKit's well-known 70.
  private static let touchSlop: CGFloat = 70

  var targets: [ControlAction] = []

  /// False in the middle of a touch lets go of the finger: `cancelTracking`, then `touchCancel`.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled && isTracking { loseTouch(nil) }
      stateChanged()
    }
  }
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A finger is on it.
  open private(set) var isTracking = false
  /// The finger that is tracked is inside, or nearly so.
  open private(set) var isTouchInside = false
  /// The finger it follows; others that land later say nothing to it.
  private weak var tracked: UITouch?

  /// Called when `state` has changed: for controls that look different then.
  func stateChanged() {}

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// The action is for `primaryActionTriggered`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// Where the content is, when the control is larger: buttons heed both, and subclasses that lay out content of their own.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }
  /// The horizontal one as left or right where it says leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isMirrored ? .right : .left
    case .trailing: return isMirrored ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }
  /// `fill` gives content all of the width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0, left = 1, right = 2, fill = 3, leading = 4, trailing = 5
  }
  public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top = 1, bottom = 2, fill = 3 }

  // MARK: Targets

  /// The action may take no argument, the control, or the control and the event. `target` is held weakly; nil, UIKit's way to ask
  /// the responder chain, is refused with a line on the console.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { add(target, action, for: controlEvents) }
  /// nil stands for all targets, or all actions.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(target, action, for: controlEvents)
  }
  /// One with the identifier of another replaces it.
  open func addAction(_ action: UIAction, for controlEvents: Event) { add(action, for: controlEvents) }
  open func removeAction(_ action: UIAction, for controlEvents: Event) { remove(action, for: controlEvents) }
  /// Who is called, without those of actions; one that is gone is not among them.
  open var allTargets: Set<AnyHashable> { livingTargets }
  /// What somebody is called for.
  open var allControlEvents: Event { targets.reduce(into: []) { $0.formUnion($1.events) } }
  /// The selectors that a target is called by for any of the events, by their names; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    names(of: target, for: controlEvent)
  }

  /// Every call of a target goes through here: an override may see it or stop it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target = target.map({ $0 as AnyObject }) { action.perform(on: target, with: self, with: event) }
  }

  /// Calls what was added for any of `controlEvents`, in the order in which it was added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for controlEvents: Event, with event: UIEvent?) {
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      switch entry.kind {
      case .selector(let held, let selector):
        if let target = held.object { sendAction(selector, to: target, for: event) }
      case .action(let action): action.run(from: self)
      }
    }
  }

  // MARK: Tracking

  /// A finger landed; false lets it go.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It moved; false lets it go.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// It was lifted; nil when a subclass let it go.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    tracked = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    let begins = beginTracking(touch, with: event)
    // What a subclass does may have disabled the control, here and below.
    guard isTracking else { return }
    if begins {
      sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    } else {
      stopTracking()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    let goesOn = continueTracking(touch, with: event)
    guard isTracking else { return }
    guard goesOn else {
      endTracking(nil, with: event)
      return stopTracking()
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked, touches.contains(touch) else { return }
    let endsInside = isNear(touch)
    endTracking(touch, with: event)
    guard isTracking else { return }
    stopTracking()
    sendActions(for: endsInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = tracked, touches.contains(touch) else { return }
    loseTouch(event)
  }

  private func loseTouch(_ event: UIEvent?) {
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel, with: event)
  }

  /// A single tap of an ancestor does not take the finger from an enabled control (iOS 6 and later).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self, let tap = gestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired != 1 || tap.numberOfTouchesRequired != 1
  }

  private func stopTracking() {
    tracked = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.touchSlop, dy: -Self.touchSlop).holds(touch.location(in: self))
  }
}

extension UIControl {
  /// Combinations of what a control can be.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    /// With `touchDown`, for the second of two quick taps and later ones.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A button's or a control's main action, whatever sets it off.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    public static let allEvents = Event(rawValue: .max)
  }
}
