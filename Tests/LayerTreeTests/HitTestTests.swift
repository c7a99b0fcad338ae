import CoreGraphics
import GestureEngine
import LayerTree
import Testing

@Suite struct HitTestTests {
  @Test func frontComesFirstAndMaximumEdgesAreOutside() {
    let root = box("root", 0, 0, 100, 100, [box("back", 0, 0, 50, 50), box("front", 25, 25, 50, 50)])
    #expect(root.hit(10, 10) == "back root")
    #expect(root.hit(30, 30) == "front root")
    #expect(root.hit(0, 0) == "back root")
    #expect(root.hit(75, 75) == "root")
    #expect(root.hit(99.99, 99.99) == "root")
    #expect(root.hit(100, 50) == "nothing")
  }

  /// Facts 1.5: clips do not restrict touches.
  @Test func clipsDoNotRestrictTouches() {
    let outside = box("outside", 80, 0, 50, 50)
    let root = box("root", 0, 0, 100, 100, [outside])
    root.clip = .bounds
    #expect(root.hit(120, 10) == "outside root")
  }

  @Test func contentShapeReplacesTheSubtree() {
    let root = box("root", 0, 0, 100, 100, [box("a", 0, 0, 20, 20), box("b", 200, 0, 20, 20)])
    root.hitShape = .none
    #expect(root.hit(50, 50) == "nothing")
    root.contentShape = .bounds
    #expect(root.hit(50, 50) == "root")
    #expect(root.hit(10, 10) == "a root")
    #expect(root.hit(205, 10) == "nothing")
  }

  @Test func pathsAndEvenOdd() {
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addRect(CGRect(x: 25, y: 25, width: 50, height: 50))
    let layer = box("ring", 0, 0, 100, 100)
    layer.hitShape = .path(ring, evenOdd: true)
    #expect(layer.hit(10, 10) == "ring")
    #expect(layer.hit(50, 50) == "nothing")
    layer.hitShape = .path(ring, evenOdd: false)
    #expect(layer.hit(50, 50) == "ring")
  }

  @Test func transformsAreInverted() {
    let turned = box("turned", 50, 50, 40, 10)
    turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let root = box("root", 0, 0, 100, 100, [turned])
    // A quarter turn clockwise about (50, 50) lays it over x 40...50, y 50...90.
    #expect(root.hit(45, 80) == "turned root")
    #expect(root.hit(80, 55) == "root")
    turned.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(root.hit(50, 55) == "root")
  }

  /// Facts 1.5: the least opacity is 0.001.
  @Test func hiddenFaintAndSwitchedOffSubtreesAreOut() {
    let inner = box("inner", 0, 0, 50, 50)
    let outer = box("outer", 0, 0, 50, 50, [inner])
    let root = box("root", 0, 0, 100, 100, [outer])
    outer.isHidden = true
    #expect(root.hit(10, 10) == "root")
    outer.isHidden = false
    outer.allowsHitTesting = false
    #expect(root.hit(10, 10) == "root")
    outer.allowsHitTesting = true
    outer.opacity = 0.001
    #expect(root.hit(10, 10) == "inner outer root")
    outer.opacity = 0.0009
    #expect(root.hit(10, 10) == "root")
    outer.opacity = 0.05
    inner.opacity = 0.05
    inner.minimumOpacityForHits = 0.01
    #expect(root.hit(10, 10) == "outer root", "0.05 · 0.05 is below the inner floor of 0.01")
  }

  @Test func recognizersOnThePath() {
    let inner = box("inner", 0, 0, 50, 50)
    let middle = box("middle", 0, 0, 50, 50, [inner])
    let root = box("root", 0, 0, 100, 100, [middle])
    let recognizers = (0..<3).map { _ in Recognizer() }
    for (layer, recognizer) in zip([inner, middle, root], recognizers) { layer.setRecognizers([recognizer]) }
    func found() -> [Int] {
      root.hitTest(CGPoint(x: 5, y: 5))!.recognizers.map { found in recognizers.firstIndex { $0 === found }! }
    }
    #expect(found() == [0, 1, 2])
    middle.blocksRecognizersBelow = true
    #expect(found() == [1, 2])
  }
}
