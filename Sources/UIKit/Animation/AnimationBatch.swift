import CoreGraphics

/// The animations of one block, which end together for its completion.
@MainActor
final class AnimationBatch {
  let timing: AnimationTiming
  let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var wasCutShort = false
  private var isOpen = true

  init(_ timing: AnimationTiming, _ options: UIView.AnimationOptions, _ completion: ((Bool) -> Void)?) {
    self.timing = timing
    self.options = options
    self.completion = completion
  }

  func began() { running += 1 }
  func ended(isFinished: Bool) {
    running -= 1
    if !isFinished { wasCutShort = true }
    if running == 0 && !isOpen { complete() }
  }

  /// The block has run. Without anything to animate its completion comes after the update.
  func close(_ frames: FrameDriver) {
    isOpen = false
    guard running == 0, completion != nil else { return }
    frames.afterUpdate { self.complete() }
  }
  private func complete() { completion?(!wasCutShort) }

  // MARK: The block that runs now

  /// Nil outside of blocks, and in `performWithoutAnimation`.
  private(set) static var current: AnimationBatch?

  static func with(_ batch: AnimationBatch?, _ body: () -> Void) {
    let outer = current
    current = batch
    body()
    current = outer
  }
}
