import Testing

@testable import Touchstone

@Suite struct InternedTests {
  @Test func equalValuesShareANumberUntilAllGaveItBack() {
    var words = Interned<String>()
    let first = words.take("a"), second = words.take("a"), other = words.take("b")
    #expect(first == second && first != other && words.count == 2)
    words.giveBack(first)
    #expect(words[second] == "a" && words.count == 2)
    words.giveBack(second)
    #expect(words.count == 1 && words[other] == "b")
    let third = words.take("c")
    #expect(third == first, "numbers are used again")
  }

  /// Against a plain list of what is held.
  @Test func anyOrderOfTakingAndGivingBack() {
    var words = Interned<Int>(), held: [(id: Interned<Int>.ID, value: Int)] = []
    var state: UInt64 = 7
    func random(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % below
    }
    for step in 0..<3_000 {
      if held.isEmpty || random(held.count + 20) < 20 {
        let value = random(30)
        held.append((words.take(value), value))
      } else {
        words.giveBack(held.remove(at: random(held.count)).id)
      }
      guard step % 50 == 0 else { continue }
      #expect(held.allSatisfy { words[$0.id] == $0.value })
      #expect(words.count == Set(held.map(\.value)).count)
    }
  }
}
