/// What changed in one tree since the host last took it: the commit of a frame.
public final class LayerLog {
  /// Layers with a change, each once, in the order of their first change.
  public private(set) var changed: [Layer] = []
  /// Layers that left the tree (each the top of what left).
  public private(set) var removed: [Layer] = []
  /// Property writes that changed something, ever; a work counter for tests.
  public internal(set) var writes = 0

  public init() {}

  public var isEmpty: Bool { changed.isEmpty && removed.isEmpty }

  func noteChange(of layer: Layer) { changed.append(layer) }
  func noteRemoval(of layer: Layer) { removed.append(layer) }

  /// Hands over the changes and starts anew. The caller reads `layer.changes`, then clears them by `clearChanges()`.
  public func take() -> (changed: [Layer], removed: [Layer]) {
    defer {
      changed = []
      removed = []
    }
    return (changed, removed)
  }
}
