import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ConflictTests {
  let stage = Stage(300, 400, scale: 1)
  let root = UIView()

  init() { _ = stage.window(root) }

  @Test func theReportNamesAllAndTheLastIsBroken() {
    let view = constrained(1, in: root)[0]
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "fixed width"
    NSLayoutConstraint.activate(view.pinned(20) + [width])
    stage.frame()
    #expect(
      stage.console.lines == [
        """
        Unable to simultaneously satisfy constraints.
        \tThese can't all hold, while any fewer of them could. One is wrong, or should have a priority below 1000.
        \tAn NSAutoresizingMaskLayoutConstraint comes from a view's frame: set translatesAutoresizingMaskIntoConstraints to \
        false on the view that is placed by constraints.
        (
            "<NSAutoresizingMaskLayoutConstraint h=-&- v=-&- UIView (the view of UIViewController).width == 300   (active)>",
            "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIWindow.width == 300   (active)>",
            "<NSLayoutConstraint UIView 'view-0'.leading == UIView (the view of UIViewController).leading + 20   (active)>",
            "<NSLayoutConstraint UIView 'view-0'.trailing == UIView (the view of UIViewController).trailing - 20   (active)>",
            "<NSLayoutConstraint 'fixed width' UIView 'view-0'.width == 100   (active)>"
        )

        Will attempt to recover by breaking constraint 
        <NSLayoutConstraint 'fixed width' UIView 'view-0'.width == 100   (active)>
        """
      ])
    #expect(view.frame == CGRect(x: 20, y: 20, width: 260, height: 360))
    #expect(width.isActive)
    stage.frame()
    view.setNeedsLayout()
    stage.frame()
    #expect(stage.console.lines.count == 1)
  }

  @Test func whatWasBrokenHoldsAgainWhenItCan() {
    let view = constrained(1, in: root)[0]
    let edges = view.pinned()
    NSLayoutConstraint.activate(edges)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    stage.frame()
    #expect(view.frame.width == 300)
    edges[1].isActive = false
    stage.frame()
    #expect(view.frame.width == 100)
    #expect(stage.console.lines.count == 1)
  }

  @Test func aNewConstantMayContradict() {
    let view = constrained(1, in: root)[0]
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    let limit = view.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5)
    NSLayoutConstraint.activate([
      width, limit, view.heightAnchor.constraint(equalToConstant: 1),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    stage.frame()
    width.constant = 200
    stage.frame()
    #expect(stage.console.lines.count == 1)
    #expect(stage.console.lines[0].hasSuffix("breaking constraint \n\(limit.description)"))
    #expect(view.frame.width == 200)
    width.constant = 120
    stage.frame()
    #expect(view.frame.width == 120)
    #expect(stage.console.lines.count == 1)
  }

  @Test func changingARequiredPriorityWhileActiveIsReported() {
    let view = constrained(1, in: root)[0]
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    width.priority = UILayoutPriority(999)
    #expect(stage.console.lines.count == 1)
    #expect(stage.console.lines[0].contains("from 1000.0 to 999.0 while active"))
    width.priority = UILayoutPriority(5)
    #expect(stage.console.lines.count == 1)
  }

  @Test func redundantConstraintsAreNoConflict() {
    let view = constrained(1, in: root)[0]
    NSLayoutConstraint.activate(view.pinned() + view.pinned())
    NSLayoutConstraint.activate([view.widthAnchor.constraint(equalTo: root.widthAnchor)])
    stage.frame()
    #expect(view.frame == root.bounds)
    NSLayoutConstraint.deactivate(Array(root.constraints.prefix(4)))
    stage.frame()
    #expect(view.frame == root.bounds)
    #expect(stage.console.lines == [])
  }
}
