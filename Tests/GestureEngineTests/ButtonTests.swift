import CoreGraphics
import GestureEngine
import Testing

@Suite struct ButtonTests {
  private func press(on stage: Stage) -> (Probe<ButtonCore>, () -> [Bool]) {
    let bounds = CGRect(x: 0, y: 0, width: 44, height: 44).insetBy(dx: -ButtonCore.slop, dy: -ButtonCore.slop)
    let button = stage.button("button") { bounds.contains($0) }
    let pressed = Box<[Bool]>([])
    button.onSettled = { _ in pressed.value.append(button.core.isPressed) }
    return (button, { pressed.value })
  }

  @Test func firesWhenLiftedWithinTheSlop() {
    let stage = Stage()
    let (button, pressed) = press(on: stage)
    stage.down(20, 20, at: 0)
    stage.move(113, 20, at: 5)
    stage.up(113, 20, at: 10)
    #expect(button.finals == [.ended])
    #expect(pressed() == [true, true, false])
  }

  @Test func leavesAndComesBack() {
    let stage = Stage()
    let (button, pressed) = press(on: stage)
    stage.down(20, 20, at: 0)
    stage.move(115, 20, at: 1)
    stage.move(20, 20, at: 2)
    stage.up(20, 20, at: 3)
    #expect(button.finals == [.ended])
    #expect(pressed() == [true, false, true, false])
  }

  @Test func failsWhenLiftedOutside() {
    let stage = Stage()
    let (button, _) = press(on: stage)
    stage.down(20, 20, at: 0)
    stage.move(200, 20, at: 1)
    #expect(button.finals == [])
    stage.up(200, 20, at: 2)
    #expect(button.finals == [.failed])
  }
}

final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
