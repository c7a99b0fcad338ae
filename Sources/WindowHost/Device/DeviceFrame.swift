import CoreGraphics
import LayerTree
import Touchstone
import UIKit

/// What is drawn around the glass and on it: a rim, a bezel, rounded corners, and a notch or an island.
///
/// Which of them a device has is told from its safe area; lengths are near those of the devices (a choice).
struct DeviceFrame {
  private enum Style {
    /// A bar above and below; a button in the lower.
    case homeButton
    /// Cut out of the upper edge.
    case notch
    /// A hole below the upper edge.
    case island
  }

  static let rim: CGFloat = 4, bezel: CGFloat = 10
  /// Around the rim.
  static let air: CGFloat = 3
  private static let side = air + rim + bezel
  /// Bars above and below the glass of a device with a home button.
  private static let bar: CGFloat = 76

  private let style: Style

  init(of device: Device) {
    switch device.safeArea.top {
    case 51...: style = .island
    case 30..<51: style = .notch
    default: style = .homeButton
    }
  }

  var cornerRadius: CGFloat {
    switch style {
    case .homeButton: 0
    case .notch: 47
    case .island: 55
    }
  }

  /// What the frame takes of the window, in points.
  func margins(isLandscape: Bool) -> UIEdgeInsets {
    let long = style == .homeButton ? Self.bar : Self.side
    return isLandscape
      ? UIEdgeInsets(top: Self.side, left: long, bottom: Self.side, right: long)
      : UIEdgeInsets(top: long, left: Self.side, bottom: long, right: Self.side)
  }

  /// The places of the glass that the frame covers wholly or in part, in points of the screen.
  func covered(of glass: CGSize) -> [CGRect] {
    // The smooth corner reaches further than its radius.
    let reach = (cornerRadius * 1.6).rounded(.up)
    var rects: [CGRect] = []
    if reach > 0 {
      for x in [0, glass.width - reach] {
        for y in [0, glass.height - reach] { rects.append(CGRect(x: x, y: y, width: reach, height: reach)) }
      }
    }
    if let cutOut = cutOut(of: glass) { rects.append(cutOut.insetBy(dx: -8, dy: -2)) }
    return rects
  }

  /// The rectangle of the notch or island. Turned onto its side, a device has it at the left.
  private func cutOut(of glass: CGSize) -> CGRect? {
    let size: CGSize, top: CGFloat
    switch style {
    case .homeButton: return nil
    case .notch: (size, top) = (CGSize(width: 162, height: 33), 0)
    case .island: (size, top) = (CGSize(width: 126, height: 37), 11)
    }
    return glass.width > glass.height
      ? CGRect(x: top, y: (glass.height - size.width) / 2, width: size.height, height: size.width)
      : CGRect(x: (glass.width - size.width) / 2, y: top, width: size.width, height: size.height)
  }
}

// MARK: - Drawing

extension DeviceFrame {
  /// The frame as a layer of a window of `size` points; the glass is a hole in it.
  func layer(size: CGSize, glass: CGRect, isDark: Bool) -> Layer {
    let layer = Layer(name: "DeviceFrame")
    layer.size = size
    let body = CGRect(origin: .zero, size: size).insetBy(dx: Self.air, dy: Self.air)
    let black = body.insetBy(dx: Self.rim, dy: Self.rim)
    let radius = style == .homeButton ? 54 : cornerRadius + Self.bezel
    let paper = isDark ? PaintColor(red: 0.13, green: 0.13, blue: 0.14) : PaintColor(red: 0.88, green: 0.88, blue: 0.9)
    let metal = Paint.linearGradient(
      stops: [
        GradientStop(color: PaintColor(red: 0.56, green: 0.56, blue: 0.58), location: 0),
        GradientStop(color: PaintColor(red: 0.3, green: 0.3, blue: 0.32), location: 0.5),
        GradientStop(color: PaintColor(red: 0.44, green: 0.44, blue: 0.46), location: 1),
      ], start: CGPoint(x: body.minX, y: body.minY), end: CGPoint(x: body.maxX, y: body.maxY))
    // The lower two end under the bezel, so that the bezel alone touches the glass.
    let under = glass.insetBy(dx: -1, dy: -1)
    func ring(_ outer: CGRect, _ outerRadius: CGFloat, _ hole: CGRect, _ paint: Paint) -> PaintCommand {
      .fill(Self.path(outer, radius: outerRadius, hole: hole, holeRadius: cornerRadius), paint, evenOdd: true)
    }
    layer.content = [
      ring(CGRect(origin: .zero, size: size), 0, under, .color(paper)),
      ring(body, radius + Self.rim, under, metal),
      ring(black, radius, glass, .color(Self.bezelColor)),
    ]
    layer.content += style == .homeButton ? homeButton(glass: glass, black: black) : cutOutCommands(glass: glass)
    return layer
  }

  private static let bezelColor = PaintColor(red: 0.02, green: 0.02, blue: 0.025)

  private static func path(_ rect: CGRect, radius: CGFloat, hole: CGRect, holeRadius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addContinuousRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    path.addContinuousRoundedRect(in: hole, cornerWidth: holeRadius, cornerHeight: holeRadius)
    return path
  }

  private func cutOutCommands(glass: CGRect) -> [PaintCommand] {
    guard let cutOut = cutOut(of: glass.size)?.offsetBy(dx: glass.minX, dy: glass.minY) else { return [] }
    let isLandscape = glass.width > glass.height
    let path = CGMutablePath()
    if style == .notch {
      // Only the inner corners are round.
      var corners = CGMutablePath.CornerSizes(.zero)
      let radius = CGSize(width: 20, height: 20)
      corners.bottomRight = radius
      if isLandscape { corners.topRight = radius } else { corners.bottomLeft = radius }
      path.addRoundedRect(in: cutOut, cornerSizes: corners, style: .continuous)
    } else {
      let radius = min(cutOut.width, cutOut.height) / 2
      path.addRoundedRect(in: cutOut, cornerWidth: radius, cornerHeight: radius)
    }
    let lens = CGPoint(
      x: isLandscape ? cutOut.midX : cutOut.maxX - 19, y: isLandscape ? cutOut.minY + 19 : cutOut.midY)
    return [
      .fill(path, .color(Self.bezelColor), evenOdd: false),
      .fill(Self.circle(at: lens, radius: 6), .color(PaintColor(red: 0.09, green: 0.1, blue: 0.14)), evenOdd: false),
      .fill(Self.circle(at: lens, radius: 2.5), .color(PaintColor(red: 0.16, green: 0.19, blue: 0.3)), evenOdd: false),
    ]
  }

  private func homeButton(glass: CGRect, black: CGRect) -> [PaintCommand] {
    let isLandscape = glass.width > glass.height
    let button =
      isLandscape
      ? CGPoint(x: (glass.maxX + black.maxX) / 2, y: glass.midY) : CGPoint(x: glass.midX, y: (glass.maxY + black.maxY) / 2)
    let speaker =
      isLandscape
      ? CGRect(x: (glass.minX + black.minX) / 2 - 2.5, y: glass.midY - 28, width: 5, height: 56)
      : CGRect(x: glass.midX - 28, y: (glass.minY + black.minY) / 2 - 2.5, width: 56, height: 5)
    let slit = CGMutablePath()
    slit.addRoundedRect(in: speaker, cornerWidth: 2.5, cornerHeight: 2.5)
    return [
      .stroke(
        Self.circle(at: button, radius: 25), .color(PaintColor(red: 0.3, green: 0.3, blue: 0.32)), PaintStroke(width: 2)),
      .fill(slit, .color(PaintColor(red: 0.16, green: 0.16, blue: 0.18)), evenOdd: false),
    ]
  }

  private static func circle(at center: CGPoint, radius: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    return path
  }
}
