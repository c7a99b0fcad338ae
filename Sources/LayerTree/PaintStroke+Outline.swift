import CoreGraphics

extension PaintStroke {
  /// Whether a line along `path` covers `point`. The outline of the line is made when a point is near enough to be asked about.
  func covers(_ point: CGPoint, along path: CGPath) -> Bool {
    // A corner may reach further than half the width.
    let reach = width / 2 * max(miterLimit.isFinite ? miterLimit : 1, 2)
    guard width > 0, path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach).contains(point) else { return false }
    let line = dash.contains { $0 > 0 } ? path.copy(dashingWithPhase: dashPhase, lengths: dash) : path
    return line.copy(strokingWithWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit).contains(point)
  }

  private var lineCap: CGLineCap {
    switch cap {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
  private var lineJoin: CGLineJoin {
    switch join {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
