import CoreGraphics
import Testing
import UIKit

/// Views that come and go.
@MainActor @Suite struct TreeTests {
  let stage = Stage(300, 400, scale: 1)
  let root = UIView()

  init() { _ = stage.window(root) }

  @Test func leavingTakesTheConstraintsAcrossTheBorder() {
    let box = constrained(1, in: root)[0]
    let inner = constrained(1, in: box)[0]
    let across = inner.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    let within = inner.pinned()
    NSLayoutConstraint.activate(within + box.pinned().filter { $0.firstAttribute != .trailing } + [across])
    stage.frame()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 150, height: 400))
    #expect(root.constraints.count == 4 && box.constraints.count == 4)
    box.removeFromSuperview()
    #expect(!across.isActive && within.allSatisfy(\.isActive))
    #expect(root.constraints.isEmpty && box.constraints.count == 4)
    stage.frame()

    let other = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.addSubview(other)
    other.addSubview(box)
    NSLayoutConstraint.activate(box.pinned(4))
    stage.frame()
    #expect(box.frame == CGRect(x: 4, y: 4, width: 72, height: 72))
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 72, height: 72))
    #expect(stage.console.lines == [])
  }

  @Test func aTreeWithoutAWindowIsLaidOutWhenAsked() {
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    let views = constrained(2, in: top)
    NSLayoutConstraint.activate(views[0].pinned(10))
    NSLayoutConstraint.activate([views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor)])
    top.layoutIfNeeded()
    #expect(views[0].frame == CGRect(x: 10, y: 10, width: 100, height: 40))
    #expect(views[1].frame.width == 100)
    top.frame.size.width = 220
    top.layoutIfNeeded()
    #expect(views[0].frame.width == 200)
    top.frame.size.width = 320
    root.addSubview(top)
    stage.frame()
    #expect(views[0].frame.width == 300)
  }

  @Test func aRootWithoutAMaskIsAsLargeAsItsConstraintsSay() {
    let top = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
    top.translatesAutoresizingMaskIntoConstraints = false
    let view = ContentView(70, 30)
    top.addSubview(view)
    NSLayoutConstraint.activate(view.pinned(5))
    top.layoutIfNeeded()
    #expect(top.frame == CGRect(x: 3, y: 4, width: 80, height: 40))
    #expect(view.frame == CGRect(x: 5, y: 5, width: 70, height: 30))
  }

  @Test func viewsWithoutACommonAncestorAreReported() {
    let a = constrained(1, in: root)[0]
    let b = UIView()
    b.accessibilityIdentifier = "lonely"
    let constraint = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(stage.console.lines.count == 1)
    #expect(
      stage.console.lines[0].hasPrefix(
        "Unable to activate constraint with anchors UIView 'view-0'.leading and UIView 'lonely'.trailing because they have"
      ))
    root.addSubview(b)
    constraint.isActive = true
    #expect(constraint.isActive && root.constraints.count == 1)
  }

  @Test func nonsenseIsReportedAndLeftOut() {
    let view = constrained(1, in: root)[0]
    func make(_ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute, _ multiplier: CGFloat, _ other: UIView?) {
      let constraint = NSLayoutConstraint(
        item: view, attribute: a, relatedBy: .equal, toItem: other, attribute: b, multiplier: multiplier, constant: 3)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    make(.left, .top, 1, root)
    make(.width, .left, 1, root)
    make(.left, .leading, 1, root)
    make(.left, .right, 0, root)
    make(.left, .notAnAttribute, 1, nil)
    make(.notAnAttribute, .left, 1, root)
    #expect(stage.console.lines.count == 6)
    #expect(stage.console.lines.allSatisfy { $0.contains("can't be activated") && $0.contains("view-0") })
    let width = view.widthAnchor.constraint(equalToConstant: 9)
    width.isActive = true
    width.constant = .nan
    #expect(width.constant == 9)
    #expect(stage.console.lines.last?.contains("UIView 'view-0'.width == 9") == true)
    width.priority = UILayoutPriority(.nan)
    #expect(width.priority == .required && stage.console.lines.last?.contains("not finite") == true)
    let infinite = view.heightAnchor.constraint(equalToConstant: .infinity)
    #expect(infinite.constant == 0)
    #expect(stage.console.lines.count == 9)
  }

  @Test func ambiguityNamesWhatIsOpen() {
    let view = constrained(1, in: root)[0]
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor), view.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    #expect(view.hasAmbiguousLayout)
    #expect(stage.console.lines.last?.contains("'view-0' has an ambiguous layout: its vertical position, width could") == true)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func viewsThatAreGoneLeaveNothingBehind() {
    weak var gone: UIView?
    do {
      let view = constrained(1, in: root)[0]
      gone = view
      NSLayoutConstraint.activate(view.pinned())
      stage.frame()
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    stage.frame()
    #expect(root.constraints.isEmpty)
  }

  @Test func aViewWhoseParentIsGoneKeepsItsConstraints() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let inner = constrained(1, in: card)[0]
    do {
      let parent = UIView()
      parent.addSubview(card)
      NSLayoutConstraint.activate(inner.pinned(5))
    }
    #expect(card.superview == nil)
    root.addSubview(card)
    stage.frame()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
  }

  final class Updating: UIView {
    var updates = 0
    var width: NSLayoutConstraint?
    override func updateConstraints() {
      updates += 1
      if width == nil {
        width = widthAnchor.constraint(equalToConstant: 33)
        width?.isActive = true
      }
      super.updateConstraints()
    }
  }

  @Test func updateConstraintsRunsBeforeLayoutOncePerRequest() {
    let view = Updating()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    stage.frame()
    #expect(view.updates == 1 && view.frame.width == 33)
    stage.frame()
    #expect(view.updates == 1)
    view.setNeedsUpdateConstraints()
    view.setNeedsUpdateConstraints()
    #expect(view.needsUpdateConstraints())
    stage.frame()
    #expect(view.updates == 2 && !view.needsUpdateConstraints())
  }
}
