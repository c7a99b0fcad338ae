import SwiftUI

/// A flower that fills the page: rings of petals, the inner ones in front.
struct Dahlia: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    ZStack {
      ForEach(0..<7, id: \.self) { ring in
        let share = Double(ring) / 6
        Petals(
          center: UnitPoint(x: 0.5, y: 0.42), radius: 0.68 - 0.55 * share, count: 16 - ring,
          turn: Double(ring) * 0.31 + Double(seed)
        )
        .fill(palette.vertical(palette.blend(1 - share).mixed(with: palette.inks[0], share: 0.15), palette.blend(1 - share)))
      }
      Circle()
        .fill(palette.diagonal(palette.inks[1], palette.inks[2]))
        .disc(center: UnitPoint(x: 0.5, y: 0.42), radius: 0.055)
    }
  }
}

/// One ring of pointed petals. The radius is a part of the width, the turn an angle in radians.
struct Petals: Shape {
  let center: UnitPoint
  let radius: CGFloat
  let count: Int
  let turn: Double

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
    let radius = rect.width * radius
    func point(_ distance: CGFloat, _ angle: Double) -> CGPoint {
      CGPoint(x: middle.x + radius * distance * cos(angle), y: middle.y + radius * distance * sin(angle))
    }
    var path = Path()
    let spread = Double.pi / Double(count)
    for petal in 0..<count {
      let angle = turn + 2 * spread * Double(petal)
      path.move(to: middle)
      path.addCurve(
        to: point(1, angle), control1: point(0.45, angle - spread * 1.5), control2: point(0.86, angle - spread * 0.95))
      path.addCurve(to: middle, control1: point(0.86, angle + spread * 0.95), control2: point(0.45, angle + spread * 1.5))
      path.closeSubpath()
    }
    return path
  }
}
