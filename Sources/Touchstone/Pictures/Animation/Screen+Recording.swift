import CoreGraphics

extension Screen {
  /// What is seen while `body` runs, as a moving picture.
  /// - Parameters:
  ///   - width: Of the moving picture, in pixels.
  ///   - framesPerSecond: At most so many pictures a second are kept.
  public func recording(width: CGFloat = 390, framesPerSecond: Int = 30, _ body: () throws -> Void) rethrows -> AnimatedPicture {
    startRecording(width: width, framesPerSecond: framesPerSecond)
    defer { if camera.recorder != nil { _ = stopRecording() } }
    try body()
    return stopRecording()
  }

  /// Begins to keep what is seen; a recording that is under way is thrown away.
  public func startRecording(width: CGFloat = 390, framesPerSecond: Int = 30) {
    precondition((1...120).contains(framesPerSecond), "a recording has 1 to 120 pictures a second, not \(framesPerSecond)")
    camera.recorder = Recorder(
      picture: AnimatedPicture(pictureWidth: width), interval: 1 / TimeInterval(framesPerSecond), first: picture(), at: now)
  }

  /// Ends the recording; its last picture stays for a second (a choice: the eye sees where it ends).
  public func stopRecording() -> AnimatedPicture {
    guard var recorder = camera.recorder else { preconditionFailure("stopRecording() without startRecording()") }
    camera.recorder = nil
    return recorder.finish(with: picture(), at: now)
  }
}

/// Keeps pictures of the frames of a stretch of time, at whole multiples of an interval: at each, what was to be seen then.
struct Recorder {
  private var moving: AnimatedPicture
  private let interval: TimeInterval
  private var shown: Picture
  private var shownSince: TimeInterval
  /// The last frame, which is kept when no other comes before its multiple of the interval.
  private var last: (picture: Picture, time: TimeInterval)?

  private static let lastPictureStays: TimeInterval = 1
  /// Times of frames carry rounding errors.
  private static let tolerance: TimeInterval = 1e-6

  init(picture: AnimatedPicture, interval: TimeInterval, first: Picture, at time: TimeInterval) {
    moving = picture
    self.interval = interval
    shown = first
    shownSince = time
  }

  mutating func show(_ picture: Picture, at time: TimeInterval) {
    let next = multiple(atOrAfter: time)
    if let last, last.time < next - Self.tolerance { keep(last.picture, at: last.time) }
    last = (picture, next)
  }

  mutating func finish(with picture: Picture, at time: TimeInterval) -> AnimatedPicture {
    if let last { keep(last.picture, at: min(last.time, time)) }
    keep(picture, at: time)
    moving.add(picture, for: Self.lastPictureStays)
    return moving
  }

  private mutating func keep(_ picture: Picture, at time: TimeInterval) {
    moving.add(shown, for: time - shownSince)
    shown = picture
    shownSince = max(shownSince, time)
  }

  private func multiple(atOrAfter time: TimeInterval) -> TimeInterval {
    (time / interval - Self.tolerance).rounded(.up) * interval
  }
}
