import SwiftUI

/// A sun that sinks into stripes, behind three lines of hills, under stars.
struct RisingSun: View {
  let palette: Palette
  let seed: Int
  private let sun = Disc(center: UnitPoint(x: 0.5, y: 0.4), radius: 0.37)

  var body: some View {
    ZStack {
      Stars(seed: seed, count: 70, around: sun)
        .fill(palette.inks[0].color.opacity(0.75))
      SlicedDisc(disc: sun, slices: 8)
        .fill(palette.vertical(palette.inks[0], palette.inks[2]))
      ForEach(0..<3, id: \.self) { row in
        let depth = Double(row) / 2
        Hills(level: 0.52 + 0.12 * depth, height: 0.045 + 0.012 * depth, crests: 1.3 - 0.3 * depth, phase: Double(seed + row * 2))
          .fill(palette.vertical(palette.blend(0.55 + 0.3 * depth), palette.blend(0.8 + 0.2 * depth)))
      }
    }
  }
}

/// Where a disc lies on a cover. The radius is a part of the width.
struct Disc: Hashable {
  let center: UnitPoint
  let radius: CGFloat

  func middle(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + rect.width * center.x, y: rect.minY + rect.height * center.y)
  }
}

/// A disc whose lower half is cut into thinner and thinner stripes.
struct SlicedDisc: Shape {
  let disc: Disc
  let slices: Int

  func path(in rect: CGRect) -> Path {
    let middle = disc.middle(in: rect)
    let radius = rect.width * disc.radius
    var path = Path()
    addSegment(to: &path, middle: middle, radius: radius, from: -radius, to: -radius * 0.05)
    let step = radius * 1.05 / CGFloat(slices)
    for slice in 0..<slices {
      let top = -radius * 0.05 + step * CGFloat(slice)
      let gap = step * (0.16 + 0.5 * CGFloat(slice) / CGFloat(slices))
      addSegment(to: &path, middle: middle, radius: radius, from: top + gap, to: top + step)
    }
    return path
  }

  /// The part of the disc between two heights, both from the middle, downwards positive.
  private func addSegment(to path: inout Path, middle: CGPoint, radius: CGFloat, from top: CGFloat, to bottom: CGFloat) {
    let steps = 24
    func point(_ step: Int, side: CGFloat) -> CGPoint {
      let angle = asin(top / radius) + (asin(min(bottom / radius, 1)) - asin(top / radius)) * CGFloat(step) / CGFloat(steps)
      return CGPoint(x: middle.x + side * radius * cos(angle), y: middle.y + radius * sin(angle))
    }
    path.move(to: point(0, side: 1))
    for step in 1...steps { path.addLine(to: point(step, side: 1)) }
    for step in (0...steps).reversed() { path.addLine(to: point(step, side: -1)) }
    path.closeSubpath()
  }
}

/// Ground below a line of two sines. Levels and heights are parts of the whole height.
struct Hills: Shape {
  let level: CGFloat
  let height: CGFloat
  let crests: CGFloat
  let phase: CGFloat

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    let steps = 72
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let angle = share * crests * 2 * .pi + phase
      let lift = sin(angle) * 0.7 + sin(angle * 1.9 + phase) * 0.3
      path.addLine(to: CGPoint(x: rect.minX + rect.width * share, y: rect.minY + rect.height * (level - height * lift)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

/// Small discs, most of them in the upper half, none in front of the larger one.
struct Stars: Shape {
  let seed: Int
  let count: Int
  let around: Disc

  func path(in rect: CGRect) -> Path {
    let middle = around.middle(in: rect)
    var random = SeededRandom(seed: seed)
    var path = Path()
    for _ in 0..<count {
      let radius = rect.width * random.number(0.0015...0.005)
      let x = rect.minX + rect.width * random.unit()
      let y = rect.minY + rect.height * 0.6 * random.unit() * random.number(0.3...1)
      if hypot(x - middle.x, y - middle.y) < rect.width * around.radius + 3 * radius { continue }
      path.addEllipse(in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
    }
    return path
  }
}
