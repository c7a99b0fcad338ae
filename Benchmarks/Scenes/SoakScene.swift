import Touchstone

/// A screen that random fingers play on.
@MainActor
protocol SoakScene: AnyObject {
  var screen: Screen { get }
  var fingers: RandomFingers { get }
  /// What happened so far.
  var counts: [SoakCount] { get }

  /// Plays at least `events` more touch events. Throws when something does not come to rest.
  func play(events: Int) throws
}

/// How often something happened. A soak in which it hardly did proves nothing.
struct SoakCount {
  let name: String
  let count: Int
  /// At least one is expected in so many events.
  let eventsForOne: Int
}

extension SoakScene {
  /// To be called when the screen has settled.
  func expectRest() throws {
    let unrest = screen.unrest
    guard unrest.isEmpty else {
      throw SceneError("at \(screen.now) s, after \(fingers.events) events:\n  " + unrest.joined(separator: "\n  "))
    }
  }
}
