import GestureEngine
import Testing

/// The table of priorities, both ways round.
@Suite struct RelationTests {
  typealias Priority = GestureRelation.Priority
  typealias Nesting = GestureRelation.Nesting

  private func first(_ priority: Priority, _ other: Priority, _ nesting: Nesting) -> Bool {
    GestureRelation(priority: priority).isPrioritized(over: GestureRelation(priority: other), as: nesting)
  }

  /// Facts 1.4: of two standard gestures every one but an ancestor of the other goes first; siblings both.
  @Test func standardOnes() {
    #expect(!first(.standard, .standard, .ancestor))
    #expect(first(.standard, .standard, .descendant))
    #expect(first(.standard, .standard, .unrelated))
  }

  @Test func highOnes() {
    #expect(first(.high, .high, .ancestor))
    #expect(!first(.high, .high, .descendant))
    for nesting in [Nesting.ancestor, .descendant, .unrelated] {
      #expect(first(.high, .standard, nesting))
      #expect(!first(.standard, .high, nesting))
    }
  }

  @Test func simultaneousOnes() {
    for other in [Priority.standard, .high, .simultaneous] {
      #expect(!first(.simultaneous, other, .descendant))
      #expect(!first(other, .simultaneous, .descendant))
    }
  }

  /// Facts 1.4: only a gesture without dependency is prevented; the others wait.
  @Test func onlyOneWithoutDependencyIsPrevented() {
    let winner = GestureRelation()
    #expect(winner.prevents(GestureRelation(dependency: .none), as: .descendant))
    #expect(winner.prevents(nil, as: .descendant))
    for dependency in [GestureRelation.Dependency.failIfActive, .pausedUntilFailed, .pausedWhileActive] {
      #expect(!winner.prevents(GestureRelation(dependency: dependency), as: .descendant))
    }
  }

  /// Facts 1.4: of two taps with different counts the smaller waits; else the one with less priority.
  @Test func failureRequirements() {
    let drag = GestureRelation(dependency: .pausedUntilFailed)
    #expect(drag.requiresFailure(of: GestureRelation(), as: .ancestor))
    #expect(!drag.requiresFailure(of: GestureRelation(), as: .descendant))
    #expect(!drag.requiresFailure(of: nil, as: .ancestor))
    #expect(!GestureRelation(dependency: .none).requiresFailure(of: GestureRelation(), as: .ancestor))

    let single = GestureRelation(dependency: .failIfActive, requiredTapCount: 1)
    let double = GestureRelation(dependency: .failIfActive, requiredTapCount: 2)
    #expect(single.requiresFailure(of: double, as: .descendant))
    #expect(!double.requiresFailure(of: single, as: .ancestor))
    var beside = double
    beside.priority = .simultaneous
    #expect(!single.requiresFailure(of: beside, as: .descendant))
  }
}
