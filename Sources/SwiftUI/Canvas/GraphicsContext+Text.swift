import CoreGraphics
import LayerTree

extension GraphicsContext {
  /// A text ready to be measured and drawn.
  public struct ResolvedText {
    let text: Text
    fileprivate let surroundings: TextSurroundings
    /// Replaces the text's colours.
    public var shading = Shading.foreground { didSet { isShaded = true } }
    private var isShaded = false
    fileprivate let resolved: ResolvedTextBlock

    init(text: Text, surroundings: TextSurroundings) {
      self.text = text
      self.surroundings = surroundings
      resolved = text.resolved(in: surroundings)
    }
    private func metrics(_ size: CGSize) -> TextMetrics {
      func bound(_ length: CGFloat) -> CGFloat? { length.isFinite ? max(0, length) : nil }
      return surroundings.services.typesetter.measure(resolved.block, width: bound(size.width), height: bound(size.height))
    }
    /// The size that the text takes of what it is offered.
    public func measure(in size: CGSize) -> CGSize { metrics(size).size }
    /// From the top, in points.
    public func firstBaseline(in size: CGSize) -> CGFloat { metrics(size).firstBaseline }
    public func lastBaseline(in size: CGSize) -> CGFloat { metrics(size).lastBaseline }

    fileprivate func commands(in rect: CGRect) -> [PaintCommand] {
      guard isShaded else { return resolved.commands(in: rect, surroundings.environment) }
      var group = PaintGroup()
      group.paint = shading.paint(in: rect, surroundings.environment)
      return [.group([.text(resolved.block, rect)], group)]
    }
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, surroundings: surroundings) }

  /// Sets the text in the width of the rectangle and cuts it at its height.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    if Self.isUsable(rect, for: "a text") { emit(text.commands(in: rect)) }
  }
  /// What is drawn nowhere is left out, with a line on the console.
  static func isUsable(_ rect: CGRect, for what: String) -> Bool {
    OddNumbers.areFinite(
      rect.minX, rect.minY, rect.width, rect.height, of: "The place of \(what) in a GraphicsContext",
      consequence: "it is left out")
  }
  /// The text, in lines as long as need be, with its anchor at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    draw(text, in: anchor.rect(of: size, at: point))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension UnitPoint {
  /// The rectangle of a size whose point of this name lies at `point`.
  func rect(of size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(x: point.x - x * size.width, y: point.y - y * size.height, width: size.width, height: size.height)
  }
}
