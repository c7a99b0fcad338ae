import CoreGraphics
import Foundation
import Observation
import Testing
import Touchstone

@testable import SwiftUI

/// Coming, changing and going.
@MainActor
struct LifecycleTests {
  private let size = CGSize(width: 200, height: 200)

  @Test func appearAndDisappearOnceEach() {
    let notes = Notes(), handle = Handle<Bool>()
    let host = Host(
      size: size,
      Driven(false, handle) { isShown in
        if isShown { Text("a").onAppear { notes.add("appear") }.onDisappear { notes.add("disappear") } }
      })
    #expect(notes.take() == [])
    handle.value = true
    host.frame()
    #expect(notes.take() == ["appear"])
    host.frame(after: 1)
    handle.value = false
    host.frame()
    #expect(notes.take() == ["disappear"])
    handle.value = true
    host.frame()
    #expect(notes.take() == ["appear"])
  }

  @Test func rowsAppearInOrderAndOnlyNewOnes() {
    let notes = Notes(), handle = Handle<[Int]>()
    let host = Host(
      size: size,
      Driven([1, 2], handle) { ids in
        VStack {
          ForEach(ids, id: \.self) { id in Text("\(id)").onAppear { notes.add("+\(id)") }.onDisappear { notes.add("-\(id)") } }
        }
      })
    #expect(notes.take() == ["+1", "+2"])
    handle.value = [3, 2, 4]
    host.frame()
    #expect(notes.take().sorted() == ["+3", "+4", "-1"].sorted())
    handle.value = []
    host.frame()
    #expect(notes.take().sorted() == ["-2", "-3", "-4"])
  }

  @Test func stateWrittenInOnAppearIsSeenInTheSameFrame() {
    struct Loader: View {
      @State private var text = "empty"
      var body: some View { Text(text).onAppear { text = "loaded" } }
    }
    #expect(Host(size: size, Loader()).layers.contains("loaded"))
  }

  @Test func onChangeInAllForms() {
    let notes = Notes(), handle = Handle<Int>()
    let host = Host(
      size: size,
      Driven(1, handle) { value in
        Text("\(value)")
          .onChange(of: value) { old, new in notes.add("two \(old) \(new)") }
          .onChange(of: value, initial: true) { old, new in notes.add("initial \(old) \(new)") }
          .onChange(of: value) { notes.add("none") }
          .onChange(of: value, initial: true) { notes.add("none initial") }
          .onChange(of: value, perform: { (new: Int) in notes.add("one \(new)") })
      })
    #expect(notes.take().sorted() == ["initial 1 1", "none initial"])
    handle.value = 2
    host.frame()
    #expect(notes.take().sorted() == ["initial 1 2", "none", "none initial", "one 2", "two 1 2"])
    handle.value = 2
    host.frame()
    #expect(notes.take() == [])
  }

  @Test func tasksBeginAndAreCancelled() async throws {
    let notes = Notes(), handle = Handle<Bool>()
    let host = Host(
      size: size,
      Driven(true, handle) { isShown in
        if isShown {
          Text("a").task {
            notes.add("begin")
            do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch { notes.add("cancelled") }
          }
        }
      })
    try await until { notes.lines == ["begin"] }
    handle.value = false
    host.frame()
    try await until { notes.lines == ["begin", "cancelled"] }
  }

  @Test func aTaskBeginsAnewWithAnotherID() async throws {
    let notes = Notes(), handle = Handle<Int>()
    let host = Host(
      size: size,
      Driven(1, handle) { id in
        Text("a").task(id: id) {
          notes.add("begin \(id)")
          do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch { notes.add("cancelled \(id)") }
        }
      })
    try await until { notes.lines == ["begin 1"] }
    handle.value = 2
    host.frame()
    try await until { notes.lines.count == 3 }
    #expect(Set(notes.lines) == ["begin 1", "cancelled 1", "begin 2"])
    _ = host
  }

  @Test func aTaskOfAViewThatCameAndWentInOneFrameDoesNotGoOn() async throws {
    let notes = Notes()
    struct Flash: View {
      @State private var isShown = true
      let notes: Notes
      var body: some View {
        VStack {
          if isShown {
            // Outer actions come first: the view is gone before its task was to begin.
            Text("a").task {
              notes.add("begin")
              do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch { notes.add("cancelled") }
            }
          }
          Color.clear.task { notes.add("later") }
        }.onAppear { isShown = false }
      }
    }
    let host = Host(size: size, Flash(notes: notes))
    // A task that began has an end, and one that was asked for afterwards has run.
    try await until { notes.count("later") == 1 && notes.count("begin") == notes.count("cancelled") }
    let own = notes.lines.filter { $0 != "later" }
    #expect(own.isEmpty || own == ["begin", "cancelled"])
    _ = host
  }

  @Test func aViewThatIsGoneBeforeTheFrameEndsBeginsNoTask() async throws {
    let notes = Notes(), handle = Handle<Bool>(), later = Handle<Bool>()
    let host = Host(
      size: size,
      VStack {
        Driven(false, handle) { isShown in
          if isShown {
            Text("a").onAppear { notes.add("appear") }.onDisappear { notes.add("disappear") }.task {
              notes.add("begin")
              do { try await Task.sleep(nanoseconds: 60_000_000_000) } catch { notes.add("cancelled") }
            }
          }
        }
        Driven(false, later) { isShown in
          if isShown { Color.clear.task { notes.add("later") } }
        }
      })
    // Two transactions: the view is made by the first and ended by the second, in one frame.
    handle.value = true
    withTransaction(Transaction()) { handle.value = false }
    host.frame()
    later.value = true
    host.frame()
    try await until { notes.count("later") == 1 }
    #expect(notes.lines == ["appear", "disappear", "later"])
  }

  @Test func anObservableChangedFromATaskIsShown() async throws {
    struct Loader: View {
      @State private var model = Loaded()
      let notes: Notes
      var body: some View {
        Text(model.text).task {
          await Task.yield()
          model.text = "loaded"
          notes.add("done")
        }
      }
    }
    let notes = Notes()
    let host = Host(size: size, Loader(notes: notes))
    try await until { notes.lines == ["done"] }
    host.frame()
    #expect(host.layers.contains("loaded"))
  }

  /// Lets other tasks run until the condition holds; tasks run on real threads, so this is the one place that waits for them.
  private func until(_ condition: () -> Bool) async throws {
    for _ in 0..<2000 {
      if condition() { return }
      try await Task.sleep(nanoseconds: 1_000_000)
    }
    Issue.record("waited in vain")
  }
}

@Observable private final class Loaded: @unchecked Sendable { var text = "empty" }
