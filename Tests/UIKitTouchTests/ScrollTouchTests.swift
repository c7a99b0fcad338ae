import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Who gets the fingers: the content, the scroll view, or one around it (Documentation/Facts.md, 2.3).
@MainActor @Suite struct ScrollTouchTests {
  private func stand(_ control: UIView) throws -> (ScrollStand, Heard) {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 3000))
    control.frame = CGRect(x: 100, y: 300, width: 200, height: 100)
    stand.content.addSubview(control)
    return (stand, Heard())
  }
  private let place = CGPoint(x: 200, y: 350)

  /// Facts 2.3: content of a scroll view hears of a quiet finger after 0.15 s, and that it is cancelled once the finger drags.
  /// [measured]
  @Test func contentHearsOfAQuietFingerAfter150Milliseconds() throws {
    let view = TouchView()
    let (stand, heard) = try stand(view)
    view.heard = heard
    let finger = stand.screen.finger()
    finger.down(at: place)
    finger.hold(for: 0.13)
    #expect(heard.lines.isEmpty)
    finger.hold(for: 0.03)
    #expect(heard.read() == ["view began"])
    finger.move(by: CGVector(dx: 0, dy: -20))
    #expect(heard.read().last == "view cancelled")
    #expect(stand.scrollView.isDragging)
    finger.up()
  }

  @Test func quickTapIsHeardWhole() throws {
    let view = TouchView()
    let (stand, heard) = try stand(view)
    view.heard = heard
    stand.screen.tap(at: place)
    #expect(heard.read() == ["view began", "view ended"])
  }

  /// Facts 2.3: content never hears of a drag that begins before that. [documented]
  @Test func quickDragIsNotHeardOf() throws {
    let view = TouchView()
    let (stand, heard) = try stand(view)
    view.heard = heard
    stand.screen.drag(from: place, to: CGPoint(x: 200, y: 250), duration: 0.1)
    #expect(heard.lines.isEmpty && stand.offset.y > 80)
  }

  /// Facts 2.3: a control that has heard of its finger keeps it, whatever it drags. [documented]
  @Test func heldControlKeepsItsFinger() throws {
    let control = UIControl()
    let (stand, heard) = try stand(control)
    heard.listen(to: control, for: .touchDown, as: "down")
    heard.listen(to: control, for: .touchCancel, as: "cancel")
    heard.listen(to: control, for: .touchUpInside, as: "up")
    let finger = stand.screen.finger()
    finger.down(at: place)
    finger.hold(for: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    finger.up()
    #expect(heard.read() == ["down", "up"] && stand.offset == .zero)
    stand.screen.drag(from: place, to: CGPoint(x: 200, y: 250), duration: 0.1, holding: 0.1)
    #expect(heard.lines.isEmpty && stand.offset.y == 90)
  }

  @Test func innerScrollViewGoesFirstAndTheOuterAtItsEnd() throws {
    let inner = UIScrollView()
    let (stand, _) = try stand(inner)
    inner.contentSize = CGSize(width: 200, height: 400)
    stand.screen.drag(from: place, to: CGPoint(x: 200, y: 310), duration: 0.2, holding: 0.1)
    #expect(inner.contentOffset.y == 30 && stand.offset.y == 0)
    inner.contentOffset.y = 300
    stand.screen.drag(from: place, to: CGPoint(x: 200, y: 310), duration: 0.2, holding: 0.1)
    #expect(inner.contentOffset.y == 300 && stand.offset.y == 30)
  }

  @Test func sidewaysListInAPageOfText() throws {
    let inner = UIScrollView()
    let (stand, _) = try stand(inner)
    inner.contentSize = CGSize(width: 900, height: 100)
    stand.screen.drag(from: place, to: CGPoint(x: 120, y: 350), duration: 0.2, holding: 0.1)
    #expect(inner.contentOffset.x == 70 && stand.offset == .zero)
    stand.screen.drag(from: place, to: CGPoint(x: 200, y: 270), duration: 0.2, holding: 0.1)
    #expect(inner.contentOffset.x == 70 && stand.offset.y == 70)
  }

  @Test func disabledScrollingLeavesFingersToTheContent() throws {
    let view = TouchView()
    let (stand, heard) = try stand(view)
    view.heard = heard
    stand.scrollView.isScrollEnabled = false
    stand.screen.drag(from: place, to: CGPoint(x: 200, y: 310), duration: 0.1)
    #expect(heard.read().first == "view began" && stand.offset == .zero)
  }
}
