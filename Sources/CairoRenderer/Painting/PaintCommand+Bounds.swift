import CCairo
import CoreGraphics
import LayerTree

extension PaintCommand {
  /// Glyphs may reach beyond their line's box by this part of the font size: accents, italics, emoji (a choice).
  private static let glyphOverhang: CGFloat = 0.4
  /// Heavy symbols are outlined beyond their box, in font sizes.
  private static let symbolOverhang: CGFloat = 0.1

  /// Everything the command may colour, in points of the layer; not always the least.
  var inkBounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.hull
    case .stroke(let path, _, let stroke): return Self.strokeBounds(path, stroke)
    case .text(let block, let rect):
      let overhang = block.runs.reduce(0) { max($0, $1.font.size * Self.glyphOverhang + abs($1.baselineOffset)) }
      return rect.isEmpty ? .zero : rect.insetBy(dx: -overhang, dy: -overhang)
    case .symbol(let symbol, let rect):
      let overhang = symbol.font.size * Self.symbolOverhang
      return rect.isEmpty ? .zero : rect.insetBy(dx: -overhang, dy: -overhang)
    case .image(_, let rect, _, _): return rect
    case .group(let commands, let group): return Self.groupBounds(commands, group)
    }
  }

  private static func groupBounds(_ commands: [PaintCommand], _ group: PaintGroup) -> CGRect {
    var bounds = commands.reduce(CGRect.null) { union, command in
      let ink = command.inkBounds
      return ink.isEmpty ? union : union.union(ink.applying(group.transform))
    }
    guard !bounds.isNull else { return .zero }
    if case .blur(let radius, _)? = group.filter {
      // At the coarsest scale that content is drawn in, a sixteenth of the screen's, a pixel is at most this wide.
      let reach = max(0, radius.isFinite ? radius : 0) * blurReach + 2
      bounds = bounds.insetBy(dx: -reach, dy: -reach)
    }
    for clip in group.clips where !clip.isInverse { bounds = bounds.common(with: clip.path.hull) }
    return bounds.isNull ? .zero : bounds
  }
  /// A blur's reach in deviations, with something to spare.
  private static let blurReach: CGFloat = 3.5

  private static func strokeBounds(_ path: CGPath, _ stroke: PaintStroke) -> CGRect {
    let hull = path.hull
    guard !hull.isNull && stroke.width > 0 else { return .zero }
    // Miter limits bound how far a corner reaches; a square cap reaches √2 half widths.
    let reach =
      stroke.width / 2 * max(stroke.join == .miter ? stroke.miterLimit : 1, stroke.cap == .square ? 2.0.squareRoot() : 1)
    return hull.insetBy(dx: -reach, dy: -reach)
  }

  /// The rectangle and colour of a plain fill of an upright rectangle; nil for everything else.
  var plainRectangle: (rect: CGRect, color: PaintColor)? {
    guard case .fill(let path, .color(let color), _) = self, let rect = path.uprightRectangle else { return nil }
    return (rect, color)
  }
}

extension CGPath {
  /// The smallest rectangle around all points, those that control curves included; null for an empty path.
  var hull: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let to), .line(let to): include(to)
      case .quadCurve(let to, let control):
        include(to)
        include(control)
      case .curve(let to, let control1, let control2):
        include(to)
        include(control1)
        include(control2)
      case .closeSubpath: break
      }
    }
    return low.x <= high.x ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }

  /// The rectangle whose outline this path is, with edges along the axes; nil for other paths.
  var uprightRectangle: CGRect? {
    guard (4...6).contains(elements.count) else { return nil }
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let to) where index == 0: corners.append(to)
      case .line(let to) where index > 0: corners.append(to)
      case .closeSubpath where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5 && corners[4] == corners[0] { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    let isUpright =
      (a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x) || (a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y)
    guard isUpright else { return nil }
    return CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
  }
}
