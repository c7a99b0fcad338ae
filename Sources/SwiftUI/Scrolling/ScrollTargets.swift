import AttributeGraph
import CoreGraphics
import LayerTree

/// The views in a scroll view's content that can be asked for by their identity: rows of a `ForEach` and views with an `id(_:)`.
final class ScrollTargets {
  private struct WeakBranch { weak var branch: Branch? }
  private var branches: [AnyHashable: [WeakBranch]] = [:]
  private var identities: [ObjectIdentifier: AnyHashable] = [:]
  private var layouts: [MarkedLayout] = []
  private struct MarkedLayout {
    weak var layout: (any ScrollTargetLayout)?
    weak var subgraph: Subgraph?
    let isEnabled: () -> Bool
    var isTarget: Bool { subgraph?.isAlive == true && isEnabled() }
  }

  func add(_ branch: Branch, _ id: AnyHashable) {
    branches[id, default: []].append(WeakBranch(branch: branch))
    identities[ObjectIdentifier(branch)] = id
    let key = ObjectIdentifier(branch)
    branch.subgraph.onEnd { [weak self] in self?.remove(key, id) }
  }
  private func remove(_ key: ObjectIdentifier, _ id: AnyHashable) {
    identities[key] = nil
    branches[id]?.removeAll { entry in entry.branch.map { ObjectIdentifier($0) == key } ?? true }
    if branches[id]?.isEmpty == true { branches[id] = nil }
  }

  /// The items of the first view with the identity.
  func items(of id: AnyHashable) -> [Item] {
    for entry in branches[id] ?? [] {
      guard let branch = entry.branch, branch.subgraph.isAlive, !branch.isLeaving else { continue }
      var items: [Item] = []
      branch.outputs.collect(into: &items)
      if !items.isEmpty { return items }
    }
    return []
  }

  /// The identity of the row that an item belongs to.
  func id(of item: Item) -> AnyHashable? {
    var branch = item.branch
    while let current = branch {
      if let id = identities[ObjectIdentifier(current)] { return id }
      branch = current.outer
    }
    return nil
  }

  // MARK: Target layouts

  func add(_ layout: any ScrollTargetLayout, in subgraph: Subgraph, isEnabled: @escaping () -> Bool) {
    layouts.removeAll { $0.layout == nil || $0.subgraph == nil }
    layouts.append(MarkedLayout(layout: layout, subgraph: subgraph, isEnabled: isEnabled))
  }
  /// The views of the containers that are marked by `scrollTargetLayout`, as far as they are there.
  var layoutItems: [Item] { layouts.flatMap { $0.isTarget ? $0.layout?.targetItems ?? [] : [] } }
}

/// A container whose views are targets.
protocol ScrollTargetLayout: AnyObject {
  var targetItems: [Item] { get }
}

extension ScrollCore {
  /// Where an item lies in the moving space.
  func frame(of item: Item) -> CGRect? {
    viewGraph.graph.untracked {
      guard let place = item.currentPlace, !place.isNowhere else { return nil }
      var rect = CGRect(origin: .zero, size: place.size.size)
      var node: SpaceNode = item
      while node !== space {
        rect = rect.applying(node.transformToParent())
        guard let parent = node.parent else { return nil }
        node = parent
      }
      return rect
    }
  }

  /// Where the view with the identity lies, or would; nil when nobody knows it.
  func frame(of id: AnyHashable) -> CGRect? {
    for container in lazyContainersAlive {
      if let frame = container.frame(of: id) { return frame }
    }
    let frames = targets.items(of: id).compactMap { frame(of: $0) }
    return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
  }

  /// The targets that are there, by their place along the axis.
  func targetFrames(_ axis: Axis) -> [(id: AnyHashable?, frame: CGRect)] {
    targets.layoutItems.compactMap { item in frame(of: item).map { (targets.id(of: item), $0) } }
      .sorted { $0.frame.origin[axis] < $1.frame.origin[axis] }
  }
}
