import CoreGraphics
import LayerTree
import Testing
import UIKit

@MainActor @Suite struct ViewGeometryTests {
  @Test func frameCenterAndBoundsAreOneGeometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    view.center.x += 5
    #expect(view.frame == CGRect(x: 15, y: 20, width: 100, height: 40))
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 40, y: 20, width: 50, height: 40))
  }

  @Test func transformsActAboutTheCenter() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 0, y: 40, width: 200, height: 40))
    #expect(view.convert(.zero, to: root) == CGPoint(x: 0, y: 40))
    #expect(view.convert(CGPoint(x: 0, y: 40), from: root) == .zero)
    #expect(view.convert(view.bounds, to: root) == view.frame)
    view.transform = .identity
    #expect(view.frame == CGRect(x: 50, y: 50, width: 100, height: 20))
  }

  /// What a delegate does that keeps zoomed content in the middle: it takes the frame, and sets it again.
  @Test func aFrameThatIsSetIsThatAfterTheTransform() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame.origin = CGPoint(x: 7, y: 9)
    #expect(view.bounds.size == CGSize(width: 100, height: 20))
    #expect(view.frame == CGRect(x: 7, y: 9, width: 200, height: 40))
    view.frame = CGRect(x: 10, y: 10, width: 50, height: 60)
    #expect(view.bounds.size == CGSize(width: 25, height: 30) && view.center == CGPoint(x: 35, y: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
    #expect(abs(view.bounds.width - 80) < 1e-9 && abs(view.bounds.height - 30) < 1e-9)
    // There is no way back from nothing.
    view.transform = CGAffineTransform(scaleX: 0, y: 0)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(abs(view.bounds.width - 80) < 1e-9 && view.center == CGPoint(x: 5, y: 5))
  }

  @Test func boundsOriginMovesWhatIsInside() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10))
    root.addSubview(child)
    root.bounds.origin.y = 290
    #expect(child.frame.minY == 300)
    #expect(child.backingLayer.frameInRoot.minY == 10)
    #expect(child.convert(.zero, to: root) == CGPoint(x: 0, y: 300))
    #expect(root.hitTest(CGPoint(x: 5, y: 305), with: nil) === child)
  }

  @Test func numbersThatAreNoneAreRefused() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.frame = CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)
    view.bounds.size.height = .infinity
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.console.lines.count == 2)
    #expect(stage.console.lines[0].contains("UIView.frame"))
  }

  @Test func orderOfSubviewsIsTheOrderOfLayers() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    let names = ["a", "b", "c"]
    for (view, name) in zip(views, names) {
      view.accessibilityIdentifier = name
      root.addSubview(view)
    }
    func order() -> String { root.subviews.map { $0.accessibilityIdentifier! }.joined() }
    func layers() -> String { root.backingLayer.children.map { $0.semantics!.identifier! }.joined() }
    func expect(_ expected: String) {
      #expect(order() == expected)
      #expect(layers() == expected)
    }
    expect("abc")
    root.bringSubviewToFront(views[0])
    expect("bca")
    root.sendSubviewToBack(views[2])
    expect("cba")
    root.insertSubview(views[0], aboveSubview: views[2])
    expect("cab")
    root.insertSubview(views[1], belowSubview: views[2])
    expect("bca")
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    expect("acb")
    root.addSubview(views[0])
    expect("cba")
    UIView().addSubview(views[1])
    expect("ca")
  }

  @Test func drawingOfAHostStaysBehindItsSubviews() {
    let root = UIView()
    let drawing = Layer(name: "drawing")
    root.backingLayer.addChild(drawing)
    let (back, front) = (UIView(), UIView())
    root.addSubview(front)
    root.insertSubview(back, at: 0)
    #expect(root.backingLayer.children.map { $0 === drawing } == [true, false, false])
    #expect(root.backingLayer.children[1] === back.backingLayer)
  }
}
