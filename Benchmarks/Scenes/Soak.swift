import CairoRenderer
import Foundation

/// `touchstone-bench soak EVENTS [SEED] [PERIOD]`, and the other soaks.
@MainActor
enum Soak {
  /// Memory may grow by this part over the second half.
  private static let growthLimit = 0.02
  /// What is too short proves nothing of growth.
  private static let fewestEvents = 100_000
  private static let samples = 400
  /// Between two looks at the memory; each of them comes at a rest, and fewer events would make for many rests.
  private static let fewestEventsOfSample = 250
  /// The last touches before something went wrong.
  private static let linesOfFailure = 60

  /// What the process holds for itself, in MB. Pages of programs and libraries are not counted: they are the system's, and how many of
  /// them are counted as this process's own changes with the number of processes that run the same ones.
  private struct Memory {
    let resident = Meters.anonymousMemory
    /// Of blocks that were allocated and not freed.
    let heap = Meters.heapInUse
    /// What the renderer draws on.
    let bitmaps = Double(BitmapCensus.shared.total.bytes + BitmapCensus.shared.bytesWaiting) / 1_048_576
  }

  static func run(_ soak: some SoakScene, events: Int) throws {
    let start = Meters.wall
    var memory: [Memory] = []
    while soak.fingers.events < events {
      do {
        try soak.play(events: max(events / samples, fewestEventsOfSample))
      } catch {
        for line in soak.screen.touchLog.suffix(linesOfFailure) { print("# \(line)") }
        // From a rest the same touches can be played again without all that came before.
        for mark in soak.fingers.marks {
          print("# after \(mark.events) events at rest; goes on as seed \(Int64(bitPattern: mark.seed))")
        }
        throw error
      }
      memory.append(Memory())
    }
    report("events", Double(soak.fingers.events), "events")
    report("seconds", (Meters.wall - start) / 1e3, "s")
    for count in soak.counts { report(count.name, Double(count.count), "times") }

    let half = memory.count / 2
    let line = Line(through: memory[half...].map(\.resident)), growth = line.growth
    report("memory", line.start, "MB")
    report("memory-growth-in-second-half", growth * 100, "percent")
    report("memory-at-half", memory[half].resident, "MB")
    report("memory-at-end", memory.last?.resident ?? .nan, "MB")
    let heap = Line(through: memory[half...].map(\.heap))
    report("heap-in-use", heap.start, "MB")
    report("heap-in-use-growth", heap.growth * 100, "percent")
    // What the renderer draws on is counted, not measured: the rest grows or does not on its own.
    let rest = Line(through: memory[half...].map { $0.resident - $0.bitmaps })
    report("memory-without-bitmaps", rest.start, "MB")
    report("memory-without-bitmaps-growth", rest.growth * 100, "percent")
    report("bitmaps-at-most-in-first-half", memory[..<half].map(\.bitmaps).max() ?? 0, "MB")
    report("bitmaps-at-most-in-second-half", memory[half...].map(\.bitmaps).max() ?? 0, "MB")
    for (purpose, entry) in BitmapCensus.shared.living.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      report("bitmaps-\(purpose.rawValue)", Double(entry.count), "bitmaps")
    }
    for count in soak.counts where count.count < events / count.eventsForOne {
      throw SceneError("\(count.name): \(count.count) times in \(events) events is too seldom to prove anything")
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
