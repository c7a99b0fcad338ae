import CoreGraphics
import LayerTree
import Testing
import Touchstone

@testable import SwiftUI

/// How much is done for a change.
@MainActor
struct WorkTests {
  private struct Row: View {
    let index: Int
    let handle: Handle<Int>
    @State private var count = 0
    var body: some View {
      if index == 100 { handle.binding = $count }
      return HStack {
        Text(verbatim: "row \(index)"); Text(verbatim: "\(count)").monospacedDigit()
      }.padding(4).background(Color.gray)
    }
  }
  private struct Rows: View {
    let count: Int
    let handle: Handle<Int>
    var body: some View { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { Row(index: $0, handle: handle) } } }
  }

  private func update(among count: Int) -> (rules: Int, bodies: Int, measures: Int) {
    let handle = Handle<Int>()
    let host = Host(size: CGSize(width: 390, height: 844), Rows(count: count, handle: handle))
    handle.value = 1
    host.frame()
    let rules = host.viewGraph.graph.statistics.rulesRun, bodies = host.viewGraph.bodiesRun, measures = LayoutComputer.measures
    handle.value = 2
    host.frame()
    #expect(host.layers.contains("text \"2\""))
    return (
      host.viewGraph.graph.statistics.rulesRun - rules, host.viewGraph.bodiesRun - bodies, LayoutComputer.measures - measures
    )
  }

  @Test func aLeafCostsTheSameAmongManyAsAmongFew() {
    #if DEBUG
      let many = 3_000
    #else
      let many = 20_000
    #endif
    let few = update(among: 1_000), most = update(among: many)
    #expect(few == most)
    #expect(few.bodies == 1)
    #expect(few.rules < 20)
  }

  @Test func layersWrittenAmongRowsOfAScreen() throws {
    struct List: View {
      let count: Int
      let handle: Handle<Int>
      var body: some View { Rows(count: count, handle: handle) }
    }
    func writes(_ count: Int) throws -> Work {
      let handle = Handle<Int>()
      let screen = try Screen(.iPhone14) { List(count: count, handle: handle) }
      handle.value = 1
      screen.advance(by: 0.1)
      return screen.work {
        handle.value = 2
        screen.advance(by: 0.1)
      }
    }
    let few = try writes(200), many = try writes(400)
    #expect(few == many)
    #expect(few.layersWritten == 1, "\(few)")
  }

  @Test func movingOneOfManyWritesOneLayer() {
    let handle = Handle<CGFloat>()
    let host = Host(
      size: CGSize(width: 390, height: 844),
      ZStack {
        ForEach(0..<100, id: \.self) { Color.gray.frame(width: 10, height: 10).offset(x: CGFloat($0)) }
        Driven(0, handle) { Color.red.frame(width: 10, height: 10).offset(y: $0) }
      })
    handle.value = 1
    host.frame()
    let rules = host.viewGraph.graph.statistics.rulesRun
    handle.value = 2
    host.frame()
    #expect(host.viewGraph.graph.statistics.rulesRun - rules < 15)
    #expect(host.viewGraph.bodiesRun > 0)
  }

  @Test func anOffsetAroundAViewDoesNotRunItsBody() {
    struct Card: View {
      let notes: Notes
      var body: some View {
        notes.add("card")
        return Text("card")
      }
    }
    let notes = Notes(), handle = Handle<CGFloat>()
    let host = Host(size: CGSize(width: 390, height: 844), Driven(0, handle) { Card(notes: notes).offset(y: $0) })
    _ = notes.take()
    for y in 1...10 {
      handle.value = CGFloat(y)
      host.frame()
    }
    #expect(notes.take() == [])
  }

  @Test func nothingRunsInAFrameWithoutChange() {
    let handle = Handle<Int>()
    let host = Host(size: CGSize(width: 390, height: 844), Rows(count: 600, handle: handle))
    let rules = host.viewGraph.graph.statistics.rulesRun
    host.frame(after: 1)
    #expect(host.viewGraph.graph.statistics.rulesRun == rules)
    #expect(host.application.frames.nextWakeUp == nil)
  }

  @Test func insertingARowRunsNoOtherRowsBody() {
    struct Cell: View {
      let id: Int
      let notes: Notes
      var body: some View {
        notes.add("\(id)")
        return Text(verbatim: "cell \(id)")
      }
    }
    let notes = Notes(), handle = Handle<[Int]>()
    let host = Host(
      size: CGSize(width: 390, height: 844),
      Driven(Array(0..<50), handle) { ids in
        VStack { ForEach(ids, id: \.self) { Cell(id: $0, notes: notes) } }
      })
    _ = notes.take()
    handle.value.insert(100, at: 10)
    host.frame()
    #expect(notes.take() == ["100"])
    handle.value.swapAt(0, 40)
    host.frame()
    #expect(notes.take() == [])
  }
}
