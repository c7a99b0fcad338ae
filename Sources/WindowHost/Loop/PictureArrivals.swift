import CairoRenderer
import CoreGraphics
import Foundation
import UIKit

/// Shows huge pictures as they are decoded: what has arrived is taken once a frame, before its update.
@MainActor
final class PictureArrivals: FrameParticipant {
  private let workshop: PictureWorkshop
  private unowned let frames: FrameDriver

  /// - Parameter wake: Called from any thread when something has arrived.
  init(_ workshop: PictureWorkshop, frames: FrameDriver, wake: @escaping @Sendable () -> Void) {
    self.workshop = workshop
    self.frames = frames
    workshop.patience = .never
    workshop.onResult = wake
    workshop.onFailure = { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    frames.add(self)
  }

  var needsUpdate: Bool { false }
  func update() {}
  func advanceAnimations(to time: TimeInterval) { if workshop.hasResults { workshop.takeResults() } }
  var nextWakeUp: TimeInterval? { workshop.hasResults ? frames.now : nil }
  func runAfterUpdateActions() -> Bool { false }
  let pendingWorkDescription = "decoding of huge pictures"
}
