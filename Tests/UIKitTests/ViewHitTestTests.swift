import CoreGraphics
import LayerTree
import Testing
import UIKit

@MainActor @Suite struct ViewHitTestTests {
  @Test func recordedEdges() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 80, y: 0, width: 50, height: 50))
    root.addSubview(child)
    #expect(root.hitTest(CGPoint(x: 99.9, y: 10), with: nil) === child)
    #expect(root.hitTest(CGPoint(x: 100, y: 10), with: nil) == nil, "the maximum edge is outside")
    #expect(root.hitTest(CGPoint(x: 110, y: 10), with: nil) == nil, "a subview outside its parent can't be reached")
    #expect(root.hitTest(CGPoint(x: 90, y: 50), with: nil) === root)
  }

  /// Facts 2.2: views that are hidden, disabled or fainter than 0.01 are out, with what is in them.
  @Test func hiddenFaintAndDisabledViewsAreOut() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: root.bounds)
    root.addSubview(child)
    let point = CGPoint(x: 5, y: 5)
    child.isHidden = true
    #expect(root.hitTest(point, with: nil) === root)
    child.isHidden = false
    child.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    child.isUserInteractionEnabled = true
    child.alpha = 0.01
    #expect(root.hitTest(point, with: nil) === child)
    child.alpha = 0.0099
    #expect(root.hitTest(point, with: nil) === root)
  }

  private final class WideView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -20, dy: -20).contains(point) }
  }
  private final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  @Test func overridesCountForTouches() throws {
    let stage = Stage(100, 100)
    let root = UIView()
    _ = stage.window(root)
    stage.frame()
    let wide = WideView(frame: CGRect(x: 40, y: 40, width: 10, height: 10))
    let cover = PassThroughView(frame: root.bounds)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.addSubview(wide)
    root.addSubview(cover)
    cover.addSubview(button)
    func owner(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      stage.frames.hitTest(CGPoint(x: x, y: y))?.layers.first?.owner as? UIView
    }
    #expect(owner(25, 25) === wide)
    #expect(owner(15, 15) === root)
    #expect(owner(5, 5) === button)
    let path = try #require(stage.frames.hitTest(CGPoint(x: 5, y: 5)))
    #expect(path.layers.map(\.name) == ["UIView", "PassThroughView", "UIView", "UIWindow", "UIWindowScene"])
  }

  @Test func anOverrideMayHandTheTouchToASubviewItself() throws {
    final class Redirecting: UIView {
      var target: UIView?
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let target else { return nil }
        return target.hitTest(convert(point, to: target), with: event) ?? target
      }
    }
    let stage = Stage(100, 100)
    let root = Redirecting()
    let (middle, target) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    )
    root.addSubview(middle)
    middle.addSubview(target)
    root.target = target
    _ = stage.window(root)
    stage.frame()
    for point in [CGPoint(x: 6, y: 6), CGPoint(x: 90, y: 90)] {
      let path = try #require(stage.frames.hitTest(point))
      #expect(path.layers.map(\.name) == ["UIView", "UIView", "Redirecting", "UIWindow", "UIWindowScene"])
      #expect(path.layers.first === target.backingLayer)
    }
  }

  @Test func layersOfAHostAreOnThePath() {
    let stage = Stage(100, 100)
    let host = UIView()
    let leaf = Layer(name: "leaf")
    leaf.size = CGSize(width: 10, height: 10)
    leaf.hitShape = .bounds
    host.backingLayer.addChild(leaf)
    _ = stage.window(host)
    stage.frame()
    #expect(stage.frames.hitTest(CGPoint(x: 5, y: 5))?.layers.first === leaf)
    #expect(host.hitTest(CGPoint(x: 5, y: 5), with: nil) === host)
    host.alpha = 0.005
    #expect(stage.frames.hitTest(CGPoint(x: 5, y: 5))?.layers.first?.owner is UIWindow)
  }
}
