import SwiftUI

/// Seven waves, one in front of the other, below a low sun.
struct Waves: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    ZStack {
      Circle()
        .fill(palette.vertical(palette.inks[0], palette.inks[1]))
        .disc(center: UnitPoint(x: seed.isMultiple(of: 4) ? 0.3 : 0.68, y: 0.27), radius: 0.19)
      ForEach(0..<7, id: \.self) { row in
        let depth = Double(row) / 6
        Swell(level: 0.3 + 0.62 * depth, height: 0.035 + 0.025 * depth, phase: Double(seed) + Double(row) * 2.1)
          .fill(palette.vertical(palette.blend(0.15 + 0.85 * depth), palette.blend(0.35 + 0.65 * depth)))
      }
    }
  }
}

/// Water below a line of peaked crests: a trochoid, the curve a floating cork leaves.
struct Swell: Shape {
  let level: CGFloat
  let height: CGFloat
  let phase: CGFloat

  func path(in rect: CGRect) -> Path {
    let amplitude = rect.height * height
    let length = rect.width * 0.62
    var path = Path()
    path.move(to: CGPoint(x: rect.minX - length, y: rect.maxY))
    let steps = 120
    for step in 0...steps {
      let x = -length + (rect.width + 2 * length) * CGFloat(step) / CGFloat(steps)
      let angle = x / length * 2 * .pi + phase
      let point = CGPoint(
        x: rect.minX + x - length * 0.13 * sin(angle), y: rect.minY + rect.height * level - amplitude * cos(angle))
      path.addLine(to: point)
    }
    path.addLine(to: CGPoint(x: rect.maxX + length, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension View {
  /// Places the view as a disc. The radius is a part of the width of the place it is given.
  func disc(center: UnitPoint, radius: CGFloat) -> some View {
    GeometryReader { geometry in
      let size = geometry.size
      self
        .frame(width: size.width * radius * 2, height: size.width * radius * 2)
        .position(x: size.width * center.x, y: size.height * center.y)
    }
  }
}
