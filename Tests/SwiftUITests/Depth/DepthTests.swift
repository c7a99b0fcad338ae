import CoreGraphics
import Testing

@testable import SwiftUI

/// How deep views may nest, and what becomes of those that are deeper.
@MainActor
struct DepthTests {
  private let size = CGSize(width: 4000, height: 4000)
  #if DEBUG
    private static let promised = 500
  #else
    private static let promised = 2000
  #endif

  /// One view whose type nests `count` modifiers. Not by recursion: the copies on the way would fill the stack.
  private func nested(_ view: some View, _ count: Int, _ modify: (any View) -> any View) -> AnyView {
    var all: any View = view
    for _ in 0..<count { all = modify(all) }
    return AnyView(all)
  }
  private func padded(_ view: some View, _ count: Int) -> AnyView { nested(view, count) { $0.padding(.leading, 1) } }
  private func effects(_ view: some View, _ count: Int) -> AnyView { nested(view, count / 2) { $0.offset(x: 1).opacity(1) } }
  private func stacked(_ view: some View, _ count: Int) -> AnyView {
    func stack<V: View>(_ view: V) -> any View { VStack(spacing: 0) { view } }
    return nested(view, count) { stack($0) }
  }

  @Test func nestedPaddings() {
    let host = Host(size: size, padded(box("a", 10, 10), Self.promised))
    #expect(host.console == [])
    #expect(host.frame(of: "a") == CGRect(x: 2000 - 5 + CGFloat(Self.promised) / 2, y: 1995, width: 10, height: 10))
  }

  @Test func nestedEffects() {
    let host = Host(size: size, effects(box("a", 10, 10), Self.promised))
    #expect(host.console == [])
    #expect(host.frame(of: "a")?.minX == 1995 + CGFloat(Self.promised) / 2)
  }

  @Test func nestedPaddingsInAStack() {
    let host = Host(
      size: size,
      VStack {
        padded(box("a", 10, 10), Self.promised); box("b", 10, 10)
      })
    #expect(host.console == [])
    #expect(host.layer("a") != nil && host.layer("b") != nil)
  }

  @Test func nestedStacks() {
    let host = Host(size: size, stacked(box("a", 10, 10), Self.promised / 2))
    #expect(host.console == [])
    #expect(host.frame(of: "a") == CGRect(x: 1995, y: 1995, width: 10, height: 10))
  }

  @Test func aChangeDeepInsideIsSeen() {
    let handle = Handle<CGFloat>()
    let host = Host(size: size, padded(Driven(10, handle) { box("a", $0, 10) }, Self.promised))
    handle.value = 30
    host.frame()
    #expect(host.frame(of: "a")?.width == 30)
  }

  private func expectReport<V: View>(_ host: Host<V>) {
    #expect(host.console.contains { $0.contains("too deep") && $0.contains(">") }, "\(host.console.map { $0.prefix(300) })")
  }

  @Test func deeperErasedViewsAreReportedAndTheRestGoesOn() {
    var view = AnyView(box("a", 10, 10))
    for _ in 0..<8000 { view = AnyView(view.padding(1)) }
    let handle = Handle<Int>()
    let host = Host(
      size: size,
      VStack {
        view; Driven(1, handle) { Text(verbatim: "count \($0)") }
      })
    expectReport(host)
    #expect(host.layers.contains("count 1"))
    handle.value = 2
    host.frame()
    #expect(host.layers.contains("count 2"))
  }

  @Test func deeperTypesAreReported() {
    #if DEBUG
      let count = 3000
    #else
      let count = 10_000
    #endif
    let handle = Handle<CGFloat>()
    let host = Host(
      size: size,
      VStack {
        padded(box("a", 10, 10), count); Driven(10, handle) { box("b", $0, 10) }
      })
    expectReport(host)
    #expect(host.frame(of: "b")?.width == 10)
    handle.value = 30
    host.frame()
    #expect(host.frame(of: "b")?.width == 30)
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }
  private struct EndlessStack: View {
    let level: Int
    var body: some View {
      VStack {
        Text(verbatim: "level \(level)"); AnyView(EndlessStack(level: level + 1))
      }
    }
  }

  @Test func aBodyThatContainsItselfIsReported() {
    let host = Host(
      size: size,
      VStack {
        Endless(); box("b", 10, 10)
      })
    expectReport(host)
    #expect(host.layer("b") != nil)
    host.frame(after: 1)
    #expect(host.console.count < 5)
  }

  @Test func aStackThatContainsItselfIsReported() {
    let host = Host(size: size, EndlessStack(level: 0))
    expectReport(host)
    #expect(host.layers.contains("level 10"))
  }
}
