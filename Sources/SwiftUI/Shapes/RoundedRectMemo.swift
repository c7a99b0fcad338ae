import CoreGraphics

/// The rounded rectangles that were made last: the cells of a grid, and the layers they are drawn on, share one outline.
final class RoundedRectMemo: @unchecked Sendable {
  struct Key: Hashable {
    let rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle
  }
  static let shared = RoundedRectMemo()

  private let lock = NSLock()
  private var entries: [(key: Key, path: Path)] = []
  private var next = 0
  /// A choice: few sizes are in use at one time.
  private static let capacity = 8

  /// The outline for `key`, made by `make` where it is not known. A path that is written to becomes one of its own.
  func path(_ key: Key, _ make: () -> Path) -> Path {
    lock.lock()
    defer { lock.unlock() }
    for entry in entries where entry.key == key { return entry.path }
    let path = make()
    if entries.count < Self.capacity {
      entries.append((key, path))
    } else {
      entries[next] = (key, path)
      next = (next + 1) % Self.capacity
    }
    return path
  }
}
