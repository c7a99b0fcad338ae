import Combine
import CoreGraphics
import LayerTree

/// Text that is read, not edited. It stands in the middle of the label's height, and takes no touches unless
/// `isUserInteractionEnabled` says so.
open class UILabel: UIView {
  // MARK: Words and their look

  open var text: String? {
    get { content?.string }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("text") { self.text = newValue } }
      setContent(newValue.map { NSAttributedString(string: $0) }, isPlain: true)
    }
  }
  /// What the string does not say is as the label's own font, colour and alignment.
  ///
  /// The label shows what the string was when it was set; one that is changed afterwards has to be set again.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("attributedText") { self.attributedText = newValue } }
      setContent(newValue, isPlain: false)
    }
  }
  /// 17 points of the system's at first, and when it is set to nil.
  open var font: UIFont! {
    get { ownFont ?? Self.usualFont }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("font") { self.font = newValue } }
      guard newValue != ownFont else { return }
      ownFont = newValue
      textDidChange()
    }
  }
  private var ownFont: UIFont?
  private static let usualFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// `UIColor.label` at first, and when it is set to nil.
  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("textColor") { self.textColor = newValue } }
      ownColor = newValue
      redraw()
    }
  }
  private var ownColor: UIColor?
  /// In place of `textColor` while `isHighlighted`.
  open var highlightedTextColor: UIColor? { didSet { redraw() } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { redraw() } } }
  /// Text of a label that is off is paler.
  open var isEnabled = true { didSet { if isEnabled != oldValue { redraw() } } }
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { redraw() } } }
  /// A font of a text style follows when the user chooses another text size.
  open var adjustsFontForContentSizeCategory = false { didSet { followTextSize() } }

  // MARK: Lines

  /// 0: as many as it takes.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { if lineBreakMode != oldValue { textDidChange() } } }
  /// Text that is too long is set smaller, down to `minimumScaleFactor`, before it is cut.
  open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { textDidChange() } } }
  /// 0 lets it shrink to a tenth (a choice).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      if !accepts(minimumScaleFactor, as: "minimumScaleFactor", keeping: oldValue) { minimumScaleFactor = oldValue }
      if minimumScaleFactor != oldValue { textDidChange() }
    }
  }
  /// The width at which lines wrap for `intrinsicContentSize`; 0 takes the width that constraints give, infinity is no limit.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if preferredMaxLayoutWidth.isNaN, !accepts(preferredMaxLayoutWidth, as: "preferredMaxLayoutWidth", keeping: oldValue) {
        preferredMaxLayoutWidth = oldValue
      }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  private var attributed: NSAttributedString?
  /// What is shown of it.
  private var content: AttributedRuns?
  /// It came without attributes, and is spoken of as text.
  private var isPlain = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  private func setContent(_ new: NSAttributedString?, isPlain: Bool) {
    // Texts with attributes can't be compared (see `AttributedRuns`).
    guard !isPlain || !self.isPlain || new?.string != content?.string else { return }
    attributed = new
    content = new.map { AttributedRuns($0) }
    self.isPlain = isPlain
    textDidChange()
    describe()
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    redraw()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    redraw()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    followTextSize()
  }
  private func followTextSize() {
    if adjustsFontForContentSizeCategory { font = font.following(traitCollection) }
  }

  // MARK: Measuring

  open override var intrinsicContentSize: CGSize {
    _intrinsicContentSize(
      forWidth: preferredMaxLayoutWidth > 0 && preferredMaxLayoutWidth.isFinite ? preferredMaxLayoutWidth : nil)
  }
  open override var _contentHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  open override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
    wholePixels(metrics(width: numberOfLines == 1 ? nil : width, height: nil, lines: numberOfLines).size)
  }
  /// As wide as the text at most, and as high as its lines then are.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let limit = OddNumbers.number(size.width, "The width of UILabel.sizeThatFits(_:)", or: 0)
    let width = limit > 0 && limit.isFinite ? limit : nil
    return wholePixels(metrics(width: width, height: nil, lines: numberOfLines).size)
  }
  open override var _baselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let metrics = metrics(width: bounds.width, height: rect.height, lines: numberOfLines)
    return (rect.minY - bounds.minY + metrics.firstBaseline, bounds.maxY - rect.minY - metrics.lastBaseline)
  }

  /// Where the text stands in `bounds`; nothing is drawn outside.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard DrawingNumbers.accepts(bounds, "UILabel.textRect(forBounds:limitedToNumberOfLines:)") else { return .zero }
    guard bounds.width > 0, bounds.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = metrics(width: bounds.width, height: bounds.height, lines: numberOfLines).size
    let height = min(wholePixels(size).height, bounds.height)
    let scale = pixelsPerPoint
    return CGRect(
      x: bounds.minX, y: bounds.minY + ((bounds.height - height) / 2 * scale).rounded() / scale, width: bounds.width,
      height: height)
  }

  private func wholePixels(_ size: CGSize) -> CGSize {
    let scale = pixelsPerPoint
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  private func metrics(width: CGFloat?, height: CGFloat?, lines: Int) -> TextMetrics {
    let block = block(lines: lines, isCut: true)
    // An empty label is as high as none of its lines.
    guard !block.runs.isEmpty else {
      return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
    }
    return owningApplication.services.typesetter.measure(block, width: width, height: height)
  }

  // MARK: Drawing

  /// Draws the text in the middle of the rectangle's height. An override may hand a smaller one to super, for room around.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), content != nil, DrawingNumbers.accepts(rect, "UILabel.drawText(in:)"),
      rect.width > 0, rect.height > 0
    else { return }
    let place = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    let isMarked = lineBreakMode != .byWordWrapping && lineBreakMode != .byClipping
    if isMarked { return context.emit([.text(block(lines: numberOfLines, isCut: true), place)]) }
    // Without an ellipsis: all of the text, of which only these lines are seen.
    var whole = block(lines: 0, isCut: false)
    if lineBreakMode == .byClipping && numberOfLines == 1 { whole.lineLimit = 1 }
    let width = whole.lineLimit == 1 ? nil : place.width
    let size = owningApplication.services.typesetter.measure(whole, width: width, height: nil).size
    context.saveGState()
    context.clip(to: place)
    context.emit([
      .text(
        whole, CGRect(x: place.minX, y: place.minY, width: max(size.width, place.width), height: max(size.height, place.height)))
    ])
    context.restoreGState()
  }

  open override func _paintCommands() -> [PaintCommand] {
    guard content != nil else { return [] }
    return CGContext.recording(size: bounds.size, traits: traitCollection, of: self) {
      drawText(in: CGRect(origin: .zero, size: bounds.size))
    }
  }

  private func block(lines: Int, isCut: Bool) -> TextBlock {
    guard let content, !content.string.isEmpty else { return TextBlock(runs: []) }
    var color = isHighlighted ? highlightedTextColor ?? textColor! : textColor!
    // iOS's colour for what is off (a choice).
    if !isEnabled { color = color.withAlphaComponent(0.3) }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let styled = StyledText(text: content, font: font, color: color, traits: traitCollection, isRightToLeft: isRightToLeft)
    var block = styled.block
    if isPlain || textAlignment != .natural { block.alignment = textAlignment.relative(isRightToLeft: isRightToLeft) }
    guard isCut else { return block }
    block.lineLimit = lines > 0 ? lines : nil
    block.truncation =
      switch lineBreakMode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      case .byTruncatingTail, .byWordWrapping, .byClipping: .tail
      }
    if adjustsFontSizeToFitWidth {
      block.minimumScaleFactor = minimumScaleFactor > 0 && minimumScaleFactor <= 1 ? minimumScaleFactor : 0.1
    }
    return block
  }

  // MARK: Meaning

  override var ownMeaning: Semantics? { content.map { Semantics(role: .text, label: $0.string, isEnabled: isEnabled) } }
}
