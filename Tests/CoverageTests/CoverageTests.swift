import Testing

/// What Documentation/Coverage.md lists as done does something.
@MainActor @Suite struct CoverageTests {
  @Test func everyModifierHasAProbe() throws {
    let names = try PublicName.all()
    #expect(names.count > 1000)
    let wanted = Set(names.filter(\.needsProbe).map(\.name))
    let probed = Topic.allCases.flatMap { $0.probes.all.map(\.name) }
    for name in wanted.subtracting(probed).sorted() {
      Issue.record(
        """
        \(name) is public and no probe shows that it does anything. Add one line to a file in Tests/CoverageTests/Probes, such as
            probe("\(name)") { $0.theModifier(…) }
        (probe: a view without and with it; noting: its actions write notes; compare: any two scenes; shows: a view in place of none).
        Names that overloads share are told apart by types, as written here.
        """)
    }
    for name in Set(probed).subtracting(wanted).sorted() {
      Issue.record(
        """
        \(name) has a probe and is not a public modifier, gesture, view or environment value of that name. When another overload has
        come, each is called by its types: script/coverage --list says how.
        """)
    }
  }

  @Test(arguments: Topic.allCases)
  func whatIsThereDoesSomething(_ topic: Topic) async throws {
    for probe in topic.probes.all {
      do {
        if try await probe.difference() == nil {
          Issue.record(
            """
            \(probe.name) changes nothing in its probe: neither what is drawn nor frames, meanings, hits or callbacks. It is inert (make
            it real or remove it), or the probe's scene gives it nothing to change. One that is `noting` has to call its action.
            """)
        }
      } catch {
        Issue.record("the probe of \(probe.name) cannot be carried out: \(error)")
      }
    }
  }
}
