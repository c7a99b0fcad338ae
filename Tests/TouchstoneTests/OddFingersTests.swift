import CoreGraphics
import GestureEngine
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Fingers that lie on one point, change sides, or are told numbers that are none: refused with a line, or sound numbers for who listens.
@MainActor @Suite struct OddFingersTests {
  /// What gestures of two fingers were told, by SwiftUI and by UIKit.
  @MainActor private final class Told {
    var turns: [Double] = []
    var scales: [CGFloat] = []
    var ended = 0
    func turn(_ recognizer: UIRotationGestureRecognizer) {
      turns += [Double(recognizer.rotation), Double(recognizer.velocity)]
    }
    var areSound: Bool { (turns.map { CGFloat($0) } + scales).allSatisfy(\.isFinite) }
  }

  private struct Pad: View {
    let told: Told
    var body: some View {
      Color.red
        .gesture(
          RotateGesture().onChanged { told.turns += [$0.rotation.radians, $0.velocity.radians] }.onEnded { _ in told.ended += 1 }
        )
        .simultaneousGesture(
          MagnifyGesture().onChanged { told.scales += [$0.magnification, $0.velocity] }.onEnded { _ in told.ended += 1 })
    }
  }
  private func pad() throws -> (Screen, Told) {
    let told = Told()
    return (try Screen { Pad(told: told) }, told)
  }
  private func expectAtRest(_ screen: Screen) throws {
    try screen.settle()
    #expect(screen.application.frames.arena.isIdle && screen.application.frames.arena.liveTouches.isEmpty)
    #expect(screen.console.isEmpty && screen.unsettledFrames.isEmpty, "\(screen.console)")
  }
  private let middle = CGPoint(x: 150, y: 300)
  private func beside(_ dx: CGFloat, _ dy: CGFloat = 0) -> CGPoint { CGPoint(x: middle.x + dx, y: middle.y + dy) }

  @Test func bothFingersOnOnePoint() throws {
    let (screen, told) = try pad()
    let (one, two) = (screen.finger(), screen.finger())
    screen.simultaneously {
      one.down(at: middle)
      two.down(at: middle)
      one.move(to: beside(60), over: 0.2)
      two.move(to: beside(-60), over: 0.2)
      one.move(to: middle, over: 0.2)
      two.move(to: middle, over: 0.2)
      one.hold(for: 0.1)
      two.hold(for: 0.1)
      one.up()
      two.up()
    }
    #expect(screen.reports.isEmpty)
    #expect(told.areSound, "\(told.turns) \(told.scales)")
    try expectAtRest(screen)
  }

  @Test func fingersThatStayOnOnePoint() throws {
    let (screen, told) = try pad()
    let (one, two) = (screen.finger(), screen.finger())
    screen.simultaneously {
      for finger in [one, two] {
        finger.down(at: middle)
        finger.move(to: beside(80, 90), over: 0.3)
        finger.up()
      }
    }
    #expect(told.areSound && told.turns.isEmpty, "\(told.turns) \(told.scales)")
    try expectAtRest(screen)
  }

  /// Each goes through the place of the other, straight through the middle between them: half a turn at once.
  @Test(arguments: [0, 1e-9, 0.3] as [CGFloat])
  func fingersThatChangeSides(passing: CGFloat) throws {
    let (screen, told) = try pad()
    let (one, two) = (screen.finger(), screen.finger())
    screen.simultaneously {
      one.down(at: beside(-70, -passing))
      two.down(at: beside(70, passing))
      for way in [1, -1, 1] as [CGFloat] {
        one.move(to: beside(70 * way, -passing), over: 0.15)
        two.move(to: beside(-70 * way, passing), over: 0.15)
      }
      one.up()
      two.up()
    }
    #expect(told.areSound, "\(told.turns) \(told.scales)")
    #expect(told.scales.allSatisfy { abs($0) < 1e6 }, "\(told.scales)")
    #expect(told.ended > 0)
    try expectAtRest(screen)
  }

  @Test func recognizersOfUIKitUnderTheSameFingers() throws {
    let told = Told()
    let controller = UIViewController()
    let rotation = Turning(told), pinch = Pinching(told)
    controller.view.addGestureRecognizer(rotation)
    controller.view.addGestureRecognizer(pinch)
    let both = Both()
    rotation.delegate = both
    pinch.delegate = both
    let screen = try Screen(.iPhone15, controller: { controller })
    for start in [0, 50] as [CGFloat] {
      let (one, two) = (screen.finger(), screen.finger())
      screen.simultaneously {
        one.down(at: beside(-start))
        two.down(at: beside(start))
        one.move(to: beside(50, 20), over: 0.1)
        two.move(to: beside(-50, -20), over: 0.1)
        one.move(to: middle, over: 0.1)
        two.move(to: middle, over: 0.1)
        one.move(to: beside(-50, 20), over: 0.1)
        two.move(to: beside(50, -20), over: 0.1)
        one.up()
        two.up()
      }
    }
    #expect(!told.turns.isEmpty && !told.scales.isEmpty)
    #expect(told.areSound, "\(told.turns) \(told.scales)")
    try expectAtRest(screen)
  }

  @Test func numbersThatAreNone() throws {
    let (screen, told) = try pad()
    let odd: [Double] = [.nan, .infinity, -.infinity]
    for number in odd {
      screen.rotate(at: middle, by: .degrees(number), duration: 0.1)
      screen.rotate(at: middle, by: .degrees(90), duration: number)
      screen.rotate(at: middle, by: .degrees(90), duration: 0.1, distance: number)
      screen.rotate(at: CGPoint(x: number, y: 5), by: .degrees(90), duration: 0.1)
      screen.rotate(at: middle, by: .degrees(90), duration: 0.1, holding: number)
      screen.pinch(at: middle, scale: number, duration: 0.1)
      screen.pinch(at: middle, from: 100, to: number, duration: 0.1)
      screen.pinch(at: middle, from: 100, to: 50, duration: 0.1, angle: .degrees(number))
    }
    screen.rotate(at: middle, by: .degrees(90), duration: -1)
    screen.pinch(at: middle, scale: -2, duration: 0.1)
    screen.pinch(at: middle, scale: 0, duration: 0.1)
    screen.pinch(at: middle, from: 0, to: 0, duration: 0.1)
    #expect(screen.reports.count == odd.count * 8 + 4, "\(screen.reports.count): \(screen.reports)")
    #expect(told.turns.isEmpty && told.scales.isEmpty)
    try expectAtRest(screen)
  }

  /// Many turns are as good as few.
  @Test func aThousandTurns() throws {
    let (screen, told) = try pad()
    screen.rotate(at: middle, by: .degrees(360_000), duration: 0.5)
    #expect(screen.reports.isEmpty && told.areSound && told.ended == 1, "\(screen.reports)")
    try expectAtRest(screen)
  }

  @Test func timesThatRunBackwards() throws {
    let (screen, _) = try pad()
    let finger = screen.finger()
    finger.down(at: middle)
    let start = screen.now
    for time in [-1, .nan, .infinity, -.infinity] as [Double] {
      finger.hold(for: time)
      finger.move(to: beside(20), over: time)
      finger.move(by: CGVector(dx: 5, dy: 5), over: time, lifting: true)
    }
    #expect(finger.isDown && finger.location == middle && screen.now == start)
    #expect(screen.reports.count == 12, "\(screen.reports)")
    #expect(screen.reports[0].contains("held still for -1.0 s") && screen.reports[1].contains("runs backwards"))
    finger.up()
    for time in [-1, .nan] as [Double] {
      finger.pause(for: time)
      screen.press(at: middle, for: time)
      screen.drag(from: middle, to: beside(50), duration: time)
    }
    #expect(screen.reports.count >= 18, "\(screen.reports)")
    try expectAtRest(screen)
  }

  /// Farther than any number goes, from one end to the other.
  @Test func movesBeyondAllBounds() throws {
    let (screen, told) = try pad()
    let (one, two) = (screen.finger(), screen.finger())
    let far = CGFloat.greatestFiniteMagnitude
    screen.simultaneously {
      one.down(at: beside(-10))
      two.down(at: beside(10))
      for x in [far, -far] {
        one.move(to: CGPoint(x: x, y: -x), over: 0.1)
        two.move(to: CGPoint(x: -x, y: x), over: 0.1)
      }
      one.up()
      two.up()
    }
    #expect(told.areSound, "\(told.turns.filter { !$0.isFinite }) \(told.scales.filter { !$0.isFinite })")
    try screen.settle()
    #expect(screen.application.frames.arena.isIdle && screen.application.frames.arena.liveTouches.isEmpty)
  }

  @Test(arguments: [
    "finger 1 down 5 5\nfinger 1 hold -1", "finger 1 pause -1", "press 5 5 for -1", "wait -1", "drag 9 9 to 5 5 in -0.1",
    "rotate 100 100 by nan in 1", "rotate 100 100 by 90 in -1", "pinch 100 100 scale -1 in 1", "settle within -1",
  ])
  func scriptsWithTimesThatRunBackwards(text: String) throws {
    let errors = try #require(throws: TouchScriptErrors.self) { try TouchScript(text, name: "back.touches") }
    #expect(errors.errors.count == 1 && errors.description.contains("expected"), "\(errors)")
  }

  private final class Both: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }
  private final class Turning: UIRotationGestureRecognizer {
    private let told: Told
    init(_ told: Told) {
      self.told = told
      super.init(target: nil, action: nil)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      told.turn(self)
    }
  }
  private final class Pinching: UIPinchGestureRecognizer {
    private let told: Told
    init(_ told: Told) {
      self.told = told
      super.init(target: nil, action: nil)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      told.scales += [scale, velocity]
    }
  }
}
