import CoreGraphics
import LayerTree

/// That a scene's layers changed in a frame. Which, and in what, is in the scene's log until somebody takes it.
package struct FrameCommit {
  package let scene: UIWindowScene
  /// The frame's time, in seconds.
  package let time: TimeInterval
  /// Properties of layers that were written with a new value.
  package let layerWrites: Int
}

/// Somebody who looks: a renderer, a recorder. One of the sinks takes the scene's log, at once or when it next draws; while there
/// is no sink, the changes are dropped, so that a sink that comes later begins with the whole tree.
@MainActor
package protocol FrameSink: AnyObject {
  /// Called once for each scene with a change, at the end of the frame.
  func draw(_ commit: FrameCommit)
}
