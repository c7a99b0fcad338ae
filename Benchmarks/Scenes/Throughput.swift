import Foundation
import Touchstone

/// S6: how fast a test is.
@MainActor
enum Throughput {
  /// Cold: a process starts, taps once, looks at what came of it and, where `picture` names a file, writes a PNG there.
  static func cold(photos: String, picture: String?) throws {
    let screen = try Pager.makeScreen(photos: photos)
    let finger = screen.finger()
    finger.down(at: Pager.button)
    finger.up()
    let taps = try Pager.taps(screen)
    if let picture {
      let start = Meters.wall
      try screen.picture().write(to: picture)
      report("screenshot-wall", Meters.wall - start, "ms")
    }
    report("taps-counted", taps, "taps")
  }

  /// Warm: 2,000 taps, each down, up, its action, all that its state changes, and a look at the result.
  static func warm(photos: String) throws {
    let screen = try Pager.makeScreen(photos: photos)
    try screen.settle()
    let counter = try screen.find(id: "taps")
    let finger = screen.finger()
    let count = 2000
    let cpu = Meters.cpu, wall = Meters.wall
    let done = try screen.work {
      for tap in 1...count {
        finger.down(at: Pager.button)
        finger.up()
        guard counter.value == "\(tap)" else { throw SceneError("tap \(tap) is not seen: \(counter.value ?? "nothing")") }
      }
    }
    let seconds = (Meters.wall - wall) / 1e3
    report("taps-per-second", Double(count) / seconds, "per-s")
    report("cpu-per-tap", (Meters.cpu - cpu) / Double(count), "ms")
    report("taps-counted", try Pager.taps(screen), "taps")
    report("rules-per-tap", Double(done.rulesRun) / Double(count), "rules")
    report("bodies-per-tap", Double(done.bodiesRun) / Double(count), "bodies")
    report("frames-per-tap", Double(done.framesRun) / Double(count), "frames")
  }
}
