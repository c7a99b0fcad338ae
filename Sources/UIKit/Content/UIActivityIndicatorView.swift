import CoreGraphics
import LayerTree

/// A wheel that turns while something goes on.
///
/// It moves in steps, by the frames' clock. A wheel that is not seen is not turned; nobody waits for its end.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    fileprivate var side: CGFloat { self == .medium ? 20 : 37 }
  }

  open var style: Style {
    didSet {
      guard style != oldValue else { return }
      invalidateIntrinsicContentSize()
      bounds.size = CGSize(width: style.side, height: style.side)
      update()
    }
  }
  /// Grey at first, and when it is set to nil.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set {
      ownColor = newValue
      update()
    }
  }
  private var ownColor: UIColor?
  /// Seen only while it turns.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  open private(set) var isAnimating = false

  private let wheel = Layer(name: "spokes")
  private var timer: (driver: FrameDriver, id: Int)?
  /// Seconds between looks at whether a wheel that is not seen has come into sight.
  private static let look = 0.5

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    setUp()
  }
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  isolated deinit { stopTimer() }

  private func setUp() {
    isUserInteractionEnabled = false
    wheel.allowsHitTesting = false
    backingLayer.addChild(wheel)
    isHidden = true
    update()
  }

  open func startAnimating() {
    isAnimating = true
    isHidden = false
    update()
    turn()
  }
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    stopTimer()
    update()
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override func _boundsSizeDidChange() {
    super._boundsSizeDidChange()
    update()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating && window != nil { turn() } else { stopTimer() }
  }

  private func update() {
    let side = style.side
    wheel.size = CGSize(width: side, height: side)
    wheel.position = CGPoint(x: (bounds.width - side) / 2, y: (bounds.height - side) / 2)
    wheel.content = SpinnerPicture.commands(color.paint(in: traitCollection), side: side)
    describe()
  }

  private func turn() {
    stopTimer()
    guard isAnimating, let driver = window?.windowScene?.frames else { return }
    wheel.transform = SpinnerPicture.transform(at: driver.now, side: style.side)
    let next = isSeen ? SpinnerPicture.nextStep(after: driver.now) : driver.now + Self.look
    let id = driver.schedule(at: next, isDecoration: true) { [weak self] in self?.turn() }
    timer = (driver, id)
  }
  private func stopTimer() {
    if let timer { timer.driver.cancelTimer(timer.id) }
    timer = nil
  }
  private var isSeen: Bool {
    !([backingLayer] + backingLayer.ancestors).contains { $0.isHidden || $0.opacity <= 0 }
  }

  override var ownMeaning: Semantics? {
    isAnimating ? Semantics(role: .progress) : nil
  }
}
