/// What is another about the marks of a chart since its content was gone through last.
struct MarkChanges {
  /// Of the marks that are other objects, where the same number of marks stand in the same order; else empty.
  private(set) var indices: [Int] = []
  /// All marks lie in the stacks where they did.
  private(set) var keepPlaces = true
  /// Nothing sticks out of the plot that did not.
  private(set) var keepRoom = true
  /// They are told apart by the same values.
  private(set) var keepEncodings = true

  static let everything = MarkChanges()
  private init() {
    keepPlaces = false
    keepRoom = false
    keepEncodings = false
  }

  init(from old: [Mark], to new: [Mark]) {
    guard old.count == new.count else {
      self = .everything
      return
    }
    for index in new.indices where new[index] !== old[index] {
      indices.append(index)
      let (old, new) = (old[index], new[index])
      keepPlaces = keepPlaces && new.hasSamePlace(as: old.words)
      keepRoom = keepRoom && new.attributes.hasSameRoom(as: old.attributes)
      keepEncodings = keepEncodings && new.attributes.hasSameEncoding(as: old.attributes)
    }
  }
}
