import CairoRenderer
import CoreGraphics
import LayerTree
import UIKit

/// Draws the application into the window, with the device's frame around and over it and the discs of a mouse's two fingers on
/// top. What did not change is neither drawn nor handed to the display.
@MainActor
final class WindowPainter: FrameSink {
  private let window: SDLWindow
  private let app: RunningApp
  private let renderer: LayerRenderer
  private(set) var geometry: WindowGeometry
  private var pixels: PixelSurface
  /// The device's frame as large as the window; nil without one.
  private var frame: (picture: Frame, covered: [PixelArea])?
  private var discs: [MouseFingers.Disc] = []
  private lazy var discPictures = [false, true].map { isDown in
    still(FingerDisc.layer(isDown: isDown), size: CGSize(width: FingerDisc.side, height: FingerDisc.side))
  }
  /// What the display has not got yet.
  private var damage: [PixelArea] = []

  init(_ app: RunningApp, in window: SDLWindow, geometry: WindowGeometry, deviceFrame: DeviceFrame?) throws {
    self.app = app
    self.window = window
    self.geometry = geometry
    renderer = LayerRenderer(scale: app.scale, typesetter: app.typesetter)
    pixels = try window.surface()
    setFrame(deviceFrame)
  }

  // MARK: What changed

  /// The window has another size or frame; everything is drawn anew.
  func change(geometry: WindowGeometry, deviceFrame: DeviceFrame?) throws {
    self.geometry = geometry
    pixels = try window.surface()
    setFrame(deviceFrame)
  }

  func change(discs new: [MouseFingers.Disc]) {
    guard new != discs else { return }
    damage += (discs + new).map(area)
    discs = new
  }

  /// Whatever the display has of the window is gone.
  func damageAll() { damage = [geometry.window] }

  func draw(_ commit: FrameCommit) { render() }

  private func render() {
    let report = renderer.render(
      root: app.scene.rootLayer, log: app.scene.log, size: geometry.screenSize, background: .black)
    damage += report.damage.map { PixelArea(covering: $0).moved(x: geometry.glass.x, y: geometry.glass.y) }
  }

  // MARK: Handing over

  /// Brings the display up to date.
  /// - Returns: How many pixels were handed over; 0 when there was nothing to do.
  func present() -> Int {
    if renderer.frame == nil { render() }
    let isWhole = damage.contains(geometry.window)
    let areas = isWhole ? [geometry.window] : damage.map { $0.intersection(geometry.window) }.filter { !$0.isEmpty }
    damage = []
    guard !areas.isEmpty else { return 0 }
    for area in areas { compose(area) }
    window.present(areas)
    return areas.reduce(0) { $0 + $1.width * $1.height }
  }

  private func compose(_ area: PixelArea) {
    let glass = geometry.glass
    if let picture = frame?.picture, area.intersection(glass) != area {
      pixels.lay(picture, x: 0, y: 0, in: area.cgRect, .copying)
    }
    if let picture = renderer.frame {
      pixels.lay(picture, x: glass.x, y: glass.y, in: area.intersection(glass).cgRect, .copying)
    }
    if let frame {
      for covered in frame.covered {
        pixels.lay(frame.picture, x: 0, y: 0, in: area.intersection(covered).cgRect, .blending)
      }
    }
    for disc in discs {
      let place = self.area(of: disc)
      pixels.lay(discPictures[disc.isDown ? 1 : 0], x: place.x, y: place.y, in: area.intersection(place).cgRect, .blending)
    }
  }

  // MARK: Pictures of what stands still

  private func setFrame(_ deviceFrame: DeviceFrame?) {
    defer { damageAll() }
    guard let deviceFrame else {
      frame = nil
      return
    }
    let scale = geometry.scale
    let glass = CGRect(
      x: CGFloat(geometry.glass.x) / scale, y: CGFloat(geometry.glass.y) / scale, width: geometry.screenSize.width,
      height: geometry.screenSize.height)
    let size = CGSize(width: CGFloat(geometry.pixelWidth) / scale, height: CGFloat(geometry.pixelHeight) / scale)
    let layer = deviceFrame.layer(size: size, glass: glass, isDark: app.isDark)
    let covered = deviceFrame.covered(of: glass.size).map { rect in
      let inPixels = rect.offsetBy(dx: glass.minX, dy: glass.minY).applying(CGAffineTransform(scaleX: scale, y: scale))
      return PixelArea(covering: inPixels).intersection(geometry.glass)
    }
    frame = (still(layer, size: size), covered)
  }

  private func still(_ layer: Layer, size: CGSize) -> Frame {
    let renderer = LayerRenderer(scale: geometry.scale, typesetter: app.typesetter)
    renderer.render(root: layer, log: nil, size: size, background: .clear)
    guard let frame = renderer.frame else { preconditionFailure("the renderer has drawn no frame") }
    return frame
  }

  private func area(of disc: MouseFingers.Disc) -> PixelArea {
    let side = Int((FingerDisc.side * geometry.scale).rounded())
    let x = geometry.glass.x + Int((disc.location.x * geometry.scale).rounded())
    let y = geometry.glass.y + Int((disc.location.y * geometry.scale).rounded())
    return PixelArea(x: x - side / 2, y: y - side / 2, width: side, height: side)
  }
}
