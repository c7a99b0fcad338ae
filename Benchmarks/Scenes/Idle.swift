import Foundation
import Touchstone

/// S7: a screen at rest for 5 s of real time, run by a host that sleeps until the runtime wants a frame.
@MainActor
enum Idle {
  static func run(photos: String) throws {
    let screen = try Pager.makeScreen(photos: photos)
    screen.isWatched = true
    try screen.settle()
    let frames = screen.work.framesRun
    let cpu = Meters.cpu, start = Meters.wall, waits = Meters.waits
    let duration = 5_000.0
    var wakeUps = 0
    while true {
      let elapsed = Meters.wall - start
      guard elapsed < duration else { break }
      screen.advance(by: max(0, elapsed / 1e3 - screen.now))
      let due = screen.application.frames.nextWakeUp.map { ($0 - screen.now) * 1e3 } ?? .infinity
      if due < duration - elapsed { wakeUps += 1 }
      usleep(UInt32(max(0, min(due, duration - elapsed)) * 1e3))
    }
    report("cpu-in-5s", Meters.cpu - cpu, "ms")
    report("frames-in-5s", Double(screen.work.framesRun - frames), "frames")
    report("wake-ups-in-5s", Double(wakeUps), "times")
    // One is the host's own sleep.
    report("waits-in-5s", Double(Meters.waits - waits), "times")
  }
}
