import CoreGraphics

/// Tiles read from disk, kept as long as there is room for them. Belongs to the thread that draws, but pictures leave on any.
final class TileCache: @unchecked Sendable {
  private struct Key: Hashable {
    let store: ObjectIdentifier, tile: Pyramid.Tile
  }
  private struct Entry {
    let bitmap: Bitmap
    weak var store: PyramidStore?
    var lastUse: Int
  }
  private var entries: [Key: Entry] = [:]
  private var use = 0
  private let lock = NSRecursiveLock()
  private(set) var byteCount = 0
  /// In bytes (a choice): what a large phone shows at the worst scale. A screen that shows more gets it, until the next drawing.
  var limit = 64 << 20

  var count: Int { entries.count }

  /// One drawing begins: the tiles of the one before may go.
  func beginDrawing() {
    lock.lock()
    defer { lock.unlock() }
    use += 1
    guard byteCount > limit else { return }
    for (key, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard byteCount > limit else { break }
      byteCount -= entry.bitmap.byteCount
      entries[key] = nil
    }
  }

  /// Makes room before more is read than fits; what this drawing has used stays.
  private func makeRoom(for bytes: Int) {
    guard byteCount + bytes > limit else { return }
    for (key, entry) in entries.filter({ $0.value.lastUse < use }).sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      byteCount -= entry.bitmap.byteCount
      entries[key] = nil
      // A little more than is needed, so that the next tiles don't sort again.
      guard byteCount + bytes > limit - limit / 8 else { break }
    }
  }

  func tile(_ tile: Pyramid.Tile, of store: PyramidStore, isOpaque: Bool) -> Bitmap? {
    lock.lock()
    defer { lock.unlock() }
    let key = Key(store: ObjectIdentifier(store), tile: tile)
    if let entry = entries[key], entry.store === store {
      entries[key]?.lastUse = use
      return entry.bitmap
    }
    let (width, height) = store.pyramid.storedSize(of: tile)
    makeRoom(for: width * height * 4)
    let bitmap = Bitmap(uncleared: width, height: height, isOpaque: isOpaque)
    guard store.read(tile, into: bitmap.pixels) else { return nil }
    if let old = entries[key] { byteCount -= old.bitmap.byteCount }
    entries[key] = Entry(bitmap: bitmap, store: store, lastUse: use)
    byteCount += bitmap.byteCount
    return bitmap
  }

  func forget(_ store: PyramidStore) {
    lock.lock()
    defer { lock.unlock() }
    for (key, entry) in entries where key.store == ObjectIdentifier(store) {
      byteCount -= entry.bitmap.byteCount
      entries[key] = nil
    }
  }
}
