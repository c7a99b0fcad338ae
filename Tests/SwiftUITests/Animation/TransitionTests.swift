import CoreGraphics
import Testing

@testable import SwiftUI

/// How views come and go.
@MainActor
struct TransitionTests {
  private let size = CGSize(width: 400, height: 400)

  private func host<V: View>(_ initial: Bool, _ handle: Handle<Bool>, @ViewBuilder _ view: @escaping () -> V) -> Host<some View> {
    // The container keeps its frame, so that only the transition moves the view.
    Host(
      size: size,
      Driven(initial, handle) { isShown in
        ZStack {
          Color.clear; if isShown { view() }
        }
      })
  }
  private func opacity<V: View>(_ host: Host<V>) -> Double? {
    guard let layer = host.layer("a") else { return nil }
    return ([layer] + layer.ancestors).reduce(1) { $0 * $1.opacity }
  }

  @Test func fadingIsTheDefault() {
    let handle = Handle<Bool>(), host = host(false, handle) { box("a", 10, 10) }
    withAnimation(.linear(duration: 1)) { handle.value = true }
    host.frame()
    #expect(opacity(host) == 0)
    host.frames(15)
    #expect(isClose(opacity(host), 0.25))
    #expect(host.settle() && opacity(host) == 1)
    withAnimation(.linear(duration: 1)) { handle.value = false }
    host.frame()
    host.frames(45)
    #expect(isClose(opacity(host), 0.25))
    #expect(host.settle() && host.layer("a") == nil)
  }

  @Test func withoutAnimationTheyComeAndGoAtOnce() {
    let handle = Handle<Bool>(), host = host(false, handle) { box("a", 10, 10).transition(.move(edge: .bottom)) }
    handle.value = true
    host.frame()
    #expect(host.frame(of: "a") == CGRect(x: 195, y: 195, width: 10, height: 10))
    handle.value = false
    host.frame()
    #expect(host.layer("a") == nil)
  }

  @Test func theFirstAppearanceIsNotATransition() {
    let handle = Handle<Bool>(), host = host(true, handle) { box("a", 10, 10).transition(.opacity) }
    #expect(opacity(host) == 1)
  }

  @Test func moving() {
    let handle = Handle<Bool>(), host = host(false, handle) { box("a", 40, 10).transition(.move(edge: .leading)) }
    withAnimation(.linear(duration: 1)) { handle.value = true }
    host.frame()
    #expect(host.frame(of: "a")?.minX == 140)
    host.frames(30)
    #expect(isClose(host.frame(of: "a").map { Double($0.minX) }, 160))
    #expect(opacity(host) == 1)
  }

  @Test func asymmetric() {
    let handle = Handle<Bool>(),
      host = host(false, handle) {
        box("a", 40, 10).transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
      }
    withAnimation(.linear(duration: 1)) { handle.value = true }
    host.frame()
    host.frames(30)
    #expect(isClose(host.frame(of: "a").map { Double($0.minX) }, 160) && opacity(host) == 1)
    #expect(host.settle())
    withAnimation(.linear(duration: 1)) { handle.value = false }
    host.frame()
    host.frames(30)
    #expect(host.frame(of: "a")?.minX == 180 && isClose(opacity(host), 0.5))
  }

  @Test func combinedAndScaled() {
    let handle = Handle<Bool>(), host = host(false, handle) { box("a", 40, 10).transition(.scale.combined(with: .opacity)) }
    withAnimation(.linear(duration: 1)) { handle.value = true }
    host.frame()
    host.frames(30)
    #expect(isClose(host.frame(of: "a").map { Double($0.width) }, 20) && isClose(opacity(host), 0.5))
  }

  @Test func anInterruptedRemovalComesBackWithItsState() {
    let handle = Handle<Bool>(), count = Handle<Int>()
    let host = host(true, handle) { Driven(0, count) { Text(verbatim: "count \($0)").accessibilityIdentifier("a") } }
    count.value = 5
    host.frame()
    withAnimation(.linear(duration: 1)) { handle.value = false }
    host.frame()
    host.frames(30)
    withAnimation(.linear(duration: 1)) { handle.value = true }
    host.frame()
    host.frames(1)
    #expect(host.layers.contains("count 5"))
    #expect((opacity(host) ?? 0) < 0.6)
    #expect(host.settle() && opacity(host) == 1)
    #expect(host.layers.components(separatedBy: "text \"count 5\"").count == 2)
  }

  @Test func aRemovedRowStaysUntilTheEndAndTheOthersMoveUp() {
    let handle = Handle<[Int]>(), notes = Notes()
    let host = Host(
      size: size,
      Driven([1, 2, 3], handle) { ids in
        VStack(spacing: 0) { ForEach(ids, id: \.self) { id in box("\(id)", 10, 10).onDisappear { notes.add("gone \(id)") } } }
      })
    let start = host.frame(of: "3")!.minY
    withAnimation(.linear(duration: 1)) { handle.value = [1, 3] }
    host.frame()
    host.frames(30)
    #expect(host.layer("2") != nil && notes.lines == [])
    // The stack is 10 lower and its third row 10 higher in it: from 210 to 200.
    #expect(isClose(Double(host.frame(of: "3")!.minY), Double(start) - 2.5))
    #expect(host.settle())
    #expect(host.layer("2") == nil && notes.lines == ["gone 2"])
    #expect(host.frame(of: "3")!.minY == start - 5)
  }

  @Test func plainRowsLeaveTheContainerToo() {
    let handle = Handle<[Int]>()
    let host = Host(
      size: size, Driven([1, 2], handle) { ids in VStack { ForEach(ids, id: \.self) { Text(verbatim: "row \($0)") } } })
    withAnimation(.linear(duration: 0.2)) { handle.value = [1] }
    host.frame()
    #expect(host.settle())
    #expect(!host.layers.contains("row 2"))
    #expect(
      host.layers
        == Host(
          size: size,
          Driven([1], Handle<[Int]>()) { ids in
            VStack { ForEach(ids, id: \.self) { Text(verbatim: "row \($0)") } }
          }
        ).layers)
  }

  private struct Nest: View {
    @Binding var number: Int
    let depth: Int
    var body: some View {
      VStack {
        Text(verbatim: "level \(depth)")
        if depth > 1 { Nest(number: $number, depth: depth - 1).id(number) }
      }
    }
  }
  private struct NestRoot: View {
    @State private var number = 0
    let handle: Handle<Int>
    let depth: Int
    var body: some View {
      handle.binding = $number
      return VStack { Nest(number: $number, depth: depth).id(number) }
    }
  }

  /// Each flip leaves one branch a level behind, not one in every branch that is still leaving.
  @Test func nestedTransitionsFlippedFasterThanTheyEnd() {
    func nodes(depth: Int) -> Int {
      let handle = Handle<Int>()
      let host = Host(size: size, NestRoot(handle: handle, depth: depth))
      for number in 1...8 {
        withAnimation(.linear(duration: 5)) { handle.value = number }
        host.frame(after: 1.0 / 60)
      }
      let count = host.nodesAlive
      #expect(host.settle(), "\(host.application.frames.pendingWork)")
      return count
    }
    let one = nodes(depth: 1), two = nodes(depth: 2), four = nodes(depth: 4)
    #expect(four - one <= 4 * (two - one), "\(one), \(two), \(four)")
  }

  private struct Rows: View {
    @Binding var count: Int
    var body: some View {
      ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0) of \(count)").accessibilityIdentifier("row \($0)") }
      if count > 2 { Text(verbatim: "many") }
    }
  }
  private struct ComingBack: View {
    @State private var count = 2
    @State private var isThere = true
    let count_: Handle<Int>, isThere_: Handle<Bool>
    var body: some View {
      count_.binding = $count
      isThere_.binding = $isThere
      return VStack { if isThere { VStack { Rows(count: $count) } } }
    }
  }

  /// What leaves stays as it is, and catches up when it is brought back.
  @Test func aBranchThatComesBackIsUpToDate() {
    let count = Handle<Int>(), isThere = Handle<Bool>()
    let host = Host(size: size, ComingBack(count_: count, isThere_: isThere))
    withAnimation(.linear(duration: 1)) { isThere.value = false }
    host.frames(5)
    count.value = 3
    host.frames(5)
    #expect(host.layer("row 1") != nil && host.layer("row 2") == nil && !host.layers.contains("many"))
    withAnimation(.linear(duration: 1)) { isThere.value = true }
    host.frames(2)
    #expect(host.layer("row 2") != nil && host.layers.contains("row 0 of 3") && host.layers.contains("many"), "\(host.layers)")
    #expect(host.settle())
    withAnimation(.linear(duration: 1)) { isThere.value = false }
    host.frames(5)
    count.value = 0
    host.frames(5)
    withAnimation(.linear(duration: 1)) { isThere.value = true }
    #expect(host.settle() && host.layer("row 0") == nil && !host.layers.contains("many"))
  }

  @Test func theTransitionOfALeavingGroupReachesNestedViews() {
    let handle = Handle<Bool>()
    let host = Host(
      size: size,
      Driven(true, handle) { isShown in
        VStack(spacing: 0) {
          if isShown { ForEach(0..<2) { box("\($0)", 10, 10) } }
          box("last", 10, 10)
        }
      })
    withAnimation(.linear(duration: 1)) { handle.value = false }
    host.frame()
    host.frames(30)
    #expect(host.layer("0") != nil)
    // The stack is one row high now.
    #expect(isClose(Double(host.frame(of: "last")!.minY), 200))
    #expect(host.settle())
    #expect(host.layer("0") == nil && host.frame(of: "last")?.minY == 195)
  }
}
