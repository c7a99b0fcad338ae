import CoreGraphics
import LayerTree
import Testing

@Suite struct LayerLogTests {
  @Test func aChangeIsNotedOnce() {
    let log = LayerLog()
    let child = box("child", 0, 0, 10, 10)
    let root = box("root", 0, 0, 100, 100, [child])
    root.becomeRoot(of: log)
    for layer in log.take() { layer.clearChanges() }

    child.position.x = 3
    child.position.x = 4
    child.position.x = 4
    child.opacity = 0.5
    #expect(log.changed.count == 1)
    #expect(child.changes == [.geometry, .effect])

    let writes = log.writes
    child.removeFromParent()
    #expect(root.changes == .order)
    #expect(log.writes == writes + 1)
    child.position.x = 9
    #expect(log.writes == writes + 1, "a layer outside the tree is nobody's business")
  }

  @Test func aLogThatNobodyTakesHoldsNoLayersThatLeft() {
    let log = LayerLog()
    let root = box("root", 0, 0, 100, 100)
    root.becomeRoot(of: log)
    weak var first: Layer?
    for turn in 0..<10_000 {
      let page = box("page \(turn)", 0, 0, 100, 100, [box("words", 0, 0, 10, 10)])
      if turn == 0 { first = page }
      root.setChildren([page])
    }
    #expect(first == nil)
    #expect(log.changed.count <= 1024)
    #expect(Set(log.take().filter { $0.log != nil }.map(\.name)) == ["root", "page 9999", "words"])
  }

  @Test func aLayerThatComesAndGoesIsKeptOnce() {
    let log = LayerLog()
    let child = box("child", 0, 0, 10, 10)
    let root = box("root", 0, 0, 100, 100, [child])
    root.becomeRoot(of: log)
    for _ in 0..<10_000 { root.addChild(child) }
    #expect(log.changed.count <= 1024 && log.changed.contains { $0 === child })
  }
}
