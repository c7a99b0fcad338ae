import CoreGraphics
import LayerTree

/// What is done with the path under construction.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

extension CGContext {
  // MARK: Building

  public func beginPath() { currentPath = CGMutablePath() }
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: ctm) }
  public func addLines(between points: [CGPoint]) { currentPath.addLines(between: points, transform: ctm) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: ctm)
  }
  public func closePath() { currentPath.closeSubpath() }
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: ctm) }
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects, transform: ctm) }
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: ctm) }
  /// In radians; `clockwise` is named for a y axis that points up: `false` looks clockwise here.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform: ctm)
  }
  /// Rounds the corner at `tangent1End` with an arc that touches both lines.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
  }
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: ctm) }

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
  public func clip(to rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: ctm)
    state.clips.append(PaintClip(path: path))
  }
  /// Around what is not cut, in the space of the drawing.
  public var boundingBoxOfClipPath: CGRect {
    let cut = state.clips.reduce(CGRect(origin: .zero, size: size)) { $0.intersection($1.path.boundingBoxOfPath) }
    return cut.isNull || !isInvertible ? .zero : cut.applying(ctm.inverted())
  }

  // MARK: Shapes at once

  public func fill(_ rect: CGRect) { fill([rect]) }
  public func fill(_ rects: [CGRect]) {
    let path = CGMutablePath()
    path.addRects(rects, transform: ctm)
    emit([.fill(path, .color(state.fill), evenOdd: false)], isTransformed: true)
  }
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.width) }
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let path = CGMutablePath()
    path.addRect(rect, transform: ctm)
    stroke(path, width: width)
  }
  public func fillEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    emit([.fill(path, .color(state.fill), evenOdd: false)], isTransformed: true)
  }
  public func strokeEllipse(in rect: CGRect) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: ctm)
    stroke(path)
  }
  /// A line from the first point to the second, another from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    let path = CGMutablePath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index], transform: ctm)
      path.addLine(to: points[index + 1], transform: ctm)
    }
    stroke(path)
  }
  /// Takes away what was drawn in the rectangle.
  public func clear(_ rect: CGRect) {
    let path = CGMutablePath()
    path.addRect(rect, transform: ctm)
    let old = state
    state.blend = .destinationOut
    state.alpha = 1
    emit([.fill(path, .color(.black), evenOdd: false)], isTransformed: true)
    state = old
  }

  // MARK: Pictures

  /// The picture in the rectangle, **upside down** in a view's context, as on iOS: Core Graphics' y axis points up. `UIImage.draw`
  /// puts it upright.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }
  private func drawUpright(_ image: CGImage, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
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
    if let width { line.width = width.isFinite ? max(0, width) : 0 }
    guard line.width > 0 else { return }
    if !line.dash.contains(where: { $0 > 0 }) { line.dash = [] }
    emit([.stroke(path, .color(state.stroke), line)])
  }
}
