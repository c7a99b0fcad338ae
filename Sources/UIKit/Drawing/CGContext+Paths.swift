import CoreGraphics
import LayerTree

/// What is done with the path under construction.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension CGContext {
  // MARK: Building

  public func beginPath() { currentPath = CGMutablePath() }
  public func move(to point: CGPoint) {
    guard DrawingNumbers.accepts(point, "CGContext.move(to:)") else { return }
    currentPath.move(to: point, transform: ctm)
  }
  public func addLine(to point: CGPoint) {
    guard DrawingNumbers.accepts(point, "CGContext.addLine(to:)") else { return }
    currentPath.addLine(to: point, transform: ctm)
  }
  public func addLines(between points: [CGPoint]) {
    let points = points.filter { DrawingNumbers.accepts($0, "CGContext.addLines(between:)") }
    currentPath.addLines(between: points, transform: ctm)
  }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard DrawingNumbers.accepts(end, control1, control2, curve: "CGContext.addCurve(to:control1:control2:)") else { return }
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard DrawingNumbers.accepts(end, control, curve: "CGContext.addQuadCurve(to:control:)") else { return }
    currentPath.addQuadCurve(to: end, control: control, transform: ctm)
  }
  public func closePath() { currentPath.closeSubpath() }
  public func addRect(_ rect: CGRect) { currentPath.addPath(outline([rect], "CGContext.addRect(_:)")) }
  public func addRects(_ rects: [CGRect]) { currentPath.addPath(outline(rects, "CGContext.addRects(_:)")) }
  public func addEllipse(in rect: CGRect) {
    guard DrawingNumbers.accepts(rect, "CGContext.addEllipse(in:)") else { return }
    currentPath.addEllipse(in: rect, transform: ctm)
  }
  /// In radians; `clockwise` is named for a y axis that points up: `false` looks clockwise here.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    let function: StaticString = "CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)"
    guard DrawingNumbers.acceptsArc(center, radius, [startAngle, endAngle], function) else { return }
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }
  /// Rounds the corner at `tangent1End` with an arc that touches both lines.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    let function: StaticString = "CGContext.addArc(tangent1End:tangent2End:radius:)"
    guard DrawingNumbers.acceptsArc(end1, radius, [end2.x, end2.y], function) else { return }
    currentPath.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
  }
  public func addPath(_ path: CGPath) {
    currentPath.addPath(DrawingNumbers.finite(path, "CGContext.addPath(_:)"), transform: ctm)
  }

  /// The path under construction, in the space of the drawing; nil for an empty one.
  public var path: CGPath? { currentPath.isEmpty ? nil : inDrawingSpace(currentPath) }
  public var isPathEmpty: Bool { currentPath.isEmpty }
  public var currentPointOfPath: CGPoint { inDrawingSpace(currentPath)?.currentPoint ?? .zero }

  // MARK: Painting it

  /// Fills the path, which is then empty, as after all that follow.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  public func strokePath() { drawPath(using: .stroke) }
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    beginPath()
    guard !path.isEmpty else { return }
    if mode != .stroke {
      emit([.fill(path, .color(state.fill), evenOdd: mode == .eoFill || mode == .eoFillStroke)], isTransformed: true)
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
  }

  /// Cuts what is drawn next to the path, and to the clips before it.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.clips.append(PaintClip(path: currentPath, isEvenOdd: rule == .evenOdd))
    beginPath()
  }
  public func clip(to rect: CGRect) { clip(to: [rect]) }
  /// Without a rectangle that is one nothing is cut.
  public func clip(to rects: [CGRect]) { clip(to: rects, "CGContext.clip(to:)") }
  func clip(to rects: [CGRect], _ function: DrawingNumbers.Function) {
    let usable = rects.filter { DrawingNumbers.accepts($0, function) }
    guard !usable.isEmpty || rects.isEmpty else { return }
    state.clips.append(PaintClip(path: outline(usable, function)))
  }
  /// Around what is not cut, in the space of the drawing.
  public var boundingBoxOfClipPath: CGRect {
    let cut = state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.common(with: $1.path.boundingBoxOfPath) }
    return cut.isNull || !isInvertible ? .zero : cut.applying(ctm.inverted())
  }

  // MARK: Shapes at once

  public func fill(_ rect: CGRect) { fill([rect]) }
  public func fill(_ rects: [CGRect]) { fill(rects, "CGContext.fill(_:)") }
  func fill(_ rects: [CGRect], _ function: DrawingNumbers.Function) {
    emit([.fill(outline(rects, function), .color(state.fill), evenOdd: false)], isTransformed: true)
  }
  public func stroke(_ rect: CGRect) { stroke(rect, "CGContext.stroke(_:)") }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let width = DrawingNumbers.finite(width, "The width of CGContext.stroke(_:width:)", or: 0)
    stroke(rect, width: width, "CGContext.stroke(_:width:)")
  }
  func stroke(_ rect: CGRect, width: CGFloat? = nil, _ function: DrawingNumbers.Function) {
    stroke(outline([rect], function), width: width)
  }
  public func fillEllipse(in rect: CGRect) {
    guard DrawingNumbers.accepts(rect, "CGContext.fillEllipse(in:)") else { return }
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    emit([.fill(path, .color(state.fill), evenOdd: false)], isTransformed: true)
  }
  public func strokeEllipse(in rect: CGRect) {
    guard DrawingNumbers.accepts(rect, "CGContext.strokeEllipse(in:)") else { return }
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    stroke(path)
  }
  /// A line from the first point to the second, another from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      let ends = points[index...index + 1]
      guard ends.allSatisfy({ DrawingNumbers.accepts($0, "CGContext.strokeLineSegments(between:)") }) else { continue }
      path.addLines(between: Array(ends), transform: ctm)
    }
    stroke(path)
  }
  /// Takes away what was drawn in the rectangle.
  public func clear(_ rect: CGRect) {
    let path = outline([rect], "CGContext.clear(_:)")
    let old = state
    state.blend = .destinationOut
    state.alpha = 1
    emit([.fill(path, .color(.black), evenOdd: false)], isTransformed: true)
    state = old
  }
  /// The rectangles in the space of the context, without those that are none.
  private func outline(_ rects: [CGRect], _ function: DrawingNumbers.Function) -> CGPath {
    let path = CGMutablePath()
    path.addRects(rects.filter { DrawingNumbers.accepts($0, function) }, transform: ctm)
    return path
  }

  // MARK: Pictures

  /// The picture in the rectangle, **upside down** in a view's context, as on iOS: Core Graphics' y axis points up. `UIImage.draw`
  /// puts it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    guard DrawingNumbers.accepts(rect, "CGContext.draw(_:in:)"), !rect.isNull else { return }
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }
  private func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    emit([.image(image, rect, tint: nil, smooth: state.isSmooth)])
  }

  // MARK: Inside

  private var isInvertible: Bool {
    let determinant = ctm.a * ctm.d - ctm.b * ctm.c
    return determinant != 0 && determinant.isFinite
  }
  private func inDrawingSpace(_ path: CGPath) -> CGPath? {
    guard isInvertible else { return nil }
    return withUnsafePointer(to: ctm.inverted()) { path.copy(using: $0) }
  }

  /// The pen is transformed too: a line in a stretched space is wider one way.
  private func stroke(_ path: CGPath, width: CGFloat? = nil) {
    guard let path = inDrawingSpace(path) else { return }
    var line = state.line
    if let width { line.width = max(0, width) }
    guard line.width > 0 else { return }
    if !line.dash.contains(where: { $0 > 0 }) { line.dash = [] }
    emit([.stroke(path, .color(state.stroke), line)])
  }
}
