import AttributeGraph
import Testing

/// What ends the program, seen from outside. Sanitizers skip suites of this name: the process that is watched never comes back
/// under them.
@Suite struct GraphExitTests {
  /// A value without any empty form.
  private struct Opaque: Equatable { var value: Int }

  @Test func aCycleWithoutAnyValueSaysWhere() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph(), root = graph.root
      var second: Attribute<Opaque>!
      let first = root.computed("first") { second.value }
      second = root.computed("second") { first.value }
      _ = first.value
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("first <- second <- first"))
  }

  @Test func aHandleUsedAfterItsEndSaysSo() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph()
      let subgraph = Subgraph(parent: graph.root)
      let attribute = subgraph.input(1)
      subgraph.invalidate()
      _ = attribute.value
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("used after its subgraph had ended"))
  }

  @Test func whatHasNoEmptyValueEndsWithAReport() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let graph = Graph(), root = graph.root
      var last = root.input(Opaque(value: 1))
      for index in 0..<200_000 {
        let previous = last
        last = root.computed("view \(index)") { previous.value }
      }
      _ = last.value
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("stack is nearly used up: view 199999 <- view 199998"))
  }
}
