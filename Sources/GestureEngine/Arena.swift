import CoreGraphics

/// Decides what fingers meant: binds each finger to the recognizers under it and settles who may recognize.
///
/// A finger is bound at its began to the recognizers on its hit path, innermost first, and stays bound until it is over.
/// An event goes through three steps:
///
/// 1. *Observation.* Every bound recognizer looks at the event and asks for what it wants. Nobody's state changes.
/// 2. *Decision.* Failures count at once. A recognizer that wants to leave `possible` fails if one that has recognized
///    prevents it; waits while one that it requires to fail is undecided; fails if that one recognized. Otherwise it
///    recognizes, and those it prevents, or that required its failure, fail. Repeated until nothing changes. Relations
///    hold between recognizers that share a finger; of two that prevent each other the inner one goes first.
/// 3. *Callbacks.* `settled(in:)`, innermost recognizer first. What callbacks ask for is decided in another round.
///
/// Then recognizers whose fingers are all up and which have decided leave; each has ended in exactly one of recognized
/// (`ended`), `failed` and `cancelled`. The same samples give the same result: time comes from the caller.
public final class Arena {
  /// The time of the last event or `advance(to:)`, in seconds.
  public internal(set) var now: TimeInterval = -.infinity
  /// Fingers that are down, oldest first.
  public internal(set) var liveTouches: [Touch] = []
  /// Recognizers in a sequence. For any finger the inner ones come before the outer ones.
  public internal(set) var recognizers: [Recognizer] = []
  /// Counts since it was made; tests prove by them how much was done.
  public internal(set) var work = ArenaWork()

  /// Hears of every change; nil costs nothing.
  public weak var observer: (any ArenaObserver)?
  /// Takes breaches of the rules by the host or by a recognizer.
  public var onReport: ((GestureReport) -> Void)?

  /// Called when a recognizer asks for something between two events, as one does that is removed or disabled. Whoever sets
  /// this calls `settlePending()` once the app's code may run; with nil it is settled at once, inside the request.
  public var onPendingWish: (() -> Void)?
  /// Called while the arena decides, when a recognizer leaves `possible` by recognizing; only to take notes.
  public var onRecognized: ((Recognizer) -> Void)?
  /// Called when an event and its callbacks are through; the app's code may run.
  public var onDelivered: ((TouchEvent) -> Void)?

  var isProcessing = false
  var wantsToCancelAll = false
  var lastLift: Lift?

  /// Without fingers. Time begins with the first event.
  public init() {}

  /// Where and when a finger was last lifted, for `Touch.tapCount`.
  struct Lift {
    var time: TimeInterval, location: CGPoint, tapCount: Int
  }

  /// Two times closer than this are one: sums of frame times carry rounding errors of about 1e-12 s.
  static let timeTolerance: TimeInterval = 1e-9
  /// Rounds of callbacks for one event; a callback that goes on asking is a mistake in the app.
  static let maximumRounds = 16
}

extension Arena {
  /// No recognizer is in a sequence: none has a finger on it, and none has yet to decide.
  public var isIdle: Bool { recognizers.isEmpty }

  /// Whether `inner` comes before `outer` on the way from the finger outwards; nil unless both are in a sequence.
  func isInner(_ inner: Recognizer, than outer: Recognizer) -> Bool? {
    guard let first = recognizers.firstIndex(where: { $0 === inner }),
      let second = recognizers.firstIndex(where: { $0 === outer })
    else { return nil }
    return first < second
  }

  func report(_ report: GestureReport) { onReport?(report) }
}
