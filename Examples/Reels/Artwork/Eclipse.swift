import SwiftUI

/// A full disc and a striped one that cross, on a slant.
struct Eclipse: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    let isLight = palette.top.isLight
    ZStack {
      Circle()
        .fill(palette.diagonal(palette.inks[1], palette.inks[2]))
        .disc(center: UnitPoint(x: 0.36, y: 0.32), radius: 0.36)
      Stripes(center: UnitPoint(x: 0.62, y: 0.52), radius: 0.4, count: 13, angle: seed % 20 == 8 ? -0.6 : 0.6)
        .fill(isLight ? palette.inks[4].color : palette.inks[0].color)
      Circle()
        .fill(palette.vertical(palette.inks[3], isLight ? palette.inks[4] : palette.inks[2]))
        .disc(center: UnitPoint(x: 0.2, y: 0.72), radius: 0.13)
      Circle()
        .stroke(palette.inks[isLight ? 4 : 0].color, lineWidth: 3)
        .disc(center: UnitPoint(x: 0.2, y: 0.72), radius: 0.17)
    }
  }
}

/// A disc cut into bars of equal width. The angle is in radians, clockwise from level.
struct Stripes: Shape {
  let center: UnitPoint
  let radius: CGFloat
  let count: Int
  let angle: Double

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
    let radius = rect.width * radius
    let steps = 8
    var path = Path()
    for bar in 0..<count {
      // The bar lies between two parallels of the disc: angles whose sines are its edges.
      let from = asin(-1 + 2 * Double(bar) / Double(count))
      let to = asin(min(-1 + (2 * Double(bar) + 1.1) / Double(count), 1))
      let right = (0...steps).map { from + (to - from) * Double($0) / Double(steps) }
      let outline = right + right.reversed().map { Double.pi - $0 }
      for (number, around) in outline.enumerated() {
        let point = CGPoint(x: middle.x + radius * cos(around + angle), y: middle.y + radius * sin(around + angle))
        if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
    return path
  }
}
