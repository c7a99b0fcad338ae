/// How much a constraint counts.
///
/// A required constraint holds or is in conflict. The others may be violated, by an amount that is made small: first the sum of
/// the violations of the highest priority, then, as far as that leaves room, that of the next one. So one constraint of a higher
/// priority beats any number of lower ones. Within one priority, violations are multiplied by their weights.
package struct Strength: Hashable, Sendable {
  /// Any finite number; infinity for a required constraint.
  package let priority: Double
  package let weight: Double

  package init(priority: Double, weight: Double = 1) {
    self.priority = priority
    self.weight = weight
  }
  package static let required = Strength(priority: .infinity)
  package var isRequired: Bool { priority == .infinity }
}
