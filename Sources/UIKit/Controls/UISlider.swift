import CoreGraphics
import LayerTree

/// A thumb on a track, for choosing a value in a range. The thumb is dragged; a finger elsewhere does nothing.
open class UISlider: UIControl {
  /// Points: the thumb, the track, and the whole, as of SwiftUI's slider here.
  private static let thumbSide: CGFloat = 27, trackHeight: CGFloat = 4, height: CGFloat = 31
  /// How far beside the thumb a finger may land, in points.
  private static let reach: CGFloat = 9

  private var storedValue: Float = 0
  /// Held between the bounds.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if !accepts(CGFloat(minimumValue), as: "minimumValue", keeping: oldValue) { minimumValue = oldValue }
      boundsOfValueChanged()
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if !accepts(CGFloat(maximumValue), as: "maximumValue", keeping: oldValue) { maximumValue = oldValue }
      boundsOfValueChanged()
    }
  }
  /// Sends `valueChanged` while the thumb moves, not only when it is let go.
  open var isContinuous = true
  /// The tint where it is nil.
  open var minimumTrackTintColor: UIColor? { didSet { update() } }
  open var maximumTrackTintColor: UIColor? { didSet { update() } }
  open var thumbTintColor: UIColor? { didSet { update() } }

  private let track = UIView(), filled = UIView(), thumb = UIView()
  /// From the thumb's middle to the finger that holds it.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [track, filled, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    update()
    describe()
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  open func setValue(_ value: Float, animated: Bool) {
    guard accepts(CGFloat(value), as: "value", keeping: storedValue) else { return }
    let new = min(max(value, minimumValue), max(minimumValue, maximumValue))
    guard new != storedValue else { return }
    storedValue = new
    describe()
    if animated { UIView.animate(withDuration: 0.25, animations: update) } else { update() }
  }
  private func boundsOfValueChanged() {
    storedValue = min(max(storedValue, minimumValue), max(minimumValue, maximumValue))
    update()
    describe()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }
  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    describe()
  }

  // MARK: Thumb

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var way: CGFloat { max(0, bounds.width - Self.thumbSide) }
  private var fraction: CGFloat {
    let length = CGFloat(maximumValue) - CGFloat(minimumValue)
    return length > 0 ? (CGFloat(storedValue) - CGFloat(minimumValue)) / length : 0
  }
  private var thumbMiddle: CGFloat { Self.thumbSide / 2 + way * (isMirrored ? 1 - fraction : fraction) }

  private func update() {
    let middle = bounds.height / 2
    track.frame = CGRect(x: 0, y: middle - Self.trackHeight / 2, width: bounds.width, height: Self.trackHeight)
    filled.frame = CGRect(
      x: isMirrored ? thumbMiddle : 0, y: track.frame.minY, width: isMirrored ? bounds.width - thumbMiddle : thumbMiddle,
      height: Self.trackHeight)
    thumb.frame = CGRect(
      x: thumbMiddle - Self.thumbSide / 2, y: middle - Self.thumbSide / 2, width: Self.thumbSide, height: Self.thumbSide)
    track.backgroundColor = maximumTrackTintColor ?? .systemFill
    filled.backgroundColor = minimumTrackTintColor ?? tintColor
    thumb.backgroundColor = thumbTintColor ?? .white
    for part in [track, filled] { part.layer.cornerRadius = Self.trackHeight / 2 }
    thumb.layer.cornerRadius = Self.thumbSide / 2
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -Self.reach, dy: -Self.reach).holds(place) else { return false }
    grip = place.x - thumbMiddle
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard way > 0 else { return true }
    let share = (touch.location(in: self).x - grip - Self.thumbSide / 2) / way
    let old = storedValue
    value = minimumValue + Float(min(max(isMirrored ? 1 - share : share, 0), 1)) * (maximumValue - minimumValue)
    if storedValue != old && isContinuous { sendActions(for: .valueChanged) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    // A finger may be lifted further on than it was last seen.
    if let touch { _ = continueTracking(touch, with: event) }
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  override var ownMeaning: Semantics? {
    let details = SemanticsDetails()
    details.adjust = { [weak self] isUp in MainActor.assumeIsolated { self?.adjust(isUp) } }
    return Semantics(
      role: .slider, value: "\(Int((fraction * 100).rounded()))%", isEnabled: isEnabled, details: details)
  }
  /// By a tenth of the range, as assistive technology does.
  private func adjust(_ isUp: Bool) {
    value += (isUp ? 0.1 : -0.1) * (maximumValue - minimumValue)
    sendActions(for: .valueChanged)
  }
}
