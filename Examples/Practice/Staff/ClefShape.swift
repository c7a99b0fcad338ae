import SwiftUI

/// The sign at a staff's beginning: the treble clef curls around the line of G, the bass clef's dots stand about that of F.
struct ClefShape: Shape {
  let clef: Pitch.Clef

  /// Of a dot or a drop, in spaces of the staff.
  private struct Ball {
    let x: CGFloat, y: CGFloat, radius: CGFloat
  }

  // In spaces of the staff, from the lowest line upwards.
  private static let treble = PenStroke(points: [
    .init(0.10, 0.62, 0.10), .init(-0.28, 0.95, 0.14), .init(-0.12, 1.48, 0.17), .init(0.38, 1.55, 0.24), .init(0.86, 1.02, 0.30),
    .init(0.66, 0.28, 0.28), .init(0.05, 0.00, 0.26), .init(-0.72, 0.28, 0.32), .init(-1.05, 1.12, 0.38),
    .init(-0.72, 2.10, 0.40),
    .init(-0.02, 2.92, 0.34), .init(0.50, 3.62, 0.30), .init(0.66, 4.45, 0.26), .init(0.40, 5.20, 0.14), .init(0.02, 4.85, 0.18),
    .init(-0.14, 4.10, 0.20), .init(0.02, 2.60, 0.16), .init(0.26, 0.80, 0.16), .init(0.44, -0.80, 0.17),
    .init(0.30, -1.42, 0.20),
    .init(-0.10, -1.62, 0.18), .init(-0.42, -1.42, 0.16),
  ])
  private static let trebleBalls = [Ball(x: -0.34, y: -1.12, radius: 0.34)]
  private static let bass = PenStroke(points: [
    .init(-0.98, 3.02, 0.14), .init(-0.92, 3.55, 0.20), .init(-0.30, 4.02, 0.26), .init(0.45, 3.78, 0.46),
    .init(0.74, 3.05, 0.56),
    .init(0.52, 2.10, 0.40), .init(-0.15, 1.15, 0.24), .init(-1.10, 0.45, 0.10),
  ])
  private static let bassBalls = [
    Ball(x: -0.66, y: 2.98, radius: 0.38), Ball(x: 1.32, y: 3.5, radius: 0.2), Ball(x: 1.32, y: 2.5, radius: 0.2),
  ]

  func path(in rect: CGRect) -> Path {
    var path = clef == .treble ? Self.treble.outline : Self.bass.outline
    for ball in clef == .treble ? Self.trebleBalls : Self.bassBalls {
      path.addEllipse(
        in: CGRect(x: ball.x - ball.radius, y: ball.y - ball.radius, width: 2 * ball.radius, height: 2 * ball.radius))
    }
    let scale = StaffMetrics.space
    let toStaff = CGAffineTransform(translationX: rect.minX + 1.5 * scale, y: rect.minY + StaffMetrics.y(of: 0) + 0.5)
      .scaledBy(x: scale, y: -scale)
    return path.applying(toStaff)
  }
}
