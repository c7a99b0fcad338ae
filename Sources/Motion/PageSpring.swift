import Foundation

/// The spring that takes a paging scroll view to its page, by the extent of a page in points.
///
/// UIScrollView pulls with `pull` (points per ms² and point) and keeps `friction` of the speed each millisecond; both fall off
/// with the page's extent `w` and end at 1024 points [measured]. As a spring of mass 1: stiffness `pull`, damping
/// `−ln(friction)`. The pieces below are Apple's numbers; that they act together as one continuous spring is our reading.
public enum PageSpring {
  public static func spring(pageExtent: Double) -> SpringMotion {
    let extent = pageExtent > 0 ? pageExtent : 0
    let isLong = extent > 1024
    let pull = isLong ? 0.00017 : 0.000359090909 - 1.84659091e-7 * extent
    let friction = isLong ? 0.977 : 0.966818182 + 9.94318182e-6 * extent
    return SpringMotion(stiffness: pull * 1e6, damping: -log(friction) * 1000)
  }

  /// Once at or past its target and slower than this, the page is put on it. Points per second. [measured]
  public static let restSpeed = 100.0
}
