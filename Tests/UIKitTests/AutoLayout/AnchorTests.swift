import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct AnchorTests {
  let stage = Stage(300, 400, scale: 1)
  let root = UIView()

  init() { _ = stage.window(root) }

  @Test func relationsMultipliersAndConstants() {
    let views = constrained(3, in: root)
    NSLayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
      views[0].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2),
      views[0].centerXAnchor.constraint(equalTo: root.centerXAnchor),
      views[0].centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 7),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor),
      views[1].rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20),
      views[1].topAnchor.constraint(greaterThanOrEqualTo: views[0].bottomAnchor, constant: 5),
      views[1].topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 30),
      views[1].heightAnchor.constraint(equalToConstant: 11),
    ])
    let wide = views[1].widthAnchor.constraint(equalToConstant: 500)
    wide.priority = UILayoutPriority(600)
    let high = views[1].topAnchor.constraint(equalTo: root.topAnchor)
    high.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([wide, high])
    NSLayoutConstraint(
      item: views[2], attribute: .left, relatedBy: .equal, toItem: root, attribute: .right, multiplier: 0.25, constant: 3
    )
    .isActive = true
    NSLayoutConstraint.activate([
      views[2].topAnchor.constraint(equalTo: root.topAnchor), views[2].widthAnchor.constraint(equalToConstant: 1),
      views[2].heightAnchor.constraint(equalToConstant: 1),
    ])
    stage.frame()
    #expect(views[0].frame == CGRect(x: 80, y: 67, width: 140, height: 280))
    #expect(views[1].frame == CGRect(x: 220, y: 352, width: 60, height: 11))
    #expect(views[2].frame.minX == 78)
  }

  @Test func systemSpacingAndOffsets() {
    let views = constrained(3, in: root)
    for view in views {
      NSLayoutConstraint.activate([
        view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      views[0].topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 1),
      views[1].topAnchor.constraint(equalToSystemSpacingBelow: views[0].bottomAnchor, multiplier: 1.5),
      views[1].leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[0].leadingAnchor),
      views[1].bottomAnchor.anchorWithOffset(to: views[2].topAnchor)
        .constraint(equalTo: views[0].topAnchor.anchorWithOffset(to: views[1].topAnchor), multiplier: 3),
    ])
    stage.frame()
    #expect(views[0].frame.origin == CGPoint(x: 16, y: 8))
    #expect(views[1].frame.minY == 30)
    #expect(views[2].frame.minY == 106)
  }

  @Test func constraintsAcrossLevelsAndAwayFromZero() {
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    root.addSubview(box)
    let inner = constrained(1, in: box)[0]
    let outer = constrained(1, in: root)[0]
    NSLayoutConstraint.activate(inner.pinned(10))
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: inner.leftAnchor), outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor), outer.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.frame()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(outer.frame == CGRect(x: 60, y: 150, width: 80, height: 5))
    box.frame.origin.x += 33
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    stage.frame()
    #expect(outer.frame == CGRect(x: 93, y: 150, width: 80, height: 5), "constraints do not see transforms")
  }

  @Test func aConstantChangesNothingButWhatDependsOnIt() {
    let left = LayoutView()
    let right = LayoutView()
    for view in [left, right] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: root.topAnchor),
      left.leftAnchor.constraint(equalTo: root.leftAnchor), right.rightAnchor.constraint(equalTo: root.rightAnchor),
      right.widthAnchor.constraint(equalToConstant: 50), right.heightAnchor.constraint(equalToConstant: 50),
      left.heightAnchor.constraint(equalToConstant: 10),
    ])
    let width = left.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    stage.frame()
    let layouts = (left.layouts, right.layouts)
    width.constant = 44
    #expect(left.frame.width == 30 && root.needsLayout)
    root.layoutIfNeeded()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 44, height: 10))
    #expect((left.layouts, right.layouts) == (layouts.0 + 1, layouts.1))
    stage.frame()
    #expect(stage.frames.nextWakeUp == nil)
    width.constant = 44
    #expect(stage.frames.nextWakeUp == nil, "the same number asks for nothing")
  }

  @Test func layoutIfNeededOfTheViewItselfIsEnough() {
    let view = constrained(1, in: root)[0]
    NSLayoutConstraint.activate(view.pinned())
    view.layoutIfNeeded()
    #expect(view.frame == root.bounds)
  }

  @Test func prioritiesDecideAndMayChange() {
    let view = constrained(1, in: root)[0]
    let small = view.widthAnchor.constraint(equalToConstant: 10)
    let large = view.widthAnchor.constraint(equalToConstant: 100)
    small.priority = UILayoutPriority(300)
    large.priority = UILayoutPriority(301)
    NSLayoutConstraint.activate([small, large, view.heightAnchor.constraint(equalToConstant: 1)])
    stage.frame()
    #expect(view.frame.width == 100)
    small.priority = UILayoutPriority(302)
    stage.frame()
    #expect(view.frame.width == 10)
    small.isActive = false
    stage.frame()
    #expect(view.frame.width == 100)
    #expect(!small.isActive && large.isActive && view.constraints.count == 2)
    #expect(stage.console.lines == [])
  }
}
