import SwiftUI

/// Tiles, each with one plain figure on it.
struct Mosaic: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    ZStack {
      ForEach(palette.inks.indices, id: \.self) { ink in
        MosaicGrounds(ink: ink, inkCount: palette.inks.count, seed: seed).fill(palette.inks[ink].color)
      }
      ForEach(palette.inks.indices, id: \.self) { ink in
        MosaicFigures(ink: ink, inkCount: palette.inks.count, seed: seed).fill(palette.inks[ink].color)
      }
    }
  }
}

/// The tiles whose ground has the given ink. One shape per ink, so that a whole cover is a few fills.
struct MosaicGrounds: Shape {
  let ink: Int, inkCount: Int, seed: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for tile in MosaicTile.all(in: rect, inkCount: inkCount, seed: seed) where tile.ground == ink {
      path.addRect(tile.frame)
    }
    return path
  }
}

/// The figures drawn in the given ink.
struct MosaicFigures: Shape {
  let ink: Int, inkCount: Int, seed: Int

  func path(in rect: CGRect) -> Path {
    var path = Path()
    for tile in MosaicTile.all(in: rect, inkCount: inkCount, seed: seed) where tile.figureInk == ink {
      tile.addFigure(to: &path)
    }
    return path
  }
}

private struct MosaicTile {
  enum Figure: CaseIterable { case quarter, leaf, half, disc, triangle, ring }

  let frame: CGRect
  let ground: Int
  let figureInk: Int
  let figure: Figure
  /// Quarter turns, clockwise.
  let turns: Int

  static func all(in rect: CGRect, inkCount: Int, seed: Int) -> [MosaicTile] {
    // Nothing to show in less than a point, and no number of rows without a width.
    guard rect.width >= 1, rect.height >= 1 else { return [] }
    var random = SeededRandom(seed: seed)
    let columns = 4
    let rows = max(Int((rect.height / rect.width * CGFloat(columns)).rounded()), 1)
    // On whole points, so that no seam shines through between neighbours.
    func edge(_ number: Int, of count: Int, start: CGFloat, length: CGFloat) -> CGFloat {
      (start + length * CGFloat(number) / CGFloat(count)).rounded()
    }
    var tiles: [MosaicTile] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let left = edge(column, of: columns, start: rect.minX, length: rect.width)
        let right = edge(column + 1, of: columns, start: rect.minX, length: rect.width)
        let top = edge(row, of: rows, start: rect.minY, length: rect.height)
        let bottom = edge(row + 1, of: rows, start: rect.minY, length: rect.height)
        let ground = random.index(inkCount)
        tiles.append(
          MosaicTile(
            frame: CGRect(x: left, y: top, width: right - left, height: bottom - top),
            ground: ground,
            figureInk: (ground + 1 + random.index(inkCount - 1)) % inkCount,
            figure: Figure.allCases[random.index(Figure.allCases.count)],
            turns: random.index(4)))
      }
    }
    return tiles
  }

  func addFigure(to path: inout Path) {
    switch figure {
    case .quarter:
      path.move(to: point(0, 0))
      addCorner(to: &path, from: (1, 0), around: (1, 1), to: (0, 1))
      path.closeSubpath()
    case .leaf:
      path.move(to: point(0, 0))
      addCorner(to: &path, from: (0, 0), around: (1, 0), to: (1, 1))
      addCorner(to: &path, from: (1, 1), around: (0, 1), to: (0, 0))
      path.closeSubpath()
    case .half:
      path.move(to: point(0, 0))
      addCorner(to: &path, from: (0, 0), around: (0, 0.5), to: (0.5, 0.5))
      addCorner(to: &path, from: (0.5, 0.5), around: (1, 0.5), to: (1, 0))
      path.closeSubpath()
    case .disc:
      path.addEllipse(in: frame.insetBy(dx: frame.width * 0.2, dy: frame.height * 0.2))
    case .triangle:
      path.move(to: point(0, 0))
      path.addLine(to: point(1, 0))
      path.addLine(to: point(0, 1))
      path.closeSubpath()
    case .ring:
      path.addEllipse(in: frame.insetBy(dx: frame.width * 0.36, dy: frame.height * 0.36))
      path.move(to: point(0, 0))
      addCorner(to: &path, from: (0.5, 0), around: (0.5, 0.5), to: (0, 0.5))
      path.closeSubpath()
    }
  }

  /// A quarter of an ellipse, from where one tangent meets it to where the other does.
  private func addCorner(
    to path: inout Path, from start: (CGFloat, CGFloat), around corner: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)
  ) {
    /// How far a cubic's handles reach towards the corner for a quarter circle: 4/3 · (√2 − 1).
    let reach: CGFloat = 0.5523
    func handle(_ end: (CGFloat, CGFloat)) -> CGPoint {
      point(end.0 + (corner.0 - end.0) * reach, end.1 + (corner.1 - end.1) * reach)
    }
    path.addLine(to: point(start.0, start.1))
    path.addCurve(to: point(end.0, end.1), control1: handle(start), control2: handle(end))
  }

  /// A place in the tile, as parts of its sides, after the turns.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    var (x, y) = (x, y)
    for _ in 0..<turns { (x, y) = (1 - y, x) }
    return CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
  }
}
