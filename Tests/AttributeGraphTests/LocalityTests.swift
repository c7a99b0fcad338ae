import AttributeGraph
import Testing

/// A change costs what it changes, whatever else there is.
@Suite struct LocalityTests {
  /// Leaves in one stack: the stack reads every size, every frame reads the stack.
  @Test func aLeafOfManyRunsTheSameRules() {
    func counts(of leaves: Int) -> [Int] {
      let graph = Graph(), root = graph.root
      let texts = (0..<leaves).map { root.input("text \($0)") }
      let sizes = texts.map { text in root.computed("size") { text.value.count } }
      let stack = root.computed("stack") { sizes.map(\.value) }
      for index in 0..<leaves {
        let frame = root.computed("frame") { stack.value[..<min(index, 3)].reduce(0, +) }
        root.effect(Effect("place") { _ = frame.value })
        root.effect(Effect("draw") { _ = texts[index].value })
      }
      let created = graph.rulesRun { graph.flush() }
      #expect(created == 4 * leaves + 1)
      let sameSize = graph.rulesRun {
        texts[1].set("TEXT 1")
        graph.flush()
      }
      let otherSize = graph.rulesRun {
        texts[1].set("longer text")
        graph.flush()
      }
      let edges = graph.statistics.edgesRecorded
      texts[1].set("another longer text")
      graph.flush()
      #expect(graph.statistics.edgesRecorded == edges, "running again allocates nothing")
      return [sameSize, otherSize - 2 * (leaves - 2)]
    }
    #expect(counts(of: 1_000) == [2, 5])
    #expect(counts(of: 20_000) == [2, 5])
  }
}
