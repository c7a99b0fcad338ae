import CoreGraphics

/// What is to happen at a time of the frames' clock.
struct FrameTimers {
  private struct Entry {
    let id: Int, time: TimeInterval, isDecoration: Bool, action: @MainActor () -> Void
  }
  private var entries: [Entry] = []
  private(set) var lastID = 0

  var earliest: TimeInterval? { entries.first?.time }
  /// Without those that go on for ever and change nothing but a picture.
  var earliestBeforeRest: TimeInterval? { entries.first { !$0.isDecoration }?.time }

  /// Entries of one time keep the order in which they were added. A time that is not finite never comes.
  mutating func add(at time: TimeInterval, isDecoration: Bool, _ action: @escaping @MainActor () -> Void) -> Int {
    lastID += 1
    guard time.isFinite else { return lastID }
    let index = entries.firstIndex { $0.time > time } ?? entries.count
    entries.insert(Entry(id: lastID, time: time, isDecoration: isDecoration, action: action), at: index)
    return lastID
  }

  mutating func remove(_ id: Int) { entries.removeAll { $0.id == id } }

  /// The first entry that is due, taken out; of those with a greater number than `id`, none.
  mutating func takeDue(at time: TimeInterval, upTo id: Int = .max) -> (id: Int, action: @MainActor () -> Void)? {
    guard let index = entries.firstIndex(where: { $0.id <= id || $0.time > time }), entries[index].time <= time else {
      return nil
    }
    let entry = entries.remove(at: index)
    return (entry.id, entry.action)
  }
}
