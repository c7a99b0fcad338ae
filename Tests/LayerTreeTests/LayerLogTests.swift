import CoreGraphics
import LayerTree
import Testing

@Suite struct LayerLogTests {
  @Test func aChangeIsNotedOnce() {
    let log = LayerLog()
    let child = box("child", 0, 0, 10, 10)
    let root = box("root", 0, 0, 100, 100, [child])
    root.becomeRoot(of: log)
    for layer in log.take().changed { layer.clearChanges() }

    child.position.x = 3
    child.position.x = 4
    child.position.x = 4
    child.opacity = 0.5
    #expect(log.changed.count == 1)
    #expect(child.changes == [.geometry, .effect])

    let writes = log.writes
    child.removeFromParent()
    #expect(log.removed.count == 1 && root.changes == .order)
    #expect(log.writes == writes + 1)
    child.position.x = 9
    #expect(log.writes == writes + 1, "a layer outside the tree is nobody's business")
  }
}
