import SwiftUI
import Touchstone

/// S2: one number among many changes 120 times, a frame each; then 1,000 times without painting.
@MainActor
enum LeafOfGrid {
  static func run(count: Int) throws {
    let handle = CellHandle()
    let screen = try GridView.makeScreen(count: count, target: (210, handle))
    screen.isWatched = true
    try screen.settle()
    time(screen, steps: 120) { step in
      handle.show(step)
      screen.advance(by: 1 / 60)
    }
    screen.isWatched = false
    let rules = screen.work.rulesRun
    let cpu = Meters.cpu
    for step in 0..<1_000 {
      handle.show(step)
      screen.advance(by: 1 / 60)
    }
    report("update-only-cpu", (Meters.cpu - cpu) / 1_000, "ms")
    report("update-only-rules", Double(screen.work.rulesRun - rules) / 1_000, "rules")
  }
}
