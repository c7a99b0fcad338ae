import Foundation
import Testing

@testable import WindowHost

@Suite struct BellTests {
  private final class Count: @unchecked Sendable {
    private let lock = NSLock()
    private var stored = 0
    var value: Int { lock.withLock { stored } }
    func add() { lock.withLock { stored += 1 } }
  }

  @Test func ringsOnceUntilItIsAnswered() {
    let count = Count()
    let bell = Bell { count.add() }
    DispatchQueue.concurrentPerform(iterations: 100) { _ in bell.ring() }
    #expect(count.value == 1)
    bell.answer()
    bell.ring()
    #expect(count.value == 2)
  }
}
