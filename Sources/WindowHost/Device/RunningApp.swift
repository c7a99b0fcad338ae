import CairoRenderer
import CoreGraphics
import LayerTree
import Touchstone
import UIKit

/// The application in the window: its device, and what a person does to that device rather than to its glass.
@MainActor
final class RunningApp {
  let device: Device
  /// Pixels a point of the window, which need not be the device's.
  let scale: CGFloat
  let typesetter: PangoTypesetter
  let application: UIApplication
  let scene: UIWindowScene
  private let arrivals: PictureArrivals
  private var settings: Settings

  /// - Parameter wake: Called from any thread when something wants a frame.
  init(
    _ device: Device, scale: CGFloat, settings: Settings, wake: @escaping @Sendable () -> Void,
    start: @MainActor (UIWindowScene) -> Void
  ) throws {
    self.device = device
    self.scale = scale
    self.settings = settings
    typesetter = try PangoTypesetter(displayScale: scale)
    let decoder = StandardImageDecoder()
    let services = HostServices(
      typesetter: typesetter, imageDecoder: decoder, rasterizer: typesetter,
      threadsafeTypesetter: LockedTypesetter(displayScale: scale), imageEncoder: StandardImageEncoder(), displayScale: scale,
      console: { FileHandle.standardError.write(Data("\($0)\n".utf8)) }, wake: wake)
    application = UIApplication(services: services, settings: settings.userSettings)
    var shown = device
    shown.scale = scale
    arrivals = PictureArrivals(decoder.workshop, frames: application.frames, wake: wake)
    scene = UIWindowScene(
      application: application,
      screen: UIScreen(size: device.size, scale: scale, maximumFramesPerSecond: settings.framesPerSecond),
      safeAreaInsets: device.safeArea, orientation: .portrait, traits: shown.traits(size: device.size, settings: settings))
    start(scene)
  }

  var frames: FrameDriver { application.frames }
  /// Typed text has somewhere to go.
  var takesText: Bool {
    let responder = scene.keyWindow?.firstResponder
    return responder is any UIKeyInput || responder is any KeyPressResponder
  }
  var isDark: Bool { settings.isDark }

  /// The screen gets another size; whichever way is longer decides how the device is held. On its side, the safe area is that of
  /// the device with its home indicator's end at the right.
  func change(size: CGSize) {
    let isLandscape = size.width > size.height
    application.becomeCurrent()
    scene.change(
      size: size, safeAreaInsets: isLandscape ? device.landscapeSafeArea : device.safeArea,
      orientation: isLandscape ? .landscapeRight : .portrait)
    applySettings()
  }

  func change(isDark: Bool) {
    settings.isDark = isDark
    applySettings()
  }

  var textSize: UIContentSizeCategory {
    get { settings.textSize }
    set {
      settings.textSize = newValue
      applySettings()
    }
  }

  private func applySettings() {
    application.becomeCurrent()
    application.settings = settings.userSettings
    var shown = device
    shown.scale = scale
    scene.change(traits: shown.traits(size: scene.screen.bounds.size, settings: settings))
  }
}
