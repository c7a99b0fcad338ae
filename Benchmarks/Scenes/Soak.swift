import CairoRenderer
import Foundation

/// `touchstone-bench soak EVENTS [SEED] [PERIOD]`
@MainActor
enum Soak {
  /// Memory may grow by this part over the second half.
  private static let growthLimit = 0.02
  /// What is too short proves nothing of growth.
  private static let fewestEvents = 100_000
  private static let samples = 400

  static func run(events: Int, seed: Int, picturePeriod: Int?) throws {
    let soak = try FeedSoak(seed: UInt64(seed), picturePeriod: picturePeriod)
    let start = Meters.wall
    var resident: [Double] = [], bitmaps: [Double] = []
    while soak.fingers.events < events {
      try soak.play(events: events / samples)
      resident.append(Meters.residentMemory)
      bitmaps.append(Double(BitmapCensus.shared.total.bytes + BitmapCensus.shared.bytesWaiting) / 1_048_576)
    }
    let half = resident.count / 2
    report("events", Double(soak.fingers.events), "events")
    report("seconds", (Meters.wall - start) / 1e3, "s")
    report("page-changes", Double(soak.pageChanges), "times")
    report("likes", Double(soak.likes), "times")
    report("rests-on-a-card", Double(soak.rests), "times")
    let line = Line(through: Array(resident[half...])), growth = line.growth
    report("memory", line.start, "MB")
    report("memory-growth-in-second-half", growth * 100, "percent")
    report("memory-at-half", resident[half], "MB")
    report("memory-at-end", resident.last ?? .nan, "MB")
    // What the renderer draws on is counted, not measured: the rest grows or does not on its own.
    let rest = Line(through: zip(resident, bitmaps).dropFirst(half).map { $0 - $1 })
    report("memory-without-bitmaps", rest.start, "MB")
    report("memory-without-bitmaps-growth", rest.growth * 100, "percent")
    report("bitmaps-at-most-in-first-half", bitmaps[..<half].max() ?? 0, "MB")
    report("bitmaps-at-most-in-second-half", bitmaps[half...].max() ?? 0, "MB")
    for (purpose, entry) in BitmapCensus.shared.living.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      report("bitmaps-\(purpose.rawValue)", Double(entry.count), "bitmaps")
    }
    let expected = events / 200
    guard soak.pageChanges >= expected, soak.likes >= expected else {
      throw SceneError("fewer than \(expected) changes of page or likes: nothing is proved")
    }
    guard growth < growthLimit || events < fewestEvents else {
      throw SceneError("memory grew by \(growth * 100) % in the second half")
    }
  }

  /// The straight line with the least squares through values at even distances: single values of memory jump by what is shown just then.
  private struct Line {
    /// At the first value, and as a part of that up to the last.
    let start: Double, growth: Double

    init(through values: [Double]) {
      let count = Double(values.count), middle = (count - 1) / 2, mean = values.reduce(0, +) / count
      let slope =
        values.enumerated().reduce(0) { $0 + (Double($1.offset) - middle) * ($1.element - mean) }
        / values.indices.reduce(0) { $0 + (Double($1) - middle) * (Double($1) - middle) }
      start = mean - slope * middle
      growth = slope * (count - 1) / start
    }
  }
}
