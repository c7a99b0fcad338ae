import CoreGraphics
import LayerTree

/// What is drawn in `UIView.draw(_:)` or into an image: paint commands, kept in order.
///
/// Points are those of the view, y down. Paths and clips take the transform that holds when their points are added; lines are as
/// wide as the transform makes them when they are stroked.
public final class CGContext {
  struct State {
    /// From the space of the drawing to that of the context.
    var transform = CGAffineTransform.identity
    var clips: [PaintClip] = []
    var fill = PaintColor.black, stroke = PaintColor.black
    var line = PaintStroke()
    var alpha = 1.0
    var blend = LayerBlend.normal
    var isSmooth = true
  }
  var state = State()
  private var saved: [State] = []
  private(set) var commands: [PaintCommand] = []
  /// The path under construction, in the space of the context.
  var currentPath = CGMutablePath()
  /// What there is to draw on.
  let size: CGSize
  let traits: UITraitCollection
  /// The view that draws itself, for reports; nil for a picture of a renderer's.
  private(set) weak var drawer: UIView?

  init(size: CGSize, traits: UITraitCollection, drawer: UIView?) {
    self.size = size
    self.traits = traits
    self.drawer = drawer
  }

  /// Adds commands that lie in the space of the drawing, or, `isTransformed`, in that of the context.
  func emit(_ new: [PaintCommand], isTransformed: Bool = false) {
    guard !new.isEmpty, state.alpha > 0 else { return }
    var group = PaintGroup()
    if !isTransformed { group.transform = state.transform }
    group.clips = state.clips
    group.opacity = state.alpha
    group.blend = state.blend
    commands += group == PaintGroup() ? new : [.group(new, group)]
  }

  // MARK: State

  /// Keeps the state, for `restoreGState`. The path under construction is none of it.
  public func saveGState() { saved.append(state) }
  /// Without a kept state nothing happens, and the console says so.
  public func restoreGState() {
    guard let last = saved.popLast() else {
      return LentToAll.report(
        "CGContext.restoreGState() was called more often than saveGState(): there is no state to go back to.")
    }
    state = last
  }

  /// From the space of the drawing to that of the context.
  public var ctm: CGAffineTransform { state.transform }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty), "CGContext.translateBy(x:y:)")
  }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy), "CGContext.scaleBy(x:y:)")
  }
  /// In radians, clockwise on the screen where positive.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle), "CGContext.rotate(by:)") }
  /// `transform` first, then what was there. One that is not finite, or makes what was there so, is left out.
  public func concatenate(_ transform: CGAffineTransform) { concatenate(transform, "CGContext.concatenate(_:)") }
  private func concatenate(_ transform: CGAffineTransform, _ function: DrawingNumbers.Function) {
    guard DrawingNumbers.accepts(transform, function) else { return }
    let new = transform.concatenating(state.transform)
    if DrawingNumbers.accepts(new, function) { state.transform = new }
  }

  // MARK: Colours and lines

  public func setFillColor(_ color: CGColor) { state.fill = PaintColor(DrawingNumbers.finite(color, "CGContext.setFillColor")) }
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = PaintColor(DrawingNumbers.finite(color, "CGContext.setStrokeColor"))
  }
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Points of the drawing; 1 at first. Not finite or negative: nothing is stroked.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = max(0, DrawingNumbers.finite(width, "CGContext.setLineWidth(_:)", or: 0))
  }
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = PaintStroke.Cap(cap) }
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = PaintStroke.Join(join) }
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = max(1, DrawingNumbers.finite(limit, "CGContext.setMiterLimit(_:)", or: 10))
  }
  /// Marks and gaps by turns, in points, from `phase` on; none is a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash = lengths.map {
      max(0, DrawingNumbers.finite($0, "A length of CGContext.setLineDash(phase:lengths:)", or: 0))
    }
    state.line.dashPhase = DrawingNumbers.finite(phase, "The phase of CGContext.setLineDash(phase:lengths:)", or: 0)
  }
  /// Of lines: false leaves each pixel painted or not.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.line.isAntialiased = shouldAntialias }
  /// Multiplies with the colours' own, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = Double(min(max(DrawingNumbers.finite(alpha, "CGContext.setAlpha(_:)", or: 1), 0), 1))
  }
  public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode.layerBlend }
  public var interpolationQuality: CGInterpolationQuality {
    get { state.isSmooth ? .default : .none }
    set { state.isSmooth = newValue != .none }
  }
}

/// How pictures are sampled when they are stretched.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  /// Pixels stay squares.
  case none = 1
}

extension PaintColor {
  package init(_ color: CGColor) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
  }
  package var cgColor: CGColor {
    CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
extension PaintStroke.Cap {
  init(_ cap: CGLineCap) {
    switch cap {
    case .butt: self = .butt
    case .round: self = .round
    case .square: self = .square
    }
  }
}
extension PaintStroke.Join {
  init(_ join: CGLineJoin) {
    switch join {
    case .miter: self = .miter
    case .round: self = .round
    case .bevel: self = .bevel
    }
  }
}
