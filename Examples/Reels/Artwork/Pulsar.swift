import SwiftUI

/// Lines that rise in the middle and hide one another, like the record of a pulsar.
struct Pulsar: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    let line = palette.top.isLight ? palette.inks[4] : palette.inks[0]
    let other = palette.top.isLight ? palette.inks[2] : palette.inks[1]
    PulsarLines(seed: seed)
      .stroke(palette.vertical(line, other), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
  }
}

/// Drawn from the front line to the back one; a line is drawn only where it stands above all lines in front of it.
struct PulsarLines: Shape {
  let seed: Int

  func path(in rect: CGRect) -> Path {
    let columns = 110, rows = 34
    var random = SeededRandom(seed: seed)
    var horizon = [CGFloat](repeating: .infinity, count: columns + 1)
    var path = Path()
    for row in 0..<rows {
      let base = rect.minY + rect.height * (0.8 - 0.56 * CGFloat(row) / CGFloat(rows - 1))
      let bumps = (0..<6).map { _ in
        (place: random.number(0.26...0.74), width: random.number(0.025...0.07), height: random.number(0.015...0.095))
      }
      // The column before: its point, and how far that lies below the lines in front; negative where it is seen.
      var last = (point: CGPoint.zero, depth: CGFloat.infinity)
      for column in 0...columns {
        let share = CGFloat(column) / CGFloat(columns)
        var lift = 0.0016 * random.unit()
        for bump in bumps {
          let distance = (share - bump.place) / bump.width
          lift += bump.height * exp(-distance * distance)
        }
        let point = CGPoint(x: rect.minX + rect.width * (0.09 + 0.82 * share), y: base - rect.height * lift)
        let depth = point.y - horizon[column]
        let isSeen = depth < 0, wasSeen = last.depth < 0
        if isSeen != wasSeen, last.depth.isFinite, depth.isFinite {
          // Where the line meets the one in front, between the two columns.
          let part = last.depth / (last.depth - depth)
          let meeting = CGPoint(
            x: last.point.x + (point.x - last.point.x) * part, y: last.point.y + (point.y - last.point.y) * part)
          if wasSeen { path.addLine(to: meeting) } else { path.move(to: meeting) }
        } else if isSeen && !wasSeen {
          path.move(to: point)
        }
        if isSeen {
          path.addLine(to: point)
          horizon[column] = point.y
        }
        last = (point, depth)
      }
    }
    return path
  }
}

extension Ink {
  /// Dark things stand out on it.
  var isLight: Bool { 0.3 * red + 0.59 * green + 0.11 * blue > 0.6 }
}
