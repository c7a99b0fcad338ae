import CoreGraphics
import LayerTree

/// A path with what it is drawn by.
public final class UIBezierPath: NSObject, @unchecked Sendable {
  private var path = CGMutablePath()

  public override init() {}
  public init(rect: CGRect) {
    guard DrawingNumbers.accepts(rect, "UIBezierPath(rect:)") else { return }
    path.addRect(rect)
  }
  public init(ovalIn rect: CGRect) {
    guard DrawingNumbers.accepts(rect, "UIBezierPath(ovalIn:)") else { return }
    path.addEllipse(in: rect)
  }
  /// With Apple's continuous corners, as on iOS since 7.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    guard DrawingNumbers.accepts(rect, "UIBezierPath(roundedRect:cornerRadius:)") else { return }
    let radius = DrawingNumbers.finite(cornerRadius, "The radius of UIBezierPath(roundedRect:cornerRadius:)", or: 0)
    path.addContinuousRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }
  public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    guard DrawingNumbers.accepts(rect, "UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)") else { return }
    func finite(_ radius: CGFloat) -> CGFloat {
      DrawingNumbers.finite(radius, "A radius of UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)", or: 0)
    }
    let radii = CGSize(width: finite(cornerRadii.width), height: finite(cornerRadii.height))
    func size(_ corner: UIRectCorner) -> CGSize { corners.contains(corner) ? radii : .zero }
    path.addRoundedRect(
      in: rect,
      cornerSizes: .init(
        topLeft: size(.topLeft), topRight: size(.topRight), bottomRight: size(.bottomRight), bottomLeft: size(.bottomLeft)),
      style: .continuous)
  }
  /// In radians from the x axis; `clockwise` is as it looks on the screen.
  public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let function: StaticString = "UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)"
    guard DrawingNumbers.acceptsArc(center, radius, [startAngle, endAngle], function) else { return }
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  public init(cgPath: CGPath) { path = DrawingNumbers.finite(cgPath, "UIBezierPath(cgPath:)").mutableCopy() }

  /// A copy; setting it replaces the path.
  public var cgPath: CGPath {
    get { path.copy() }
    set { path = DrawingNumbers.finite(newValue, "UIBezierPath.cgPath").mutableCopy() }
  }

  // MARK: Building

  public func move(to point: CGPoint) {
    guard DrawingNumbers.accepts(point, "UIBezierPath.move(to:)") else { return }
    path.move(to: point)
  }
  public func addLine(to point: CGPoint) {
    guard DrawingNumbers.accepts(point, "UIBezierPath.addLine(to:)") else { return }
    path.addLine(to: point)
  }
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    let function: StaticString = "UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)"
    guard DrawingNumbers.accepts(endPoint, controlPoint1, controlPoint2, curve: function) else { return }
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard DrawingNumbers.accepts(endPoint, controlPoint, curve: "UIBezierPath.addQuadCurve(to:controlPoint:)") else { return }
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let function: StaticString = "UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)"
    guard DrawingNumbers.acceptsArc(center, radius, [startAngle, endAngle], function) else { return }
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }
  public func close() { path.closeSubpath() }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func removeAllPoints() { path = CGMutablePath() }
  public func apply(_ transform: CGAffineTransform) {
    guard DrawingNumbers.accepts(transform, "UIBezierPath.apply(_:)") else { return }
    path = withUnsafePointer(to: transform) { path.mutableCopy(using: $0) }
  }

  public var isEmpty: Bool { path.isEmpty }
  /// The smallest rectangle around the curves.
  public var bounds: CGRect { path.boundingBoxOfPath }
  public var currentPoint: CGPoint { path.currentPoint }
  public func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

  // MARK: Drawing

  /// Points; 1 at first. One that is not finite is refused, as such a miter limit.
  public var lineWidth: CGFloat = 1 {
    didSet { lineWidth = DrawingNumbers.finite(lineWidth, "UIBezierPath.lineWidth", or: oldValue) }
  }
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10 {
    didSet { miterLimit = DrawingNumbers.finite(miterLimit, "UIBezierPath.miterLimit", or: oldValue) }
  }
  public var usesEvenOddFillRule = false
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// Marks and gaps by turns, in points; a count of 0 is a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
    dash.lengths = lengths.map { DrawingNumbers.finite($0, "A length of UIBezierPath.setLineDash(_:count:phase:)", or: 0) }
    dash.phase = DrawingNumbers.finite(phase, "The phase of UIBezierPath.setLineDash(_:count:phase:)", or: 0)
  }

  /// In the current context's fill colour.
  public func fill() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath(using: rule)
  }
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    with(blendMode, alpha, "UIBezierPath.fill(with:alpha:)") { fill() }
  }

  /// In the current context's colour for lines, by the path's own width, caps, corners and dashes.
  public func stroke() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let line = context.state.line
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.beginPath()
    context.addPath(path)
    context.strokePath()
    context.state.line = line
  }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    with(blendMode, alpha, "UIBezierPath.stroke(with:alpha:)") { stroke() }
  }

  /// Cuts what is drawn next into the current context to the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: rule)
  }

  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
  private func with(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ function: String, _ draw: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(DrawingNumbers.finite(alpha, "The alpha of \(function)", or: 1))
    draw()
    context.restoreGState()
  }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  public static let allCorners = UIRectCorner(rawValue: .max)
}
