import Testing

@testable import Touchstone

@Suite struct RecentTests {
  @Test func theLatestAreKeptInOrder() {
    for count in 0..<12 {
      var recent = Recent<Int>(limit: 4)
      for number in 0..<count { recent.append(number) }
      #expect(recent.elements == Array((0..<count).suffix(4)))
    }
  }
}
