import SwiftUI

/// Three gates of nested arches.
struct Arches: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    ZStack {
      Circle()
        .fill(palette.inks[0].color)
        .disc(center: UnitPoint(x: seed.isMultiple(of: 2) ? 0.24 : 0.76, y: 0.2), radius: 0.13)
      ForEach(0..<3, id: \.self) { gate in
        Gate(palette: palette, gate: gate, isMirrored: !seed.isMultiple(of: 2))
      }
    }
  }
}

/// Five arches, one inside the other, that stand on the lower edge.
private struct Gate: View {
  let palette: Palette
  let gate: Int
  let isMirrored: Bool

  var body: some View {
    let center = [0.2, 0.78, 0.42][gate]
    let top = [0.44, 0.36, 0.63][gate]
    let radius = [0.44, 0.4, 0.36][gate]
    ForEach(0..<5, id: \.self) { ring in
      Arch(x: isMirrored ? 1 - center : center, top: top, radius: radius * (1 - 0.19 * Double(ring)), outerRadius: radius)
        .fill(palette.inks[(ring * 2 + gate + 1) % palette.inks.count].color)
    }
  }
}

/// Everything under a round arch. `x` and the radii are parts of the width, `top` is the crown of the outermost arch.
struct Arch: Shape {
  let x: CGFloat, top: CGFloat, radius: CGFloat, outerRadius: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = rect.width * radius
    let center = CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * top + rect.width * outerRadius)
    var path = Path()
    path.move(to: CGPoint(x: center.x - radius, y: rect.maxY))
    path.addLine(to: CGPoint(x: center.x - radius, y: center.y))
    path.addArc(center: center, radius: radius, startAngle: .degrees(180), endAngle: .degrees(360), clockwise: false)
    path.addLine(to: CGPoint(x: center.x + radius, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
