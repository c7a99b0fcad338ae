import CoreGraphics
import LayerTree

/// Eight spokes that take turns, in steps, as iOS's activity indicator: the brightest points up, the others fade against the clock.
package enum SpinnerPicture {
  /// Points of the medium size.
  package static let side: CGFloat = 20
  package static let spokes = 8
  /// Seconds for a whole turn.
  package static let turn = 1.0
  /// Seconds from one step to the next.
  package static let step = turn / Double(spokes)
  /// Points: where a spoke begins and ends, and its width, at the medium size.
  private static let inner: CGFloat = 5, outer: CGFloat = 10, width: CGFloat = 2.5
  /// The brightest and the faintest spoke.
  private static let alphas = (1.0, 0.25)

  /// In a square of `side` points.
  package static func commands(_ color: PaintColor, side: CGFloat = Self.side) -> [PaintCommand] {
    let factor = side / Self.side
    return (0..<spokes).map { index in
      let part = Double(index) / Double(spokes)
      var faded = color
      faded.alpha *= alphas.0 + (alphas.1 - alphas.0) * part
      let transform = CGAffineTransform(translationX: side / 2, y: side / 2).rotated(by: -2 * .pi * CGFloat(part))
        .scaledBy(x: factor, y: factor)
      let path = CGMutablePath()
      path.addRoundedRect(
        in: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner), cornerWidth: width / 2,
        cornerHeight: width / 2, transform: transform)
      return .fill(path, .color(faded), evenOdd: false)
    }
  }

  /// How far the wheel is turned at a time of the frames' clock, about the middle of its square.
  package static func transform(at time: Double, side: CGFloat = Self.side) -> CGAffineTransform {
    let count = steps(at: time).truncatingRemainder(dividingBy: Double(spokes))
    let half = side / 2
    return CGAffineTransform(translationX: half, y: half).rotated(by: 2 * .pi * count / CGFloat(spokes))
      .translatedBy(x: -half, y: -half)
  }
  /// A clock that adds up fractions may be a hair early.
  private static func steps(at time: Double) -> Double { (time / step + 1e-6).rounded(.down) }
  package static func nextStep(after time: Double) -> Double { (steps(at: time) + 1) * step }
}
