import SwiftUI
import Touchstone
import UIKit

/// Random fingers on scroll views in scroll views. At every rest all of them are inside their edges and their limits of zooming.
@MainActor
final class NestedSoak: SoakScene {
  let screen: Screen
  let fingers: RandomFingers
  let picturePeriod: Int?
  var movements = 0
  private var rests = 0, moves = 0, zooms = 0
  private final class Taps { var count = 0 }
  private let taps = Taps()
  /// How many scroll views have moved since they were last seen.
  private var offsets: [ObjectIdentifier: (offset: CGPoint, scale: CGFloat)] = [:]

  init(seed: UInt64, picturePeriod: Int? = nil) throws {
    self.picturePeriod = picturePeriod
    let taps = taps
    screen = try Screen(.iPhone14) { NestedView { taps.count += 1 } }
    try screen.settle()
    fingers = RandomFingers(screen: screen, seed: seed, habit: .zooming)
  }

  var counts: [SoakCount] {
    [
      SoakCount(name: "offsets-changed", count: moves, eventsForOne: 200),
      SoakCount(name: "zooms", count: zooms, eventsForOne: 2_000),
      SoakCount(name: "taps", count: taps.count, eventsForOne: 2_000), SoakCount(name: "rests", count: rests, eventsForOne: 200),
    ]
  }

  func checkRest() throws {
    rests += 1
    var seen: [ObjectIdentifier: (offset: CGPoint, scale: CGFloat)] = [:]
    for view in screen.scrollViews {
      let place = (offset: view.contentOffset, scale: view.zoomScale)
      if let old = offsets[ObjectIdentifier(view)] {
        if old.offset != place.offset { moves += 1 }
        if old.scale != place.scale { zooms += 1 }
      }
      seen[ObjectIdentifier(view)] = place
    }
    offsets = seen
  }
}
