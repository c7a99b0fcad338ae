import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

private struct DepthKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// Values that reach a view from those around it.
@MainActor
struct EnvironmentTests {
  private struct Reader: View {
    @Environment(\.depth) private var depth
    var notes = Notes()
    var body: some View {
      notes.add("run")
      return Text("depth \(depth)")
    }
  }
  private let size = CGSize(width: 200, height: 200)

  @Test func customKeys() {
    let host = Host(
      size: size,
      VStack {
        Reader(); Reader().environment(\.depth, 3); Group { Reader() }.transformEnvironment(\.depth) { $0 += 1 }
      })
    for text in ["depth 0", "depth 3", "depth 1"] { #expect(host.layers.contains(text)) }
  }

  @Test func theInnermostCounts() {
    #expect(Host(size: size, Reader().environment(\.depth, 1).environment(\.depth, 2)).layers.contains("depth 1"))
  }

  @Test func aViewThatReadsOneValueDoesNotRunForAnother() {
    let notes = Notes(), handle = Handle<CGFloat>()
    let reader = Reader(notes: notes)
    let host = Host(size: size, Driven(10, handle) { reader.font(.system(size: $0)) })
    _ = notes.take()
    handle.value = 20
    host.frame()
    #expect(notes.take() == [])
    #expect(host.layers.contains("depth 0"))
  }

  @Test func darkModeReachesTheViews() throws {
    struct Scheme: View {
      @Environment(\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "dark" : "light") }
    }
    let screen = try Screen(.iPhone14) { Scheme() }
    #expect(screen.shows(text: "light"))
    screen.isDark = true
    #expect(screen.shows(text: "dark"))
  }

  @Test func aValueThatNoBodyReadCanBeReadWhenTheViewIsGone() {
    struct Leaver: View {
      @Environment(\.depth) private var depth
      let notes: Notes
      var body: some View { Text("x").onDisappear { notes.add("depth \(depth)") } }
    }
    let notes = Notes(), handle = Handle<Bool>()
    let host = Host(size: size, Driven(true, handle) { if $0 { Leaver(notes: notes).environment(\.depth, 4) } })
    handle.value = false
    host.frame()
    #expect(notes.lines == ["depth 4"])
  }

  @Test func disabledReachesButtons() throws {
    let notes = Notes()
    let screen = try Screen(.iPhone14) {
      VStack {
        Button("a") { notes.add("a") }.disabled(true); Button("b") { notes.add("b") }
      }
    }
    #expect(throws: (any Error).self) { try screen.tap(text: "a") }
    try screen.tap(text: "b")
    #expect(notes.lines == ["b"])
  }
}
