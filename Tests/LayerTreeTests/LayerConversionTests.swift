import CoreGraphics
import LayerTree
import Testing

@Suite struct LayerConversionTests {
  @Test func thereAndBack() throws {
    let leaf = box("leaf", 5, 7, 10, 10)
    let middle = box("middle", 100, 50, 60, 60, [leaf])
    middle.transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 0.5)
    let other = box("other", -20, 3, 10, 10)
    let root = box("root", 0, 0, 400, 400, [middle, other])

    let point = CGPoint(x: 3, y: 4)
    let inRoot = leaf.convertToRoot(point)
    let back = try #require(leaf.convertFromRoot(inRoot))
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)

    let toOther = try #require(leaf.transform(to: other))
    #expect(abs(point.applying(toOther).x - (inRoot.x + 20)) < 1e-9)
    #expect(leaf.root === root)
    #expect(leaf.ancestors.map(\.name) == ["middle", "root"])
  }

  @Test func framesAreBoundingBoxes() {
    let leaf = box("leaf", 0, 0, 10, 20)
    let root = box("root", 30, 40, 100, 100, [leaf])
    leaf.transform = CGAffineTransform(scaleX: 2, y: 2)
    leaf.position = CGPoint(x: 1, y: 2)
    #expect(leaf.frameInRoot == CGRect(x: 31, y: 42, width: 20, height: 40))
    _ = root
  }

  @Test func noWayThroughAScaleOfZeroOrIntoAnotherTree() {
    let leaf = box("leaf", 0, 0, 10, 10)
    leaf.transform = CGAffineTransform(scaleX: 0, y: 0)
    #expect(leaf.convertFromRoot(.zero) == nil)
    #expect(box("a", 0, 0, 1, 1).transform(to: box("b", 0, 0, 1, 1)) == nil)
  }
}
