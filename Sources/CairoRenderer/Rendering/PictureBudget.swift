/// Keeps the bitmaps of contents within a limit by freeing those that were not shown for longest.
struct PictureBudget {
  private struct Entry { weak var picture: ContentPicture? }
  private var entries: [Entry] = []
  private var bytesSinceLook = 0
  /// About twenty screens of a large phone, in bytes (a choice).
  private static let limit = 256 << 20

  /// `added` were rasterised for the frame of that number; what it shows stays.
  mutating func add(_ added: [ContentPicture], frameNumber: Int) {
    for picture in added {
      entries.append(Entry(picture: picture))
      bytesSinceLook += picture.byteCount
    }
    if bytesSinceLook > Self.limit / 4 { freeOldest(frameNumber) }
  }

  private mutating func freeOldest(_ frameNumber: Int) {
    bytesSinceLook = 0
    var seen: Set<ObjectIdentifier> = []
    let living = entries.compactMap(\.picture).filter { $0.byteCount > 0 && seen.insert(ObjectIdentifier($0)).inserted }
    var total = living.reduce(0) { $0 + $1.byteCount }
    for picture in living.sorted(by: { $0.lastUse < $1.lastUse }) {
      guard total > Self.limit && picture.lastUse < frameNumber else { break }
      total -= picture.byteCount
      picture.forgetPieces()
    }
    entries = living.filter { $0.byteCount > 0 }.map { Entry(picture: $0) }
  }
}
