import CoreGraphics
import UIKit

/// What a person does to the device rather than to its glass. Each takes effect in the next frame, which is run at once.
extension Screen {
  /// Turns the device from upright onto its side (home indicator at the right), or back.
  public func rotate() {
    let isUpright = scene.interfaceOrientation.isPortrait
    let turned = CGSize(width: size.height, height: size.width)
    change(
      size: turned, safeArea: isUpright ? device.landscapeSafeArea : device.safeArea,
      orientation: isUpright ? .landscapeRight : .portrait)
  }

  /// Gives the application another size, as a window is resized on a desk; it may be zero. A size or insets that no device can have are
  /// left out, both, with a line in `reports`.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets = .zero) {
    var resized = device
    resized.size = size
    resized.safeArea = safeArea
    do { try resized.check() } catch {
      notebook.reports.append("resize(to: \(size), safeArea: \(safeArea)) at \(now) s is left out: \(error)")
      return
    }
    change(size: size, safeArea: safeArea, orientation: scene.interfaceOrientation)
  }

  /// Light or dark.
  public var isDark: Bool {
    get { settings.isDark }
    set {
      becomeCurrent()
      var new = settings
      new.isDark = newValue
      change(settings: new)
      runNextFrame()
    }
  }

  /// Changes what the owner of the device has set, such as the text size or VoiceOver.
  public func change(_ body: (inout Settings) -> Void) {
    becomeCurrent()
    var new = settings
    body(&new)
    if new.framesPerSecond != settings.framesPerSecond {
      notebook.reports.append("The frames a second of a screen are fixed when it starts; they stay \(settings.framesPerSecond).")
      new.framesPerSecond = settings.framesPerSecond
    }
    change(settings: new)
    runNextFrame()
  }

  /// Something of the system's comes in front, such as a call: touches are cancelled, the window stops being key.
  public func resignKey() {
    becomeCurrent()
    scene.deactivate()
    forgetFingers()
    runNextFrame()
  }

  /// It goes away again.
  public func becomeKey() {
    becomeCurrent()
    scene.activate(key: window)
    runNextFrame()
  }

  private func change(size: CGSize, safeArea: UIEdgeInsets, orientation: UIInterfaceOrientation) {
    becomeCurrent()
    scene.change(size: size, safeAreaInsets: safeArea, orientation: orientation)
    change(settings: settings)
    runNextFrame()
  }
}
