import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

/// Actions that write state more often than any screen needs: each write costs the same, and all of them one update.
@MainActor @Suite struct ManyWritesTests {
  private struct Counter: View {
    let notes: Notes
    let writes: Int
    @State private var count = 0
    @State private var echo = 0
    var body: some View {
      VStack {
        Text(verbatim: "count \(count)")
        Text(verbatim: "echo \(echo)")
        Button("go") { for _ in 0..<writes { count += 1 } }
      }
      .onChange(of: count) {
        notes.add("changed")
        for _ in 0..<writes { echo += 1 }
      }
    }
  }

  /// The limit is for a fault that made it quadratic: minutes instead of a second.
  @Test(.timeLimit(.minutes(1))) func aHundredThousandWrites() throws {
    let notes = Notes()
    let screen = try Screen { Counter(notes: notes, writes: 100_000) }
    let work = try screen.work { try screen.tap(text: "go") }
    #expect(screen.shows(text: "count 100000") && screen.shows(text: "echo 100000"))
    #expect(notes.take() == ["changed"] && work.bodiesRun < 20, "\(work)")
    #expect(screen.console.isEmpty)
  }

  private struct Endless: View {
    @State private var count = 0
    var body: some View {
      Button("go") { count += 1 }.onChange(of: count) { for _ in 0..<10_000 { count += 1 } }
    }
  }

  /// The report names the action, and stays a line that can be read.
  @Test(.timeLimit(.minutes(1))) func writesWithoutEnd() throws {
    let screen = try Screen { Endless() }
    try screen.tap(text: "go")
    screen.advance(by: 0.5)
    #expect(screen.console.contains { $0.contains("onChange(of: Int) action tried to update multiple times per frame") })
    #expect(screen.console.allSatisfy { $0.count < 5000 } && screen.console.count < 50, "\(screen.console.map(\.count))")
  }
}
