import CoreGraphics
import Foundation
import Observation
import Testing
import Touchstone

@testable import SwiftUI

/// State, bindings and what runs when they are written.
@MainActor
struct StateTests {
  private struct Tapper: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("count \(count)");
        Button("add") {
          count += 1; count += 1
        }
      }
    }
  }

  @Test func aTapChangesState() throws {
    let screen = try Screen(.iPhone14) { Tapper() }
    try screen.tap(text: "add")
    #expect(screen.shows(text: "count 2"))
    try screen.tap(text: "add")
    #expect(screen.shows(text: "count 4"))
  }

  @Test func aWriteIsReadBackAtOnceAndSeenInTheNextFrame() {
    let handle = Handle<Int>()
    let host = Host(size: CGSize(width: 100, height: 100), Driven(0, handle) { Text("\($0)") })
    handle.value = 5
    #expect(handle.value == 5)
    #expect(host.layers.contains("\"0\""))
    host.frame()
    #expect(host.layers.contains("\"5\""))
  }

  @Test func anEqualValueRunsNoBody() {
    let handle = Handle<String>()
    let host = Host(size: CGSize(width: 100, height: 100), Driven("a", handle) { Text($0) })
    let before = host.viewGraph.bodiesRun
    handle.value = "a"
    host.frame()
    #expect(host.viewGraph.bodiesRun == before)
  }

  private struct Pair { var first = 1, second = 2 }
  private struct Half: View {
    @Binding var value: Int
    let name: String
    let notes: Notes
    var body: some View {
      notes.add(name)
      return Text("\(name) \(value)")
    }
  }

  @Test func projectedBindingsReadAndWriteAPart() {
    let notes = Notes()
    var first: Binding<Int>?
    struct Whole: View {
      @State private var pair = Pair()
      let notes: Notes
      let keep: (Binding<Int>) -> Void
      var body: some View {
        keep($pair.first)
        return HStack {
          Half(value: $pair.first, name: "first", notes: notes); Half(value: $pair.second, name: "second", notes: notes)
        }
      }
    }
    let host = Host(size: CGSize(width: 300, height: 100), Whole(notes: notes) { first = $0 })
    first?.wrappedValue = 10
    host.frame()
    #expect(host.layers.contains("first 10") && host.layers.contains("second 2"))
    #expect(first?.wrappedValue == 10)
  }

  @Test func bindingsOfClosuresConstantsAndOptionals() {
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 })
    binding.wrappedValue = 4
    #expect(stored == 4)
    let constant = Binding.constant(7)
    constant.wrappedValue = 9
    #expect(constant.wrappedValue == 7)
    var maybe: Int?
    let optional = Binding<Int?>(get: { maybe }, set: { maybe = $0 })
    #expect(Binding(optional) == nil)
    maybe = 3
    let some = Binding(optional)
    #expect(some?.wrappedValue == 3)
    some?.wrappedValue = 5
    #expect(maybe == 5)
    let lifted = Binding<Int?>(binding)
    lifted.wrappedValue = 8
    #expect(stored == 8)
    lifted.wrappedValue = nil
    #expect(stored == 8)
  }

  @Test func onlyTheChildThatReadsABindingRuns() {
    struct Child: View {
      @Binding var value: Int
      let notes: Notes
      var body: some View {
        notes.add("child")
        return Text("\(value)")
      }
    }
    struct Parent: View {
      @State private var value = 0
      let notes: Notes
      let keep: (Binding<Int>) -> Void
      var body: some View {
        notes.add("parent")
        keep($value)
        return Child(value: $value, notes: notes)
      }
    }
    let notes = Notes()
    var binding: Binding<Int>?
    let host = Host(size: CGSize(width: 100, height: 100), Parent(notes: notes) { binding = $0 })
    #expect(notes.take() == ["parent", "child"])
    binding?.wrappedValue = 1
    host.frame()
    #expect(notes.take() == ["child"])
    #expect(host.layers.contains("\"1\""))
  }

  private struct EquatableView: View, Equatable {
    let name: String
    let keep: Handle<Int>
    @State private var count = 0
    nonisolated static func == (a: EquatableView, b: EquatableView) -> Bool { a.name == b.name }
    var body: some View {
      keep.binding = $count
      return Text("\(name) \(count)")
    }
  }

  @Test func aViewThatIsEquatableHasStateToo() {
    let handle = Handle<Int>()
    let host = Host(size: CGSize(width: 100, height: 100), EquatableView(name: "a", keep: handle))
    handle.value = 3
    host.frame()
    #expect(host.layers.contains("a 3"))
  }

  private struct Timer: DynamicProperty {
    @State private var ticks = 0
    var updates = 0
    var wrappedValue: Int { ticks }
    func tick() { ticks += 1 }
    mutating func update() { updates = 100 }
  }
  private struct TimerView: View {
    var timer = Timer()
    let keep: (Timer) -> Void
    var body: some View {
      keep(timer)
      return Text("ticks \(timer.wrappedValue) updates \(timer.updates)")
    }
  }

  @Test func aCustomDynamicPropertyHasStateAndIsUpdatedBeforeTheBody() {
    var timer: Timer?
    let host = Host(size: CGSize(width: 300, height: 100), TimerView { timer = $0 })
    #expect(host.layers.contains("ticks 0 updates 100"), "\(host.layers)")
    timer?.tick()
    host.frame()
    #expect(host.layers.contains("ticks 1 updates 100"))
  }

  /// Facts 6: a write from a body is dropped, with Apple's line.
  @Test func stateWrittenInABodyIsDroppedWithApplesLine() {
    struct Writer: View {
      @State private var value = 0
      var body: some View {
        value = 5
        return Text("\(value)")
      }
    }
    let host = Host(size: CGSize(width: 100, height: 100), Writer())
    #expect(host.console.contains { $0.hasPrefix("Modifying state during view update, this will cause undefined behavior.") })
    #expect(host.layers.contains("\"0\""))
  }

  @Test func stateWrittenOnAnotherThreadWaitsAndIsReported() {
    let handle = Handle<Int>()
    let host = Host(size: CGSize(width: 100, height: 100), Driven(0, handle) { Text("\($0)") })
    let box = UncheckedBox(handle.binding!), done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      box.value.wrappedValue = 6
      done.signal()
    }
    done.wait()
    #expect(host.application.frames.nextWakeUp != nil)
    host.frame()
    #expect(host.console.contains { $0.contains("background thread") })
    #expect(host.layers.contains("\"6\""))
  }
}
