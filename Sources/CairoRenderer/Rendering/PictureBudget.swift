/// Holds bitmaps that can be made again from what is known.
protocol BitmapHolder: AnyObject {
  /// The number of the last frame that showed it.
  var lastUse: Int { get }
  /// Bytes of the bitmaps held.
  var byteCount: Int { get }
  /// Frees the bitmaps; they are made again when they are shown.
  func forgetBitmaps()
}

/// Keeps the bitmaps of contents, groups and backdrops within a limit by freeing those that were not shown for longest.
struct PictureBudget {
  private struct Entry { weak var holder: (any BitmapHolder)? }
  private var entries: [Entry] = []
  private var bytesSinceLook = 0
  /// About eleven screens of a large phone, in bytes (a choice).
  static let limit = 128 << 20

  /// `added` got bitmaps for the frame of that number, `bytes` together; what the frame shows stays.
  mutating func add(_ added: [any BitmapHolder], bytes: Int, frameNumber: Int) {
    for holder in added { entries.append(Entry(holder: holder)) }
    bytesSinceLook += bytes
    if bytesSinceLook > Self.limit / 4 || entries.count > mostEntries { freeOldest(frameNumber) }
  }

  private mutating func freeOldest(_ frameNumber: Int) {
    bytesSinceLook = 0
    var seen: Set<ObjectIdentifier> = []
    let living = entries.compactMap(\.holder).filter { $0.byteCount > 0 && seen.insert(ObjectIdentifier($0)).inserted }
    var total = living.reduce(0) { $0 + $1.byteCount }
    for holder in living.sorted(by: { $0.lastUse < $1.lastUse }) {
      guard total > Self.limit && holder.lastUse < frameNumber else { break }
      total -= holder.byteCount
      holder.forgetBitmaps()
    }
    entries = living.filter { $0.byteCount > 0 }.map { Entry(holder: $0) }
    mostEntries = max(Self.fewestEntries, entries.count * 2)
  }

  /// Small bitmaps that come and go leave entries behind: past this many, those of holders that are gone are dropped.
  private var mostEntries = PictureBudget.fewestEntries
  private static let fewestEntries = 4096
}
