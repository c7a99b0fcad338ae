import CoreGraphics
import GestureEngine
import LayerTree

/// A switch of 51 by 31 points; its size can't be changed. A tap turns it over and sends `valueChanged`.
///
/// A finger that slides takes the knob along, back and forth; `valueChanged` is sent when it lifts, if the switch is then turned over
/// (a choice), and a cancelled touch puts the knob back.
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)
  /// Points. How far the knob grows under a finger is by eye.
  private static let gap: CGFloat = 2, growth: CGFloat = 7
  private static let off = UIColor {
    $0.userInterfaceStyle == .dark
      ? UIColor(red: 0x39 / 255, green: 0x39 / 255, blue: 0x3D / 255, alpha: 1)
      : UIColor(red: 0xE9 / 255, green: 0xE9 / 255, blue: 0xEA / 255, alpha: 1)
  }

  private var storedIsOn = false
  /// Setting it moves the knob at once and sends nothing.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }
  /// Green where it is nil.
  open var onTintColor: UIColor? { didSet { update() } }
  /// White where it is nil.
  open var thumbTintColor: UIColor? { didSet { update() } }

  private let track = UIView(), knob = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    for part in [track, knob] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    knob.layer.shadowOpacity = 0.15
    knob.layer.shadowRadius = 4
    knob.layer.shadowOffset = CGSize(width: 0, height: 3)
    update()
    describe()
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }
  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open func setOn(_ on: Bool, animated: Bool) {
    guard on != storedIsOn else { return }
    storedIsOn = on
    describe()
    // As SwiftUI's switch here.
    if animated {
      UIView.animate(springDuration: 0.3, bounce: 0.1, options: .allowUserInteraction) { update() }
    } else {
      update()
    }
  }

  private func update() {
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : Self.off
    let side = Self.size.height - 2 * Self.gap
    let length = isHighlighted ? side + Self.growth : side
    let isAtRight = storedIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    knob.frame = CGRect(
      x: isAtRight ? Self.size.width - Self.gap - length : Self.gap, y: Self.gap, width: length, height: side)
    knob.layer.cornerRadius = side / 2
    knob.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  override func stateChanged() {
    super.stateChanged()
    describe()
    guard window != nil else { return update() }
    UIView.animate(springDuration: 0.3, bounce: 0, options: .allowUserInteraction) { update() }
  }

  // MARK: Fingers

  /// nil without a finger.
  private var slide: KnobSlide?
  private var wasOn = false

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide = KnobSlide(at: place(of: touch))
    wasOn = isOn
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide?.move(to: place(of: touch))
    if let side = slide?.side { setOn(side, animated: true) }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let isTap = slide?.side == nil
    slide = nil
    guard touch != nil else { return setOn(wasOn, animated: true) }
    if isTap && isTouchInside { setOn(!isOn, animated: true) }
    if isOn != wasOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    slide = nil
    setOn(wasOn, animated: true)
  }

  /// Larger towards the side that means on.
  private func place(of touch: UITouch) -> CGFloat {
    let place = touch.location(in: self).x
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? -place : place
  }

  override var ownMeaning: Semantics? { Semantics(role: .toggle, value: storedIsOn ? "1" : "0", isEnabled: isEnabled) }
}
