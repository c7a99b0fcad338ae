import CoreGraphics
import Testing
import Touchstone
import UIKit

/// A control that is disabled, or goes, under a finger.
@MainActor @Suite struct DisabledControlTests {
  private func control(_ given: UIControl? = nil, on stand: Stand) -> UIControl {
    let control = given ?? UIControl()
    control.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    stand.content.addSubview(control)
    stand.content.heard = nil
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragInside, "drag"), (.touchDragOutside, "drag outside"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { stand.heard.listen(to: control, for: event, as: name) }
    return control
  }

  @Test func disablingLetsGoOfTheFinger() throws {
    let stand = try Stand()
    let control = control(on: stand)
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    finger.move(by: CGVector(dx: 5, dy: 0))
    #expect(stand.heard.read() == ["down", "drag"])
    control.isEnabled = false
    #expect(stand.heard.read() == ["cancel"])
    #expect(!control.isTracking && !control.isHighlighted && !control.isTouchInside && control.state == .disabled)
    finger.move(by: CGVector(dx: 5, dy: 0))
    control.isEnabled = true
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.up()
    #expect(stand.heard.read() == [], "a finger that was let go is not taken up again")
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["down", "up inside"])
  }

  /// A button that disables itself when it is pressed.
  @Test func anActionThatDisablesItsControl() throws {
    let stand = try Stand()
    let control = control(on: stand)
    control.addAction(UIAction { [unowned control] _ in control.isEnabled = false }, for: .touchDown)
    stand.screen.tap(at: Stand.middle)
    #expect(stand.heard.read() == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  private final class Moody: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      isEnabled = false
      return true
    }
  }

  @Test func aControlThatDisablesItselfWhileTracking() throws {
    let stand = try Stand()
    let control = control(Moody(), on: stand)
    stand.screen.drag(from: Stand.middle, to: CGPoint(x: 220, y: 200), duration: 0.1)
    #expect(stand.heard.read() == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test func aControlThatGoesUnderAFingerHearsTheEndOnce() throws {
    let stand = try Stand()
    let control = control(on: stand)
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    control.removeFromSuperview()
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.up()
    try stand.screen.settle()
    let ends = stand.heard.read().filter { $0 == "cancel" || $0.hasPrefix("up") }
    #expect(ends.count == 1 && !control.isTracking, "\(ends)")
  }
}
