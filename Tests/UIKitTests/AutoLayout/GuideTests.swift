import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct GuideTests {
  @Test func safeAreaGuideFollowsTheInsets() {
    let stage = Stage(320, 480, insets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let controller = UIViewController()
    let root = UIView()
    controller.view = root
    _ = stage.window(controller)
    let view = constrained(1, in: root)[0]
    let guide = root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor), view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor), view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(guide.layoutFrame == view.frame)
    controller.additionalSafeAreaInsets.top = 6
    stage.frame()
    #expect(view.frame.minY == 50)
    stage.scene.change(size: CGSize(width: 480, height: 320), safeAreaInsets: .zero, orientation: .landscapeLeft)
    stage.frame()
    #expect(view.frame == CGRect(x: 0, y: 6, width: 480, height: 314))
  }

  /// The recorded rows of a root of 320 × 480 with these insets, placed by constraints.
  @Test(arguments: [
    (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
    (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
  ])
  func childrenGetTheirPartOfTheSafeArea(frame: CGRect, expected: UIEdgeInsets) {
    let stage = Stage(320, 480, insets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let root = UIView()
    _ = stage.window(root)
    let child = constrained(1, in: root)[0]
    let inner = constrained(1, in: child)[0]
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
      child.widthAnchor.constraint(equalToConstant: frame.width), child.heightAnchor.constraint(equalToConstant: frame.height),
      inner.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
      inner.leftAnchor.constraint(equalTo: child.safeAreaLayoutGuide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: child.safeAreaLayoutGuide.rightAnchor),
      inner.bottomAnchor.constraint(equalTo: child.safeAreaLayoutGuide.bottomAnchor),
    ])
    stage.frame()
    #expect(child.frame == frame)
    #expect(child.safeAreaInsets == expected)
    #expect(inner.frame == child.bounds.inset(by: expected))
  }

  @Test func marginsAreEightPointsAndTheSafeArea() {
    let stage = Stage(320, 480, insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let root = UIView()
    _ = stage.window(root)
    #expect(UIView().layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(root.layoutMargins == UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    let box = constrained(1, in: root)[0]
    let view = constrained(1, in: box)[0]
    NSLayoutConstraint.activate(box.pinned())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
    ])
    NSLayoutConstraint(
      item: view, attribute: .bottom, relatedBy: .equal, toItem: box, attribute: .bottomMargin, multiplier: 1, constant: 0
    ).isActive = true
    stage.frame()
    #expect(view.frame == CGRect(x: 8, y: 52, width: 304, height: 386))
    box.preservesSuperviewLayoutMargins = true
    stage.frame()
    #expect(view.frame.minX == 16 && view.frame.width == 288)
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 1, trailing: 0)
    box.insetsLayoutMarginsFromSafeArea = false
    stage.frame()
    #expect(view.frame == CGRect(x: 30, y: 44, width: 274, height: 402))
    box.preservesSuperviewLayoutMargins = false
    stage.frame()
    #expect(view.frame == CGRect(x: 30, y: 0, width: 290, height: 479))
  }

  @Test func guidesOfAnAppTakeRoomAndGo() {
    let stage = Stage(300, 400, scale: 1)
    let root = UIView()
    _ = stage.window(root)
    let views = constrained(2, in: root)
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    root.addLayoutGuide(guide)
    for view in views {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    let width = guide.widthAnchor.constraint(equalToConstant: 70)
    let across = guide.leftAnchor.constraint(equalTo: views[0].rightAnchor)
    NSLayoutConstraint.activate([
      views[0].leftAnchor.constraint(equalTo: root.leftAnchor), across, width,
      views[1].leftAnchor.constraint(equalTo: guide.rightAnchor), guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 4),
    ])
    stage.frame()
    #expect(guide.layoutFrame == CGRect(x: 50, y: 0, width: 70, height: 4))
    #expect(views[1].frame.minX == 120)
    root.removeLayoutGuide(guide)
    #expect(!width.isActive && !across.isActive && root.layoutGuides.isEmpty && guide.owningView == nil)
    stage.frame()
    #expect(stage.console.lines == [])
  }

  @Test func aScrollViewsContentAndGlass() {
    let stage = Stage(300, 400, scale: 1)
    let root = UIView()
    _ = stage.window(root)
    let scroller = UIScrollView()
    scroller.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroller)
    let views = constrained(2, in: scroller)
    let glass = scroller.frameLayoutGuide
    NSLayoutConstraint.activate(scroller.pinned(20) + views[0].pinned(5))
    NSLayoutConstraint.activate([
      views[0].heightAnchor.constraint(equalToConstant: 1000), views[0].widthAnchor.constraint(equalTo: scroller.widthAnchor),
      views[1].topAnchor.constraint(equalTo: glass.topAnchor), views[1].leftAnchor.constraint(equalTo: glass.leftAnchor),
      views[1].rightAnchor.constraint(equalTo: glass.rightAnchor), views[1].heightAnchor.constraint(equalToConstant: 30),
    ])
    stage.frame()
    #expect(scroller.frame == CGRect(x: 20, y: 20, width: 260, height: 360))
    #expect(views[0].frame == CGRect(x: 5, y: 5, width: 260, height: 1000))
    #expect(scroller.contentSize == CGSize(width: 270, height: 1010))
    #expect(scroller.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 270, height: 1010))
    scroller.contentOffset.y = 200
    stage.frame()
    #expect(views[1].frame == CGRect(x: 0, y: 200, width: 260, height: 30))
    #expect(views[0].frame.minY == 5)
    #expect(stage.console.lines == [])
  }
}
