import CoreGraphics

/// The glass: its size and its pixels.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
  /// In points, in the current orientation, from (0, 0).
  public internal(set) var bounds: CGRect
  /// Pixels a point.
  public let scale: CGFloat
  public let maximumFramesPerSecond: Int

  package init(size: CGSize, scale: CGFloat, maximumFramesPerSecond: Int) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.maximumFramesPerSecond = maximumFramesPerSecond
    super.init()
  }

  /// The screen of the application's first scene; one without a size when there is none.
  public static var main: UIScreen {
    UIApplication.shared.windowScenes.first?.screen ?? UIScreen(size: .zero, scale: 1, maximumFramesPerSecond: 60)
  }
}
