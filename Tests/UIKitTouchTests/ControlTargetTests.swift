import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Whom a control calls.
@MainActor @Suite struct ControlTargetTests {
  private final class Listener: NSObject {
    var calls: [String] = []
    func pressed() { calls.append("pressed") }
    func changed(_ sender: UIControl) { calls.append("changed") }
    static let pressed = Selector("pressed", Listener.pressed), changed = Selector("changed:", Listener.changed(_:))
  }
  private final class Gate: UIControl {
    var isOpen = true
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      if isOpen { super.sendAction(action, to: target, for: event) }
    }
  }

  @Test func everyCallGoesThroughSendAction() throws {
    let gate = Gate(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), listener = Listener(), board = try Board(gate)
    gate.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
    board.screen.tap(at: CGPoint(x: 50, y: 50))
    gate.isOpen = false
    board.screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(listener.calls == ["pressed"])
    gate.isOpen = true
    gate.sendAction(Listener.changed, to: listener, for: nil)
    #expect(listener.calls == ["pressed", "changed"])
  }

  @Test func aControlSaysWhomItCalls() {
    let control = UIControl()
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    let listener = Listener()
    autoreleased {
      let other = Listener()
      control.addTarget(other, action: Listener.pressed, for: .touchDown)
      #expect(control.allTargets.count == 1)
    }
    control.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
    control.addTarget(listener, action: Listener.changed, for: [.valueChanged, .touchUpInside])
    control.addAction(UIAction { _ in }, for: .editingChanged)
    #expect(
      control.allTargets == [listener]
        && control.allControlEvents.isSuperset(of: [.touchUpInside, .valueChanged, .editingChanged]))
    #expect(control.actions(forTarget: listener, forControlEvent: .touchUpInside) == ["pressed", "changed:"])
    #expect(control.actions(forTarget: listener, forControlEvent: .touchDown) == nil)
  }
  private func autoreleased(_ body: () -> Void) { body() }
}
