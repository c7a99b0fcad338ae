import Foundation
import Testing

/// Random systems, changed step by step, against kiwisolver, which solves each of them from nothing.
///
/// The fixture holds 500. `script/solver-oracle` makes 10,000 and runs the same test on them (SOLVER_SYSTEMS names their file).
@Suite struct OracleTests {
  @Test(arguments: [true, false]) func systemsAgreeWithTheOracle(sums: Bool) throws {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/systems.txt")
    let named = ProcessInfo.processInfo.environment["SOLVER_SYSTEMS"].map { URL(fileURLWithPath: $0) }
    let lines = try String(contentsOf: named ?? fixture, encoding: .utf8).split(separator: "\n")
    var uniqueValues = 0
    var failures = 0
    for (number, line) in lines.enumerated() where failures < 5 {
      var system = OracleSystem(line: String(line), sums: sums)
      do {
        try system.check()
      } catch {
        failures += 1
        Issue.record("system \(number + 1): \(error)\n\(line)")
      }
      uniqueValues += system.uniqueValues
    }
    #expect(lines.count >= 500)
    if sums {
      #expect(uniqueValues > lines.count, "few values would be compared at all")
      print("\(lines.count) systems, \(uniqueValues) determined values equal to the oracle's")
    }
  }
}
