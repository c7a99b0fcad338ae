import CairoRenderer
import CoreGraphics
import LayerTree
import UIKit

/// Draws a scene: in each frame while it is watched, else when a picture is asked for. Then it draws what changed since.
@MainActor
final class Camera: FrameSink {
  private unowned let scene: UIWindowScene
  private let renderer: LayerRenderer
  /// What changed before somebody looked is drawn at once.
  var isWatched = false {
    didSet { if isWatched && (renderer.frame == nil || !scene.log.isEmpty) { render() } }
  }
  /// Keeps pictures of frames, while there is one.
  var recorder: Recorder?
  private(set) var layersRedrawn = 0
  private(set) var framesDrawn = 0

  init(scene: UIWindowScene, typesetter: PangoTypesetter) {
    self.scene = scene
    renderer = LayerRenderer(scale: scene.screen.scale, typesetter: typesetter)
  }

  func draw(_ commit: FrameCommit) {
    recorder?.show(picture(), at: commit.time)
    if isWatched { render() }
  }

  /// The screen as it is now.
  func picture() -> Picture {
    if renderer.frame == nil || !scene.log.isEmpty { render() }
    guard let frame = renderer.frame else { preconditionFailure("the renderer has drawn no frame") }
    return Picture(image: frame.copyImage(), scale: renderer.scale)
  }

  private func render() {
    let report = renderer.render(root: scene.rootLayer, log: scene.log, size: scene.screen.bounds.size, background: .black)
    layersRedrawn += report.layersRedrawn
    framesDrawn += 1
  }
}
