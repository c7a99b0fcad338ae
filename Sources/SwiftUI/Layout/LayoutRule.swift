import AttributeGraph

/// A rule that keeps a layout computer up to date.
protocol LayoutRule: Rule where Value == LayoutComputer {
  associatedtype Computer: LayoutComputer
  func make() -> Computer
  /// Writes what the graph says into the computer.
  mutating func fill(_ computer: Computer)
}

extension LayoutRule {
  mutating func update(_ slot: Slot<LayoutComputer>) -> Bool {
    guard slot.hasValue, let computer = slot.pointer.pointee as? Computer else {
      let computer = make()
      fill(computer)
      return slot.put(computer)
    }
    computer.stash()
    fill(computer)
    return computer.didChange()
  }
  static var cycleDefault: LayoutComputer? { .empty }
}
