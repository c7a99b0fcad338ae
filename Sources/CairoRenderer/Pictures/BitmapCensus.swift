import CoreGraphics

/// What a bitmap of the renderer is for: who holds it.
package enum BitmapPurpose: String, CaseIterable {
  /// What a screen shows.
  case frame
  /// A layer's own content.
  case content
  /// A layer and all below it, before its filter, its shadow and its transform.
  case group
  /// The shape that a group is cut to.
  case clip
  case filtered, shadow, transformed
  /// What is seen of a blurred background.
  case backdrop
  /// A part of a huge picture.
  case tile
  /// Needed while something is drawn.
  case scratch
}

/// How many bitmaps live, and what they hold: the proof that nobody keeps more of them the longer a program runs.
///
/// Counts all renderers and threads of the process. Pictures that were handed out, and images that were decoded, are not among them: they
/// belong to whoever holds them.
package final class BitmapCensus: @unchecked Sendable {
  package struct Entry: Equatable {
    package var count = 0, bytes = 0
  }
  package static let shared = BitmapCensus()

  private let lock = NSLock()
  private var entries: [BitmapPurpose: Entry] = [:]

  /// Those that live now; a purpose without any is left out.
  package var living: [BitmapPurpose: Entry] {
    lock.lock()
    defer { lock.unlock() }
    return entries.filter { $0.value.count > 0 }
  }
  package var total: Entry {
    living.values.reduce(into: Entry()) { sum, entry in
      sum.count += entry.count
      sum.bytes += entry.bytes
    }
  }

  /// Bytes of memory that wait to be used for other bitmaps.
  package var bytesWaiting: Int { BitmapMemory.bytesWaiting }

  func add(_ count: Int, bytes: Int, _ purpose: BitmapPurpose) {
    lock.lock()
    defer { lock.unlock() }
    entries[purpose, default: Entry()].count += count
    entries[purpose, default: Entry()].bytes += bytes
  }
}
