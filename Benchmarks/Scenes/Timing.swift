import Touchstone

/// Runs `step` again and again and prints what one costs, by the figures of the peers: CPU, wall, and frames that were drawn.
@MainActor
func time(_ screen: Screen, prefix: String = "", steps: Int, _ step: (Int) -> Void) {
  var walls: [Double] = []
  let drawn = screen.work.framesDrawn
  let cpu = Meters.cpu
  for index in 0..<steps {
    let start = Meters.wall
    step(index)
    walls.append(Meters.wall - start)
  }
  report(prefix + "cpu", (Meters.cpu - cpu) / Double(steps), "ms")
  walls.sort()
  report(prefix + "wall", walls.reduce(0, +) / Double(steps), "ms")
  report(prefix + "wall-median", walls[steps / 2], "ms")
  report(prefix + "wall-p95", walls[steps * 95 / 100], "ms")
  report(prefix + "wall-max", walls[steps - 1], "ms")
  report(prefix + "frames-per-step", Double(screen.work.framesDrawn - drawn) / Double(steps), "frames")
}
