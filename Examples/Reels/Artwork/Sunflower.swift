import SwiftUI

/// Seeds set one golden angle after the other.
struct Sunflower: View {
  let palette: Palette
  let seed: Int

  var body: some View {
    ZStack {
      ForEach(0..<6, id: \.self) { band in
        SeedHead(center: UnitPoint(x: 0.5, y: 0.42), band: band, bandCount: 6, turn: Double(seed))
          .fill(color(band: band))
      }
    }
  }

  private func color(band: Int) -> Color {
    // The ink that would vanish in the ground is left out.
    let inks = palette.top.isLight ? palette.inks.dropFirst() : palette.inks.dropLast()
    return inks[inks.startIndex + (band + seed) % inks.count].color
  }
}

/// The seeds of every `bandCount`-th arm, from the middle outwards, larger with the distance.
struct SeedHead: Shape {
  let center: UnitPoint
  let band: Int, bandCount: Int
  let turn: Double

  private static let goldenAngle = Double.pi * (3 - 5.squareRoot())
  private static let seedCount = 620

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
    let reach = hypot(rect.width, rect.height) * 0.6
    var path = Path()
    // 21 arms wind to the right in a head of this size; neighbours in an arm are 21 seeds apart.
    for number in 1..<Self.seedCount where number % 21 * bandCount / 21 == band {
      let share = (Double(number) / Double(Self.seedCount)).squareRoot()
      let angle = turn + Double(number) * Self.goldenAngle
      let radius = reach * 0.037 * (0.35 + 0.65 * share)
      path.addEllipse(
        in: CGRect(
          x: middle.x + reach * share * cos(angle) - radius, y: middle.y + reach * share * sin(angle) - radius,
          width: 2 * radius, height: 2 * radius))
    }
    return path
  }
}
