import CoreGraphics
import Testing
import Touchstone
import UIKit

/// `UIView.animate`: what is seen, what is touched, and when it ends.
@MainActor @Suite struct ViewAnimationTests {
  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    return view
  }
  /// Where the picture is red in the row of a height: its first and last column.
  private func seen(_ board: Board, y: CGFloat = 20) -> ClosedRange<Int>? {
    let picture = board.screen.picture()
    let columns = (0..<400).filter {
      picture.color(at: CGPoint(x: CGFloat($0) + 0.5, y: y)).map { $0.red > 0.9 && $0.green < 0.1 } == true
    }
    return columns.first.map { $0...columns.last! }
  }

  @Test func movesFromOldToNewAndEnds() throws {
    let view = box(), board = try Board(view)
    var ended: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.frame.origin.x = 200 }) { ended = $0 }
    #expect(view.frame.origin.x == 200)
    board.screen.advance(by: 1.0 / 60)
    #expect(seen(board)!.lowerBound < 6)
    board.screen.advance(by: 0.5)
    let middle = seen(board)!
    #expect(abs(middle.lowerBound - 100) <= 4 && middle.count == 40, "\(middle)")
    #expect(abs((view.layer.presentation()?.frame.minX ?? 0) - 100) <= 4 && ended == nil)
    try board.screen.settle()
    #expect(seen(board) == 200...239 && ended == true && board.screen.now < 1.2)
    #expect(view.layer.presentation()?.frame == view.frame)
  }

  @Test func sizeColorOpacityTransformAndCornersAreSeenOnTheWay() throws {
    let view = box(), board = try Board(view)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        view.backgroundColor = .blue
        view.alpha = 0.5
        view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        view.layer.cornerRadius = 20
      }, completion: nil)
    board.screen.advance(by: 0.5)
    let seen = try #require(view.layer.presentation())
    #expect(abs(seen.bounds.width - 120) < 4 && abs(seen.opacity - 0.75) < 0.02 && abs(seen.cornerRadius - 10) < 0.5)
    #expect(abs(atan2(seen.affineTransform().b, seen.affineTransform().a) - .pi / 4) < 0.03)
    #expect(abs((seen.backgroundColor?.blue ?? 0) - 0.5) < 0.02)
    // Turned by 45° about the middle: nothing is at the corner, something in the middle.
    #expect(board.color(1, 1) == [255, 255, 255] && board.color(60, 20) != [255, 255, 255])
    try board.screen.settle()
    #expect(view.layer.presentation()?.affineTransform() == view.transform)
  }

  /// A change in the middle of another: no jump, and both come to an end.
  @Test func aSecondChangeAddsToTheFirst() throws {
    let view = box(), board = try Board(view)
    var ends: [String] = []
    UIView.animate(withDuration: 1, animations: { view.center.x = 220 }) { ends.append("first \($0)") }
    board.screen.advance(by: 0.5)
    let before = view.layer.presentation()!.position.x
    UIView.animate(withDuration: 1, animations: { view.center.x = 20 }) { ends.append("second \($0)") }
    #expect(abs(view.layer.presentation()!.position.x - before) < 0.5)
    var last = before
    for _ in 0..<60 {
      board.screen.advance(by: 1.0 / 60)
      let now = view.layer.presentation()!.position.x
      #expect(abs(now - last) < 8)
      last = now
    }
    try board.screen.settle()
    #expect(view.layer.presentation()!.position.x == 20 && ends == ["first true", "second true"])
  }

  @Test func opacityAndCurrentStateEndWhatRan() throws {
    let view = box(), board = try Board(view)
    var ends: [String] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ends.append("out \($0)") }
    board.screen.advance(by: 0.5)
    let seen = view.layer.presentation()!.opacity
    UIView.animate(withDuration: 1, animations: { view.alpha = 1 }) { ends.append("in \($0)") }
    #expect(ends == ["out false"] && abs(view.layer.presentation()!.opacity - seen) < 0.01)
    UIView.animate(withDuration: 1, animations: { view.center.x = 220 }) { ends.append("right \($0)") }
    board.screen.advance(by: 0.3)
    UIView.animate(withDuration: 0.2, delay: 0, options: .beginFromCurrentState, animations: { view.center.x = 20 }) {
      ends.append("left \($0)")
    }
    try board.screen.settle()
    #expect(ends == ["out false", "right false", "left true", "in true"])
  }

  /// Fingers meet a view where it will be, and only with the option.
  @Test func fingersMeetTheModelAndOnlyWhenAllowed() throws {
    for isAllowed in [true, false] {
      let heard = Heard(), view = TouchView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      view.heard = heard
      let board = try Board(view)
      UIView.animate(
        withDuration: 1, delay: 0, options: isAllowed ? .allowUserInteraction : [],
        animations: {
          view.frame.origin.x = 300
        }, completion: nil)
      board.screen.advance(by: 0.1)
      board.screen.tap(at: CGPoint(x: 10, y: 20))
      #expect(heard.read().isEmpty)
      board.screen.tap(at: CGPoint(x: 320, y: 20))
      #expect(heard.read() == (isAllowed ? ["view began", "view ended"] : []))
      try board.screen.settle()
      board.screen.tap(at: CGPoint(x: 320, y: 20))
      #expect(heard.read() == ["view began", "view ended"])
    }
  }

  @Test func constraintsAreAnimatedByLayout() throws {
    let view = box()
    var left: NSLayoutConstraint!
    let board = try Board(view) { root in
      view.translatesAutoresizingMaskIntoConstraints = false
      left = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      NSLayoutConstraint.activate([
        left, view.topAnchor.constraint(equalTo: root.topAnchor), view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    left.constant = 200
    UIView.animate(withDuration: 0.5) { board.root.layoutIfNeeded() }
    board.screen.advance(by: 0.25)
    #expect(abs(seen(board)!.lowerBound - 100) < 8 && view.frame.origin.x == 200)
    try board.screen.settle()
    #expect(seen(board) == 200...239)
  }

  @Test func springsSwingAndRestInTime() throws {
    func course(_ start: (UIView) -> Void) throws -> (most: CGFloat, end: TimeInterval) {
      let view = box(), board = try Board(view)
      start(view)
      let begin = board.screen.now
      var most: CGFloat = 0
      while view.layer.presentation()!.frame != view.frame || board.screen.now == begin {
        board.screen.advance(by: 1.0 / 60)
        most = max(most, view.layer.presentation()!.frame.minX)
        if board.screen.now > 6 { break }
      }
      return (most, board.screen.now - begin)
    }
    let old = try course { view in
      UIView.animate(
        withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
        animations: {
          view.frame.origin.x = 200
        })
    }
    #expect(old.most > 220 && abs(old.end - 0.8) < 0.05, "\(old)")
    let new = try course { view in UIView.animate(springDuration: 0.4, bounce: 0) { view.frame.origin.x = 200 } }
    #expect(new.most <= 200.01 && new.end > 0.4 && new.end < 1, "\(new)")
    let bouncy = try course { view in UIView.animate(springDuration: 0.4, bounce: 0.5) { view.frame.origin.x = 200 } }
    #expect(bouncy.most > 210)
  }

  @Test func repeatingGoesOnAndKeepsNobodyWaiting() throws {
    let view = box(), board = try Board(view)
    var ended: Bool?
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: {
        view.frame.origin.x = 200
      }
    ) { ended = $0 }
    board.screen.advance(by: 0.75)
    #expect(abs(seen(board)!.lowerBound - 100) < 8)
    board.screen.advance(by: 10)
    #expect(abs(seen(board)!.lowerBound - 100) < 10)
    try board.screen.settle()
    #expect(ended == nil)
    view.layer.removeAllAnimations()
    #expect(ended == false)
    board.screen.advance(by: 0.1)
    #expect(seen(board) == 200...239)
  }

  @Test func delaysNothingsAndNoAnimation() throws {
    let view = box(), board = try Board(view)
    var heard: [String] = []
    UIView.animate(withDuration: 0.2, delay: 0.5, animations: { view.frame.origin.x = 100 }) { _ in heard.append("late") }
    board.screen.advance(by: 0.4)
    #expect(seen(board) == 0...39)
    try board.screen.settle()
    #expect(seen(board) == 100...139 && board.screen.now >= 0.7)
    UIView.animate(withDuration: 1, animations: {}) { heard.append("nothing \($0)") }
    #expect(heard == ["late"])
    board.screen.advance(by: 0.02)
    #expect(heard == ["late", "nothing true"])
    UIView.animate(withDuration: 1) { UIView.performWithoutAnimation { view.frame.origin.x = 0 } }
    board.screen.advance(by: 0.02)
    #expect(seen(board) == 0...39)
    UIView.animate(withDuration: 0) { view.frame.origin.x = 50 }
    board.screen.advance(by: 0.02)
    #expect(seen(board) == 50...89)
  }

  @Test func aViewThatLeavesEndsItsAnimations() throws {
    let view = box(), board = try Board(view)
    var ended: Bool?
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { ended = $0 }
    board.screen.advance(by: 0.1)
    view.removeFromSuperview()
    #expect(ended == false && view.layer.presentation() == nil)
    try board.screen.settle()
  }

  /// Content that is moved through a view's bounds is seen on its way.
  @Test func movedBoundsCarrySubviews() throws {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 40)), inner = box()
    outer.addSubview(inner)
    let board = try Board(outer)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear, animations: { outer.bounds.origin.x = -200 }, completion: nil)
    board.screen.advance(by: 0.5)
    #expect(abs(seen(board)!.lowerBound - 100) < 5)
    try board.screen.settle()
    #expect(seen(board) == 200...239)
  }
}
