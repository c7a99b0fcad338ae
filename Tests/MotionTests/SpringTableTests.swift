import Foundation
import Motion
import Testing

/// One row of `Fixtures/springs.tsv`: a spring from 0 to 1 at one time.
struct SpringRow {
  let spring: SpringMotion
  let response: Double, dampingRatio: Double, settlingDuration: Double
  let time: Double, value: Double, velocity: Double, valueWithVelocity: Double

  static func all() throws -> [SpringRow] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures/springs.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = try line.split(separator: "\t").map { try #require(Double($0)) }
      try #require(columns.count == 10)
      return SpringRow(
        spring: SpringMotion(mass: columns[0], stiffness: columns[1], damping: columns[2]),
        response: columns[3], dampingRatio: columns[4], settlingDuration: columns[5],
        time: columns[6], value: columns[7], velocity: columns[8], valueWithVelocity: columns[9])
    }
  }
}

@Test func springsMoveAsSwiftUIMovesThem() throws {
  let rows = try SpringRow.all()
  #expect(rows.count == 48)
  for row in rows {
    #expect(abs(row.spring.value(to: 1, at: row.time) - row.value) < 1e-6)
    #expect(abs(row.spring.velocity(to: 1, at: row.time) - row.velocity) < 1e-6)
    #expect(abs(row.spring.value(to: 1, initialVelocity: 5, at: row.time) - row.valueWithVelocity) < 1e-6)
  }
}

/// Until what is left of the way is below a thousandth, as in the table.
@Test func springsSettleWhenSwiftUISaysSo() throws {
  for row in try SpringRow.all() { #expect(abs(row.spring.settlingDuration - row.settlingDuration) < 1e-6) }
}

@Test func responseAndRatioAreTheSameSpring() throws {
  for row in try SpringRow.all() {
    let spring = SpringMotion(response: row.response, dampingRatio: row.dampingRatio)
    #expect(abs(spring.stiffness - row.spring.stiffness) < 1e-5 && abs(spring.damping - row.spring.damping) < 1e-6)
    #expect(abs(row.spring.response - row.response) < 1e-8 && abs(row.spring.dampingRatio - row.dampingRatio) < 1e-8)
  }
}

/// Facts 5: stiffness and damping from response and fraction.
@Test func stiffnessAndDampingOfSwiftUIsPresets() {
  // Response, damping ratio, stiffness, damping.
  for (response, ratio, stiffness, damping) in [
    (0.5, 1, 157.9137, 25.1327), (0.5, 0.825, 157.9137, 20.7345), (0.55, 0.825, 130.5072, 18.8496),
    (0.15, 0.86, 1754.5963, 72.0472),
  ] {
    let spring = SpringMotion(response: response, dampingRatio: ratio)
    #expect(abs(spring.stiffness - stiffness) < 1e-4 && abs(spring.damping - damping) < 1e-4)
  }
}
