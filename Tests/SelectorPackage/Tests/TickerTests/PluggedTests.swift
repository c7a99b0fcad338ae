import Plugged
import Testing
import UIKit

/// What the plugin compiled, by a plain build too.
@Suite struct PluggedTests {
  @Test func itsSelectorsWork() {
    let counter = Counter()
    counter.perform(counter.selector)
    #expect(counter.count == 1)
  }
  @Test func linesAreTheAuthors() { #expect(Counter.whereItIs().hasSuffix("Plugged/Source/Counter.swift:10")) }
}
