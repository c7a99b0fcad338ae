import LayerTree
import UIKit

/// Something that can have the keyboard's focus: a text field.
final class FocusItem {
  /// Where it lies; items follow one another as their layers do in the tree.
  let layer: Layer
  /// The `.focused` modifiers around it, innermost first.
  var bonds: [FocusBond] = []
  var isEnabled = true
  /// What `take` and `give` need.
  weak var owner: AnyObject?
  /// Takes the focus, and gives it up, as the first responder of its window.
  var take: () -> Void = {}
  var give: () -> Void = {}

  init(layer: Layer) { self.layer = layer }
}

/// Keeps `@FocusState` and the first responder alike, for the views of one host. Main thread only.
///
/// The first responder is the truth. When it changes, the states of the fields that lost and got the focus are written. When a
/// state is written by the app, the responder follows after the update, when the field that is meant may have appeared; a
/// state that no field answers to falls back to none.
final class FocusCenter {
  private unowned let viewGraph: ViewGraph
  weak var hostResponder: UIResponder?
  private var items: [FocusItem] = []
  private(set) weak var focused: FocusItem?
  /// States written by the app since the last reconciliation, by their identity.
  private var changed: [(place: ObjectIdentifier, bond: FocusBond)] = []

  init(_ viewGraph: ViewGraph) { self.viewGraph = viewGraph }

  // MARK: Items

  func add(_ item: FocusItem) { items.append(item) }

  /// The view of the item goes away; called in the middle of an update.
  func remove(_ item: FocusItem) {
    items.removeAll { $0 === item }
    guard focused === item else { return }
    let owner = item.owner
    viewGraph.afterUpdate { [self] in
      withExtendedLifetime(owner) { item.give() }
      // It may have been in no window any more.
      if focused === item { lost(item) }
    }
  }

  /// Those that can have the focus, in the order of the tree. Behind something modal there are none.
  var order: [FocusItem] {
    let top = MainActor.assumeIsolated { (hostResponder as? UIView)?.window?.modalLayer }
    let places = items.filter { $0.isEnabled && !$0.layer.isHiddenSomewhere && $0.layer.isInside(top) }.map {
      (item: $0, path: $0.layer.pathFromRoot)
    }
    return places.sorted { $0.path.lexicographicallyPrecedes($1.path) }.map(\.item)
  }

  /// Moves the focus from `item` to the next field, or the one before; from the last to the first.
  func move(from item: FocusItem, backwards: Bool) {
    let order = order
    guard let index = order.firstIndex(where: { $0 === item }), order.count > 1 else { return }
    order[(index + (backwards ? order.count - 1 : 1)) % order.count].take()
  }

  // MARK: The responder has changed

  func got(_ item: FocusItem) {
    focused = item
    for bond in item.bonds where !bond.matches() { bond.claim() }
  }

  func lost(_ item: FocusItem) {
    if focused === item { focused = nil }
    for bond in item.bonds where bond.matches() { bond.release() }
  }

  // MARK: A state has changed

  /// `bond` may mean another field than the one that has the focus; looked into after the update, when `onChange` has been told
  /// of the state as it was written.
  func reconsider(_ bond: FocusBond) {
    let place = bond.place()
    if changed.isEmpty { viewGraph.afterUpdate { [self] in viewGraph.afterUpdate { [self] in reconcile() } } }
    if !changed.contains(where: { $0.place == place }) { changed.append((place, bond)) }
  }

  private func reconcile() {
    let places = changed
    changed = []
    for (place, bond) in places {
      if let wanted = order.first(where: { $0.bonds.contains { $0.place() == place && $0.matches() } }) {
        if focused !== wanted { wanted.take() }
        continue
      }
      if let focused, focused.bonds.contains(where: { $0.place() == place }) { focused.give() }
      // Nobody answers to it.
      if !bond.isNone() { bond.release() }
    }
  }
}

extension Layer {
  fileprivate func isInside(_ other: Layer?) -> Bool { other.map { isDescendant(of: $0) } ?? true }
  fileprivate var isHiddenSomewhere: Bool { isHidden || ancestors.contains(where: \.isHidden) }

  /// The places of the layer and those around it among their siblings, outermost first.
  fileprivate var pathFromRoot: [Int] {
    var path: [Int] = []
    var layer = self
    while let parent = layer.parent {
      path.append(parent.children.firstIndex { $0 === layer } ?? 0)
      layer = parent
    }
    return path.reversed()
  }
}
