import CoreGraphics

extension PaintStroke {
  /// Whether a line along `path` covers `point`.
  func covers(_ point: CGPoint, along path: CGPath) -> Bool {
    let line = dash.contains { $0 > 0 } ? path.copy(dashingWithPhase: dashPhase, lengths: dash) : path
    return line.stroke(withWidth: width, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit, covers: point)
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
