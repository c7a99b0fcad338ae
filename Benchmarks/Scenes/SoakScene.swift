import Touchstone

/// A screen that random fingers play on.
@MainActor
protocol SoakScene: AnyObject {
  var screen: Screen { get }
  var fingers: RandomFingers { get }
  /// What happened so far.
  var counts: [SoakCount] { get }
  /// A picture is taken every so many movements; nil: never.
  var picturePeriod: Int? { get }
  /// How many movements were played.
  var movements: Int { get set }

  /// A movement was played, or the fingers were lifted; what that began goes on.
  func look()
  /// The fingers are lifted and nothing moves any more. Throws what is not as it should be, and may put the screen up for what follows.
  func checkRest() throws
}

/// How often something happened. A soak in which it hardly did proves nothing.
struct SoakCount {
  let name: String
  let count: Int
  /// At least one is expected in so many events.
  let eventsForOne: Int
}

extension SoakScene {
  func look() {}

  /// Plays at least `events` more touch events, with a rest after every third movement. Throws when something does not come to rest.
  func play(events: Int) throws {
    let end = fingers.events + events
    while fingers.events < end {
      fingers.playBurst()
      look()
      movements += 1
      if let picturePeriod, movements % picturePeriod == 0 { _ = screen.picture() }
      if movements % 3 == 0 { try rest() }
    }
    try rest()
  }

  private func rest() throws {
    fingers.lift()
    look()
    try screen.settle()
    try expectRest()
    try checkRest()
    fingers.mark()
  }

  /// To be called when the screen has settled.
  func expectRest() throws {
    let unrest = screen.unrest
    guard unrest.isEmpty else {
      throw SceneError("at \(screen.now) s, after \(fingers.events) events:\n  " + unrest.joined(separator: "\n  "))
    }
  }
}
