/// What changed in one tree since the host last took it: the commit of a frame.
///
/// A layer that left needs no entry: it is no longer among its parent's children, and that is a change of the parent. Where
/// nobody takes the changes, layers that left are dropped from time to time, so that the log is never much longer than the tree
/// is large and holds nothing that nobody will see.
public final class LayerLog {
  /// Layers with a change, in the order of their first change. One that left and came back may be named twice; one that left may still be
  /// named: it has no log.
  public private(set) var changed: [Layer] = []
  /// Property writes that changed something, ever; a work counter for tests.
  public internal(set) var writes = 0
  /// When the log is this long, what is not needed is dropped.
  private var nextLook = LayerLog.shortest
  private static let shortest = 1024

  public init() {}

  /// Nothing is waiting to be drawn.
  public var isEmpty: Bool { changed.isEmpty }

  func noteChange(of layer: Layer) {
    changed.append(layer)
    if changed.count >= nextLook { dropWhatLeft() }
  }

  private func dropWhatLeft() {
    var seen: Set<ObjectIdentifier> = []
    changed = changed.filter { $0.log === self && seen.insert(ObjectIdentifier($0)).inserted }
    nextLook = max(Self.shortest, changed.count * 2)
  }

  /// Hands over the changes and starts anew. The caller reads `layer.changes`, then clears them by `clearChanges()`.
  public func take() -> [Layer] {
    defer {
      changed = []
      nextLook = Self.shortest
    }
    return changed
  }
}
