import CoreGraphics
import GestureEngine
import LayerTree
import UIKit

/// An application with one scene, a console that is kept, and a clock.
@MainActor
final class Stage {
  final class Lines {
    var lines: [String] = []
  }
  let console = Lines()
  let application: UIApplication
  let scene: UIWindowScene
  var time: TimeInterval = 0

  init(
    _ width: CGFloat = 320, _ height: CGFloat = 480, insets: UIEdgeInsets = .zero,
    style: UIUserInterfaceStyle = .light, scale: CGFloat = 3, direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    let services = HostServices(
      typesetter: NoText(), imageDecoder: NoText(), displayScale: scale, console: { [console] in console.lines.append($0) })
    application = UIApplication(services: services)
    scene = UIWindowScene(
      application: application,
      screen: UIScreen(size: CGSize(width: width, height: height), scale: scale, maximumFramesPerSecond: 60),
      safeAreaInsets: insets, orientation: .portrait,
      traits: UITraitCollection(userInterfaceStyle: style, displayScale: scale, layoutDirection: direction))
  }

  var frames: FrameDriver { application.frames }

  func frame(after seconds: TimeInterval = 1.0 / 60) {
    time += seconds
    frames.frame(at: time)
  }

  /// A visible key window with `view` as its controller's view.
  func window(_ view: UIView) -> UIWindow {
    let controller = UIViewController()
    controller.view = view
    return window(controller)
  }
  func window(_ controller: UIViewController? = nil) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = controller ?? UIViewController()
    window.makeKeyAndVisible()
    return window
  }
}

/// For tests in which nothing is written and no picture is read.
private final class NoText: Typesetter, ImageDecoder {
  func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
  }
  func measure(_ symbol: SymbolBlock) -> TextMetrics? { nil }
  func decode(_ data: Data) throws -> CGImage { throw ImageDecodingError("no pictures here") }
  func decode(contentsOf path: String) throws -> CGImage { throw ImageDecodingError("no pictures here") }
}

/// Notes what it is told.
final class Diary {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that runs `onLayout` in `layoutSubviews`.
final class LayoutView: UIView {
  var onLayout: (LayoutView) -> Void = { _ in }
  var layouts = 0
  override func layoutSubviews() {
    layouts += 1
    onLayout(self)
  }
}
