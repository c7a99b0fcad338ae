import SwiftUI

/// Ribbons that wander: every tile holds two quarter circles, turned one way or the other.
struct Weave: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    let isLight = palette.top.isLight
    ZStack {
      ribbon(width: 0.104, ink: isLight ? palette.inks[4] : palette.inks[0])
      ribbon(width: 0.084, ink: palette.inks[2])
      ribbon(width: 0.05, ink: palette.inks[1])
      ribbon(width: 0.018, ink: isLight ? palette.inks[4] : palette.inks[0])
    }
  }

  /// The width is a part of the page's width.
  private func ribbon(width: CGFloat, ink: Ink) -> some View {
    GeometryReader { geometry in
      Ribbons(seed: seed)
        .stroke(ink.color, style: StrokeStyle(lineWidth: geometry.size.width * width, lineCap: .butt, lineJoin: .round))
    }
  }
}

struct Ribbons: Shape {
  let seed: Int

  func path(in rect: CGRect) -> Path {
    var random = SeededRandom(seed: seed)
    let columns = 4
    let side = rect.width / CGFloat(columns)
    var path = Path()
    for row in 0..<Int((rect.height / side).rounded(.up)) {
      for column in 0..<columns {
        let tile = CGRect(
          x: rect.minX + side * CGFloat(column), y: rect.minY + side * CGFloat(row), width: side, height: side)
        let isTurned = random.unit() < 0.5
        addQuarter(to: &path, corner: CGPoint(x: isTurned ? tile.maxX : tile.minX, y: tile.minY), tile: tile)
        addQuarter(to: &path, corner: CGPoint(x: isTurned ? tile.minX : tile.maxX, y: tile.maxY), tile: tile)
      }
    }
    return path
  }

  /// A quarter circle around `corner`, from the middle of one side of the tile to the middle of the other.
  private func addQuarter(to path: inout Path, corner: CGPoint, tile: CGRect) {
    let start = CGPoint(x: corner.x, y: tile.midY)
    let end = CGPoint(x: tile.midX, y: corner.y)
    // How far a cubic's handles reach towards the corner of the square for a quarter circle: 4/3 · (√2 − 1).
    let reach: CGFloat = 0.5523
    path.move(to: start)
    path.addCurve(
      to: end, control1: CGPoint(x: start.x + (end.x - start.x) * reach, y: start.y),
      control2: CGPoint(x: end.x, y: end.y + (start.y - end.y) * reach))
  }
}
