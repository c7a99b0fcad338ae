import CoreGraphics
import LayerTree

/// What changed on one scene in one frame.
package struct FrameCommit {
  package let scene: UIWindowScene
  /// The frame's time, in seconds.
  package let time: TimeInterval
  /// Layers with a change, each once; what changed is in `layer.changes` until the frame ends.
  package let changed: [Layer]
  /// Layers that left the tree, each the top of what left.
  package let removed: [Layer]
}

/// Somebody who looks: a renderer, a recorder.
@MainActor
package protocol FrameSink: AnyObject {
  /// Called once for each scene with a change, at the end of the frame.
  func draw(_ commit: FrameCommit)
}
