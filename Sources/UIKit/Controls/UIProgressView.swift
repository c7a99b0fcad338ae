import CoreGraphics
import LayerTree

/// How far something has come, as a line: of 4 points with round ends, or a thinner one for bars.
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// 2.5 points with square ends (a choice).
    case bar = 1
  }
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      bounds.size.height = height
      invalidateIntrinsicContentSize()
      update()
    }
  }
  private var height: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
  private var storedProgress: Float = 0
  /// From 0 to 1; what lies outside is held there.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  /// The tint where it is nil.
  open var progressTintColor: UIColor? { didSet { update() } }
  open var trackTintColor: UIColor? { didSet { update() } }
  private let track = UIView(), bar = UIView()

  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 4))
    addSubview(track)
    addSubview(bar)
    update()
    describe()
  }
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  open func setProgress(_ progress: Float, animated: Bool) {
    guard accepts(CGFloat(progress), as: "progress", keeping: storedProgress) else { return }
    let new = min(max(progress, 0), 1)
    guard new != storedProgress else { return }
    storedProgress = new
    describe()
    if animated { UIView.animate(withDuration: 0.25, animations: update) } else { update() }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  private func update() {
    track.frame = bounds
    track.backgroundColor = trackTintColor ?? .systemFill
    let width = bounds.width * CGFloat(storedProgress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    bar.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    bar.backgroundColor = progressTintColor ?? tintColor
    for part in [track, bar] {
      part.layer.cornerRadius = progressViewStyle == .bar ? 0 : min(bounds.height, part.bounds.width) / 2
    }
  }

  override var ownMeaning: Semantics? {
    Semantics(role: .progress, value: "\(Int((storedProgress * 100).rounded()))%")
  }
}
