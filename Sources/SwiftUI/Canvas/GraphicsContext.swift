import CoreGraphics
import LayerTree

/// Draws into a canvas, in points, y down.
///
/// A copy draws into the same canvas, with a state of its own: that is how a state is saved and put back.
public struct GraphicsContext {
  final class Storage { var commands: [PaintCommand] = [] }
  private var storage = Storage()
  let surroundings: TextSurroundings
  private let bounds: CGRect
  private var clips: [PaintClip] = []
  private var filters: [Filter] = []

  /// How opaque what is drawn next is, from 0 to 1. With one that is not finite nothing is drawn, with a line on the console.
  public var opacity: Double = 1 {
    didSet { _ = OddNumbers.areFinite(opacity, of: "GraphicsContext.opacity", consequence: "nothing is drawn with it") }
  }
  /// How it is laid on what has been drawn.
  public var blendMode = BlendMode.normal
  /// From the space of the drawing to that of the canvas. With one that is not finite nothing is drawn, with a line on the console.
  public var transform = CGAffineTransform.identity {
    didSet {
      canPlace = OddNumbers.areFinite(
        transform, of: "The transform of a GraphicsContext", consequence: "nothing is drawn with it")
    }
  }
  private var canPlace = true

  init(surroundings: TextSurroundings, bounds: CGRect) {
    self.surroundings = surroundings
    self.bounds = bounds
  }
  var commands: [PaintCommand] { storage.commands }

  public var environment: EnvironmentValues { surroundings.environment }

  // MARK: State

  public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
  public mutating func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
  public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: CGFloat(angle.radians))) }
  /// `matrix` first, then what was there.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Keeps out of the path instead of in it.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Cuts what is drawn next to a path, and to those before it.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    clips.append(
      PaintClip(
        path: path.applying(transform).kept(), isEvenOdd: style.isEOFilled, isInverse: options.contains(.inverse)))
  }
  /// Around what is not cut, in the space of the drawing.
  public var clipBoundingRect: CGRect {
    let cut = clips.filter { !$0.isInverse }.reduce(bounds) { $0.common(with: $1.path.boundingBoxOfPath) }
    let determinant = transform.a * transform.d - transform.b * transform.c
    return cut.isNull || determinant == 0 ? .zero : cut.applying(transform.inverted())
  }

  /// Filters what is drawn next, after the filters before it.
  public mutating func addFilter(_ filter: Filter) { filters.append(filter) }

  // MARK: Drawing

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let paint = shading.paint(in: path.boundingRect, environment)
    emit([.fill(path.cgPath.copy(), paint, evenOdd: style.isEOFilled)])
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    emit([.stroke(path.cgPath.copy(), shading.paint(in: path.boundingRect, environment), style.paintStroke())])
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws what `content` draws as one picture, on which the state of this context acts. In the layer the state is a fresh one,
  /// but for the transform.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = GraphicsContext(surroundings: surroundings, bounds: bounds)
    layer.transform = transform
    try content(&layer)
    emit(layer.commands, isTransformed: true, isLayer: true)
  }

  /// Adds commands that lie in the space of the drawing, or, `isTransformed`, in that of the canvas.
  func emit(_ commands: [PaintCommand], isTransformed: Bool = false, isLayer: Bool = false) {
    guard !commands.isEmpty, opacity > 0, opacity.isFinite, canPlace else { return }
    var group = PaintGroup()
    if !isTransformed { group.transform = transform }
    group.isComposed = isLayer
    var commands = commands
    for filter in filters {
      commands = filter.apply(to: commands, group, environment)
      group = PaintGroup()
    }
    group.clips = clips
    group.opacity = min(1, opacity)
    group.blend = blendMode.layerBlend
    storage.commands += group == PaintGroup() ? commands : [.group(commands, group)]
  }
}

extension GraphicsContext {
  /// What paths are painted with. Points of gradients are in the space of the drawing.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case paint(@Sendable (EnvironmentValues) -> Paint)
      case style(AnyShapeStyle)
    }
    let kind: Kind

    public static func color(_ color: Color) -> Shading { Shading(kind: .paint { .color(color.resolved(in: $0)) }) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style in the bounds of the path.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(AnyShapeStyle(style))) }
    public static var foreground: Shading { style(ForegroundStyle()) }

    public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
      let start = usable(startPoint), end = usable(endPoint)
      return Shading(kind: .paint { .linearGradient(stops: gradient.resolved(in: $0), start: start, end: end) })
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      let center = usable(center), start = usable(startRadius, "A radius"), end = usable(endRadius, "A radius")
      return Shading(
        kind: .paint {
          .radialGradient(stops: gradient.resolved(in: $0), center: center, startRadius: start, endRadius: end)
        })
    }
    /// All around, from `angle` on.
    public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
      let center = usable(center), start = usable(angle.radians, "An angle")
      return Shading(
        kind: .paint {
          .angularGradient(stops: gradient.resolved(in: $0), center: center, startAngle: start, endAngle: start + 2 * .pi)
        })
    }
    private static func usable(_ point: CGPoint) -> CGPoint {
      CGPoint(x: usable(point.x, "A point"), y: usable(point.y, "A point"))
    }
    private static func usable(_ value: CGFloat, _ what: String) -> CGFloat {
      OddNumbers.finite(value, "\(what) of a gradient in a GraphicsContext", or: 0)
    }

    func paint(in bounds: CGRect, _ environment: EnvironmentValues) -> Paint {
      switch kind {
      case .paint(let make): make(environment)
      case .style(let style): style._paint(in: bounds, environment).paint
      }
    }
  }
}
