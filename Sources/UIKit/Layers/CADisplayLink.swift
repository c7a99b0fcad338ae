import CoreGraphics

public typealias CFTimeInterval = Double

/// The time of the frames' clock, in seconds.
@MainActor @preconcurrency public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.frames.now }

/// How many frames a second are wished for.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float, maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
  /// As many as the screen has.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// Calls a method in each frame, in step 2, before the layout.
///
/// As long as it runs there is no rest. It keeps its target alive until `invalidate()`.
@MainActor @preconcurrency
public final class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private let driver: FrameDriver
  private let screenInterval: TimeInterval
  private var places: Set<Place> = []
  private struct Place: Hashable {
    let runLoop: ObjectIdentifier
    let mode: RunLoop.Mode
  }
  private var lastCall: TimeInterval?
  /// More frames a second than any screen has, and a whole number.
  private static let most: Float = 1_000_000

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    driver = UIApplication.shared.frames
    screenInterval = 1 / Double(max(1, UIScreen.main.maximumFramesPerSecond))
  }

  /// The time of the frame under way, in seconds of the frames' clock; 0 before the first.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due.
  public var targetTimestamp: CFTimeInterval { timestamp + interval }
  /// From one frame of the screen to the next, in seconds.
  public var duration: CFTimeInterval { screenInterval }
  public var isPaused = false {
    didSet { if isPaused != oldValue { lastCall = nil } }
  }
  /// A rate that is not finite is refused; 0 or less is no wish.
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet {
      let range = preferredFrameRateRange
      let isUsable = OddNumbers.areFinite(
        CGFloat(range.minimum), CGFloat(range.maximum), CGFloat(range.preferred ?? 0),
        of: "CADisplayLink.preferredFrameRateRange", consequence: "it stays as it is")
      if !isUsable { preferredFrameRateRange = oldValue }
    }
  }
  /// 0: as many as the screen has.
  public var preferredFramesPerSecond: Int {
    get { Int(min(max(preferredFrameRateRange.preferred ?? 0, 0), Self.most)) }
    set {
      let rate = min(Float(max(0, newValue)), Self.most)
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }

  /// From the next frame on. The modes of a run loop take turns on iOS; here all of them run in each frame.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    let isFirst = places.isEmpty
    places.insert(Place(runLoop: ObjectIdentifier(runLoop), mode: mode))
    if isFirst { driver.add(self) }
  }
  /// It goes on as long as it is added for another mode.
  public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    places.remove(Place(runLoop: ObjectIdentifier(runLoop), mode: mode))
    guard places.isEmpty else { return }
    lastCall = nil
    driver.remove(self)
  }
  /// The last of it: it lets go of its target.
  public func invalidate() {
    places = []
    driver.remove(self)
    target = nil
  }

  /// A whole number of the screen's frames.
  private var interval: TimeInterval {
    let range = preferredFrameRateRange
    let wished = Double(range.preferred ?? 0) > 0 ? Double(range.preferred!) : Double(range.maximum)
    guard wished > 0, wished.isFinite else { return screenInterval }
    return max(1, (1 / wished / screenInterval).rounded()) * screenInterval
  }
}

extension CADisplayLink: FrameParticipant {
  package var needsUpdate: Bool { false }
  package func update() {}
  package func advanceAnimations(to time: TimeInterval) {
    guard !places.isEmpty, !isPaused, let target else { return }
    // Frames may come a hair early.
    if let lastCall, time - lastCall < interval - screenInterval / 4 { return }
    lastCall = time
    timestamp = time
    selector.perform(on: target, with: self)
  }
  package var nextWakeUp: TimeInterval? {
    guard !places.isEmpty, !isPaused else { return nil }
    return lastCall.map { $0 + interval } ?? driver.now
  }
  package func runAfterUpdateActions() -> Bool { false }
  package var pendingWorkDescription: String { "a CADisplayLink that calls \(selector)" }
}
