import CoreGraphics
import LayerTree

/// How a text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The origin is the top left corner of the first line, and lines wrap. Without it the text is one line (a choice).
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The last line that fits ends with an ellipsis when there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring or drawing a text found out.
public final class NSStringDrawingContext: NSObject {
  /// The place of the text, in points: as `boundingRect` answers, or where it was drawn.
  public fileprivate(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
  /// The size of the text with no limit to its lines, in points.
  public func size() -> CGSize { LentToAll.measure(plainBlock, width: nil, height: nil).size }

  /// The place of the text in a rectangle of `size`, whose height is no limit unless the options cut the last line.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil)
    -> CGRect
  {
    var block = plainBlock
    if !options.contains(.usesLineFragmentOrigin) { block.lineLimit = 1 }
    // Infinity is no limit, as is what is not positive.
    let size = CGSize(
      width: OddNumbers.number(size.width, "The width of boundingRect(with:options:) of a text", or: 0),
      height: OddNumbers.number(size.height, "The height of boundingRect(with:options:) of a text", or: 0))
    let metrics = LentToAll.measure(
      block, width: usable(size.width), height: options.contains(.truncatesLastVisibleLine) ? usable(size.height) : nil)
    let bounds = CGRect(origin: .zero, size: metrics.size)
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws into the current context from a top left corner; lines end only where the text says so.
  public func draw(at point: CGPoint) {
    guard DrawingNumbers.accepts(point, "draw(at:) of a text") else { return }
    draw(plainBlock, in: CGRect(origin: point, size: size()))
  }

  /// Draws lines as wide as the rectangle, as many as fit into its height.
  public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin) }

  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) {
    guard DrawingNumbers.acceptsRoom(rect, "draw(in:) of a text") else { return }
    context?.totalBounds = CGRect(origin: rect.origin, size: boundingRect(with: rect.size, options: options).size)
    var block = plainBlock
    if !options.contains(.usesLineFragmentOrigin) { block.lineLimit = 1 }
    guard let width = usable(rect.width), let height = usable(rect.height) else { return draw(at: rect.origin) }
    if options.contains(.truncatesLastVisibleLine) { return draw(block, in: rect) }
    // Lines that fit whole, and no mark where there are more.
    let whole = LentToAll.measure(block, width: width, height: nil)
    guard whole.size.height > height, whole.lineCount > 1 else {
      return draw(block, in: CGRect(x: rect.minX, y: rect.minY, width: width, height: whole.size.height))
    }
    let line = whole.size.height / CGFloat(whole.lineCount)
    let shown = CGRect(x: rect.minX, y: rect.minY, width: width, height: max(1, (height / line).rounded(.down)) * line)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: shown)
    draw(block, in: CGRect(x: rect.minX, y: rect.minY, width: width, height: whole.size.height))
    context.restoreGState()
  }

  private func draw(_ block: TextBlock, in rect: CGRect) {
    guard !block.runs.isEmpty else { return }
    UIGraphicsGetCurrentContext()?.emit([.text(block, rect)])
  }
  private var plainBlock: TextBlock {
    StyledText(text: AttributedRuns(self), font: .systemFont(ofSize: 12), color: .black, traits: .current).block
  }
  private func usable(_ length: CGFloat) -> CGFloat? { length > 0 && length < 100_000 ? length : nil }
}

extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { styled(attributes).size() }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { styled(attributes).boundingRect(with: size, options: options, context: context) }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    styled(attributes).draw(at: point)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    styled(attributes).draw(in: rect)
  }
  private func styled(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

/// As on iOS, where strings have what `NSString` has.
extension String {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attributes)
  }
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attributes)
  }
}
