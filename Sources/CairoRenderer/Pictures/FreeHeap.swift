import CRaster

/// Gives free memory of the heap back to the system when a host comes to rest.
///
/// The allocator keeps what blocks have left, in the hope of the next ones: its highest mark, scattered over pages that nobody uses.
/// A program that runs for days would hold what its busiest second needed. At rest nobody waits for a frame, so that is when pages
/// go back; each costs a page fault once it is needed again. Every host does it, a test's screen as well as the window.
package struct FreeHeap {
  /// 15 s of work at 60 frames a second (a choice): a screen that is tapped and rests a thousand times a second must not pay each time.
  package static let framesBetween = 900
  /// How many frames had run when pages were last given back.
  package private(set) var framesAtLast = 0

  package init() {}

  /// To be called at rest, with the number of frames run since the start.
  /// - Returns: Whether so many have run that it was time.
  @discardableResult
  package mutating func giveBack(afterFrames frames: Int) -> Bool {
    guard frames >= framesAtLast + Self.framesBetween else { return false }
    framesAtLast = frames
    _ = raster_give_back_free_heap()
    return true
  }
}
