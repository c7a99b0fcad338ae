import CoreGraphics

/// What fills a path. Points are in the layer's space.
public enum Paint: Hashable, Sendable {
  case color(PaintColor)
  case linearGradient(stops: [GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the positive x axis (y points down).
  case angularGradient(stops: [GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// Runs from the ellipse with `start` times the half axes `radii` to the one with `end` times them.
  case ellipticalGradient(stops: [GradientStop], center: CGPoint, radii: CGSize, start: Double, end: Double)
}

/// A colour at a place of a gradient; locations run from 0 to 1 and never fall.
public struct GradientStop: Hashable, Sendable {
  public var color: PaintColor, location: Double
  public init(color: PaintColor, location: Double) {
    self.color = color
    self.location = location
  }
}

/// How a path is stroked; lengths in points.
public struct PaintStroke: Hashable, Sendable {
  /// How an open end looks: cut at it, rounded beyond it, square beyond it.
  public enum Cap: Hashable, Sendable { case butt, round, square }
  /// How a corner looks: pointed up to the miter limit, rounded, cut.
  public enum Join: Hashable, Sendable { case miter, round, bevel }
  /// The miter limit is in widths of the line; dashes and gaps take turns, from `dashPhase` on; none is a whole line.
  public var width: CGFloat, cap: Cap, join: Join, miterLimit: CGFloat, dash: [CGFloat], dashPhase: CGFloat
  /// False: a pixel is either painted or not.
  public var isAntialiased: Bool
  public init(
    width: CGFloat = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0, isAntialiased: Bool = true
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.isAntialiased = isAntialiased
  }
}

/// One thing a layer draws, in the layer's own space (points, y down), over what came before it.
public indirect enum PaintCommand: Hashable {
  /// The inside of the path, by the rule of even and odd or by winding.
  case fill(CGPath, Paint, evenOdd: Bool)
  /// Along the path, half of the width on each side.
  case stroke(CGPath, Paint, PaintStroke)
  /// A text block set in the rectangle's width and cut at its height.
  case text(TextBlock, CGRect)
  case symbol(SymbolBlock, CGRect)
  /// A picture stretched over the rectangle. `tint` replaces its colours and keeps its alpha (template rendering).
  case image(CGImage, CGRect, tint: PaintColor?, smooth: Bool)
  /// Commands drawn in a space of their own and laid on what came before as one picture.
  case group([PaintCommand], PaintGroup)
}

/// What is done to a group of paint commands; the order is that of the properties.
public struct PaintGroup: Hashable, Sendable {
  /// From the space of the commands to the one around.
  public var transform: CGAffineTransform = .identity
  /// Of the commands as one picture.
  public var filter: LayerFilter?
  /// Replaces the colours and keeps their alpha. Points are in the space around.
  public var paint: Paint?
  /// Cut to all of these, in the space around.
  public var clips: [PaintClip] = []
  /// From 0 to 1.
  public var opacity: Double = 1
  /// How the group is laid on what came before it.
  public var blend: LayerBlend = .normal
  /// The commands are drawn by themselves first, also where nothing above asks for that: blends among them end here.
  public var isComposed = false
  /// Changes nothing.
  public init() {}
}

/// A path that commands are cut to, or kept out of.
public struct PaintClip: Hashable, Sendable {
  /// Inverse: what is inside is kept out.
  public var path: CGPath, isEvenOdd: Bool, isInverse: Bool
  public init(path: CGPath, isEvenOdd: Bool = false, isInverse: Bool = false) {
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.isInverse = isInverse
  }
}
