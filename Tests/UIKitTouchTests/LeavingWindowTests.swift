import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// A view leaves the window under the finger: the gesture on it is cancelled, and its target hears of that once.
@MainActor @Suite struct LeavingWindowTests {
  /// Follows a pan, and is held by nobody but the one who made the view.
  @MainActor private final class Follower: NSObject {
    let heard: Heard
    init(_ heard: Heard) { self.heard = heard }
    @MainActor func panned(_ recognizer: UIGestureRecognizer) {
      heard.note("\(recognizer.state), \(recognizer.view == nil ? "no view" : "a view")")
    }
    func follow(_ view: UIView) {
      view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector("panned:", Follower.panned(_:))))
    }
  }

  @MainActor @Observable fileprivate final class Model { var isShown = true }

  /// What the recognizer's target has noted.
  private func read(_ stand: Stand) -> [String] {
    stand.heard.read().filter { !$0.hasPrefix("view ") && $0 != "changed, a view" }
  }

  private func pull(_ screen: Screen) -> Finger {
    let finger = screen.finger()
    finger.down(at: Stand.middle)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    return finger
  }

  @Test(arguments: [true, false]) func theTargetHearsOfIt(staysAlive: Bool) throws {
    let stand = try Stand()
    var follower: Follower? = Follower(stand.heard)
    weak let gone = follower
    var view: UIView? = UIView(frame: stand.content.bounds)
    follower?.follow(try #require(view))
    stand.content.addSubview(try #require(view))
    let finger = pull(stand.screen)
    #expect(read(stand) == ["began, a view"])

    view?.removeFromSuperview()
    view = nil
    if !staysAlive { follower = nil }
    stand.screen.advance(by: 0.1)
    #expect(read(stand) == ["cancelled, a view"])
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
    finger.up()
    try stand.screen.settle()
    #expect(read(stand) == [])
    follower = nil
    #expect(gone == nil)
    #expect(stand.screen.unrest == [])
  }

  /// One that had not begun fails in silence.
  @Test func aPanThatHasNotBegun() throws {
    let stand = try Stand()
    let view = UIView(frame: stand.content.bounds), follower = Follower(stand.heard)
    follower.follow(view)
    stand.content.addSubview(view)
    let finger = stand.screen.finger()
    finger.down(at: Stand.middle)
    view.removeFromSuperview()
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.2)
    finger.up()
    try stand.screen.settle()
    #expect(read(stand) == [])
  }

  /// SwiftUI takes the view away, and with it the coordinator that nobody else holds.
  @Test func aCoordinatorThatGoesWithItsView() throws {
    struct Pulled: UIViewRepresentable {
      let heard: Heard
      func makeCoordinator() -> Follower { Follower(heard) }
      func makeUIView(context: Context) -> UIView {
        let view = UIView()
        context.coordinator.follow(view)
        return view
      }
      func updateUIView(_ view: UIView, context: Context) {}
      static func dismantleUIView(_ view: UIView, coordinator: Follower) { coordinator.heard.note("dismantled") }
    }
    struct Board: View {
      let heard: Heard
      let model: Model
      var body: some View {
        ZStack { if model.isShown { Pulled(heard: heard) } }
      }
    }
    let heard = Heard()
    let model = Model()
    let screen = try Screen(.iPhone14) { Board(heard: heard, model: model) }
    try screen.settle()
    let finger = pull(screen)
    #expect(heard.read().filter { $0 != "changed, a view" } == ["began, a view"])
    model.isShown = false
    screen.advance(by: 0.1)
    #expect(heard.read() == ["dismantled", "cancelled, a view"])
    finger.up()
    try screen.settle()
    #expect(heard.read() == [])
    #expect(screen.unrest == [])
  }
}
