import AttributeGraph
import CoreGraphics
import LayerTree
import UIKit

@testable import SwiftUI

/// A window with one view in it and nothing around, cheap enough to be made twenty thousand times.
@MainActor
final class Host<Content: View> {
  let application: UIApplication
  let scene: UIWindowScene
  private let window: UIWindow
  private let view: _UIHostingView<Content>
  private(set) var console: [String] {
    get { lines.lines }
    set {}
  }
  private let lines = Lines()
  private(set) var now: Double = 0

  private final class Lines { var lines: [String] = [] }

  init(size: CGSize, scale: CGFloat = 3, safeArea: UIEdgeInsets = .zero, _ content: Content) {
    let services = HostServices(
      typesetter: PlainTypesetter(), imageDecoder: NoPictures(), displayScale: scale,
      console: { [lines] in lines.lines.append($0) })
    application = UIApplication(services: services)
    scene = UIWindowScene(
      application: application, screen: UIScreen(size: size, scale: scale, maximumFramesPerSecond: 60), safeAreaInsets: safeArea,
      orientation: .portrait, traits: UITraitCollection(displayScale: scale))
    window = UIWindow(windowScene: scene)
    let controller = UIHostingController(rootView: content)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    view = controller.view as! _UIHostingView<Content>
    frame()
  }

  var rootView: Content {
    get { view.rootView }
    set {
      view.rootView = newValue
    }
  }
  var viewGraph: ViewGraph { view.viewGraph! }

  func frame(after seconds: Double = 0) {
    application.becomeCurrent()
    now += seconds
    application.frames.frame(at: now)
  }
  /// Runs frames until nothing asks for one; false when that takes more than ten seconds of the host's time.
  func settle() -> Bool {
    for _ in 0..<600 {
      if application.frames.nextWakeUp == nil { return true }
      frame(after: 1 / 60)
    }
    return false
  }
  func resize(to size: CGSize, safeArea: UIEdgeInsets = .zero) {
    application.becomeCurrent()
    scene.change(size: size, safeAreaInsets: safeArea, orientation: .portrait)
    frame()
  }

  var layers: String { LayerSnapshot(of: viewGraph.rootLayer).description }
  var nodesAlive: Int { viewGraph.graph.statistics.nodesAlive }
}

extension Host {
  /// The frame on the screen of the view with this identifier; nil when there is none.
  func frame(of identifier: String) -> CGRect? { layer(identifier)?.frameInRoot }
  func layer(_ identifier: String) -> Layer? {
    func find(_ layer: Layer) -> Layer? {
      if layer.semantics?.identifier == identifier { return layer }
      for child in layer.children { if let found = find(child) { return found } }
      return nil
    }
    return find(viewGraph.rootLayer)
  }
}

/// A view of fixed size, found by its name.
func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
  Color.gray.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// A view that takes what it is offered, found by its name.
func filler(_ name: String) -> some View { Color.gray.accessibilityIdentifier(name) }

func isNear(_ a: CGRect?, _ b: CGRect, within tolerance: CGFloat = 0.001) -> Bool {
  guard let a else { return false }
  return abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance && abs(a.width - b.width) <= tolerance
    && abs(a.height - b.height) <= tolerance
}

func isNear(_ size: CGSize, _ width: CGFloat, _ height: CGFloat, within tolerance: CGFloat = 0.001) -> Bool {
  abs(size.width - width) <= tolerance && abs(size.height - height) <= tolerance
}

/// The frames of named views in a space of 400 × 600 points.
@MainActor
func frames<V: View>(_ names: [String], size: CGSize = CGSize(width: 400, height: 600), @ViewBuilder _ view: () -> V) -> [CGRect?]
{
  let host = Host(size: size, view())
  return names.map { host.frame(of: $0) }
}
@MainActor
func frame<V: View>(_ name: String, size: CGSize = CGSize(width: 400, height: 600), @ViewBuilder _ view: () -> V) -> CGRect? {
  frames([name], size: size, view)[0]
}
