import Touchstone

/// S3: from nothing to the first drawn frame of many views. Starting the runtime is not part of it.
@MainActor
enum Creation {
  static func run(count: Int, picture: String?) throws {
    let empty = try GridView.makeScreen(count: 0)
    empty.isWatched = true
    let peak = Meters.peakMemory, resident = Meters.residentMemory
    let cpu = Meters.cpu, wall = Meters.wall
    let screen = try GridView.makeScreen(count: count)
    let built = Meters.wall
    screen.isWatched = true
    report("cpu", Meters.cpu - cpu, "ms")
    report("wall", Meters.wall - wall, "ms")
    report("wall-unpainted", built - wall, "ms")
    report("peak", Meters.peakMemory, "MB")
    report("peak-above-empty", Meters.peakMemory - peak, "MB")
    report("resident-above-empty", Meters.residentMemory - resident, "MB")
    report("rules", Double(screen.work.rulesRun), "rules")
    if let picture { try screen.picture().write(to: picture) }
    withExtendedLifetime(empty) {}
  }
}
