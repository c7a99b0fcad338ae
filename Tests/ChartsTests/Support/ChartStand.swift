import Charts
import LayerTree
import SwiftUI
import Touchstone

/// A chart on a screen, and where it and its plot lie as its overlay was told.
@MainActor
final class ChartStand {
  let screen: Screen
  private let told: Told

  init<Content: View>(
    _ device: Device = .iPhone14, settings: Settings = Settings(), width: CGFloat = 330, height: CGFloat = 200,
    @ViewBuilder _ chart: @escaping @MainActor () -> Content
  ) throws {
    let told = Told()
    self.told = told
    screen = try Screen(device, settings: settings) {
      Overlaid(chart: chart, told: told)
        .frame(width: width, height: height)
    }
    try screen.settle()
  }

  var proxy: ChartProxy { told.proxy! }
  /// Of the whole chart, in points of the screen.
  var chart: CGRect { told.chart }
  /// Of the plot, in points of the screen.
  var plot: CGRect { told.plot.offsetBy(dx: told.chart.minX, dy: told.chart.minY) }
  var container: CGRect { told.container.offsetBy(dx: told.chart.minX, dy: told.chart.minY) }

  /// Where the layers of a name lie, back to front, in points of the screen.
  func frames(_ name: String) -> [CGRect] { layers(name).map(\.frameInRoot) }
  func layers(_ name: String) -> [Layer] {
    var found: [Layer] = []
    func search(_ layer: Layer) {
      if layer.name == name && !layer.isHidden { found.append(layer) }
      layer.children.forEach(search)
    }
    search(screen.rootLayer)
    return found
  }
  /// The frames of the marks in the plot's own space.
  func marks(_ name: String = "BarMark") -> [CGRect] {
    frames(name).map { $0.offsetBy(dx: -plot.minX, dy: -plot.minY) }
  }
  /// Where a text is; marks that are read aloud alike do not count.
  func text(_ words: String) throws -> CGRect { try screen.find(role: .text, label: words).frame }
  /// The texts that are shown.
  var texts: [String] { screen.elements.filter { $0.role == .text && $0.isVisible }.compactMap(\.label) }
}

@MainActor
private final class Told {
  var proxy: ChartProxy?
  var chart = CGRect.zero
  var plot = CGRect.zero
  var container = CGRect.zero

  /// Something to draw, or nobody would ask.
  func take(_ proxy: ChartProxy, _ geometry: GeometryProxy) -> Color {
    self.proxy = proxy
    chart = geometry.frame(in: .global)
    plot = proxy.plotFrame.map { geometry[$0] } ?? .null
    container = proxy.plotContainerFrame.map { geometry[$0] } ?? .null
    return Color.clear
  }
}

private struct Overlaid<Content: View>: View {
  @ViewBuilder let chart: @MainActor () -> Content
  let told: Told
  var body: some View {
    chart().chartOverlay { proxy in
      GeometryReader { geometry in told.take(proxy, geometry).allowsHitTesting(false) }
    }
  }
}

extension CGRect {
  /// The same to a thousandth of a point.
  func isNear(_ other: CGRect, by distance: CGFloat = 0.001) -> Bool {
    abs(minX - other.minX) <= distance && abs(minY - other.minY) <= distance && abs(maxX - other.maxX) <= distance
      && abs(maxY - other.maxY) <= distance
  }
  /// Contains the other but for what is lost where layers are put on whole pixels.
  func holds(_ other: CGRect, slack: CGFloat = 0.5) -> Bool {
    other.minX >= minX - slack && other.minY >= minY - slack && other.maxX <= maxX + slack && other.maxY <= maxY + slack
  }
}
