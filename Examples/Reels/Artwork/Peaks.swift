import SwiftUI

/// Ranges of mountains that fade with distance, and a moon.
struct Peaks: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    ZStack {
      Circle()
        .fill(palette.inks[0].color.opacity(0.22))
        .disc(center: moon, radius: 0.23)
      Circle()
        .fill(palette.vertical(palette.inks[0], palette.inks[1]))
        .disc(center: moon, radius: 0.16)
      ForEach(0..<5, id: \.self) { range in
        let depth = Double(range) / 4
        let ink = palette.bottom.mixed(with: palette.blend(0.5 + depth / 2), share: 0.3 + 0.7 * depth)
        Ridge(level: 0.46 + 0.36 * depth, height: 0.17 - 0.05 * depth, seed: seed * 7 + range)
          .fill(palette.vertical(ink.mixed(with: palette.inks[1], share: 0.25 * (1 - depth)), ink))
      }
    }
  }

  private var moon: UnitPoint { UnitPoint(x: seed.isMultiple(of: 2) ? 0.3 : 0.7, y: 0.26) }
}

/// Rock below a jagged line, made by halving: each middle is moved by a chance that halves with the length.
private struct Ridge: Shape {
  let level: CGFloat, height: CGFloat
  let seed: Int

  func path(in rect: CGRect) -> Path {
    var random = SeededRandom(seed: seed)
    var lifts: [Double] = [random.unit(), random.unit(), random.unit(), random.unit()]
    var roughness = 0.42
    for _ in 0..<5 {
      var finer: [Double] = []
      for (left, right) in zip(lifts, lifts.dropFirst()) {
        finer += [left, (left + right) / 2 + random.number(-1...1) * roughness]
      }
      lifts = finer + [lifts[lifts.count - 1]]
      roughness *= 0.5
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for (step, lift) in lifts.enumerated() {
      let share = CGFloat(step) / CGFloat(lifts.count - 1)
      path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: rect.minY + rect.height * (level - height * (lift - 0.5))))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
