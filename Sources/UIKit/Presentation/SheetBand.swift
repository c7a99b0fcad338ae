import CoreGraphics
import Motion

/// How far a sheet follows fingers that pull it beyond the heights it may have.
struct SheetBand {
  /// The heights that it follows to the point.
  let limits: ClosedRange<CGFloat>
  /// What pulling up for ever would reach beyond the limits: the window's upper edge. And down.
  let above: CGFloat, below: CGFloat

  func shown(for height: CGFloat) -> CGFloat {
    let (low, high) = (limits.lowerBound, limits.upperBound)
    if height > high { return high + CGFloat(RubberBand(range: Double(above)).shown(forPull: Double(height - high))) }
    if height < low { return low + CGFloat(RubberBand(range: Double(below)).shown(forPull: Double(height - low))) }
    return height
  }

  /// The pull behind what is shown: a sheet that is caught while it is beyond its limits does not jump.
  func value(forShown height: CGFloat) -> CGFloat {
    let (low, high) = (limits.lowerBound, limits.upperBound)
    if height > high { return high + pull(height - high, above) }
    if height < low { return low + pull(height - low, below) }
    return height
  }
  private func pull(_ shown: CGFloat, _ range: CGFloat) -> CGFloat {
    // No pull reaches the range: a spring may have.
    let farthest = 0.95 * Double(range)
    return CGFloat(RubberBand(range: Double(range)).pull(forShown: min(max(Double(shown), -farthest), farthest)))
  }
}
