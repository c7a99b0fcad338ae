import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Modes, row by row: how content lies in a view, how paint lies on paint, what a path is drawn as, how an animation runs.
@MainActor @Suite struct ModeTableTests {
  private final class Sketch: UIView {
    var sketch: (CGContext) -> Void = { _ in }
    override func draw(_ rect: CGRect) { sketch(UIGraphicsGetCurrentContext()!) }
  }
  private func sketch(_ body: @escaping (CGContext) -> Void) throws -> Board {
    let view = Sketch(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.sketch = body
    return try Board(view)
  }
  private static let white = [255, 255, 255], red = [255, 0, 0], blue = [0, 0, 255]

  /// A picture of 40 × 20 in a view of 100 × 100 at (100, 100): where it lies.
  private static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)), (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)), (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
    (.top, CGRect(x: 30, y: 0, width: 40, height: 20)), (.bottom, CGRect(x: 30, y: 80, width: 40, height: 20)),
    (.left, CGRect(x: 0, y: 40, width: 40, height: 20)), (.right, CGRect(x: 60, y: 40, width: 40, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)), (.topRight, CGRect(x: 60, y: 0, width: 40, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 80, width: 40, height: 20)), (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
  ]

  @Test func contentLiesByItsMode() throws {
    let view = UIImageView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let board = try Board(view)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    view.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    for (mode, rect) in Self.modes {
      view.contentMode = mode
      try board.screen.settle()
      let seen = rect.offsetBy(dx: 100, dy: 100)
      for point in [
        CGPoint(x: seen.minX + 3, y: seen.midY), CGPoint(x: seen.maxX - 3, y: seen.midY), CGPoint(x: seen.midX, y: seen.maxY - 3),
      ] {
        #expect(board.color(point.x, point.y) == Self.red, "\(mode) at \(point)")
      }
      for point in [
        CGPoint(x: seen.minX - 4, y: seen.midY), CGPoint(x: seen.maxX + 4, y: seen.midY), CGPoint(x: seen.midX, y: seen.minY - 4),
      ] {
        #expect(board.color(point.x, point.y) == Self.white, "\(mode) at \(point)")
      }
    }
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    try board.screen.settle()
    #expect(board.color(90, 150) == Self.white && board.color(103, 150) == Self.red)
  }

  /// Of 0.5 grey on 0.8 grey, about.
  private static let blends: [(CGBlendMode, Double)] = [
    (.normal, 0.5), (.multiply, 0.4), (.screen, 0.9), (.darken, 0.5), (.lighten, 0.8), (.difference, 0.3), (.exclusion, 0.5),
    (.overlay, 0.8), (.plusLighter, 1),
  ]
  @Test func paintLiesOnPaintByItsMode() throws {
    for (mode, expected) in Self.blends {
      let board = try sketch { context in
        context.setFillColor(UIColor(white: 0.8, alpha: 1).cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.setBlendMode(mode)
        context.setFillColor(UIColor(white: 0.5, alpha: 1).cgColor)
        context.fill(CGRect(x: 20, y: 20, width: 60, height: 60))
      }
      let seen = try #require(board.color(50, 50).first)
      #expect(abs(Double(seen) / 255 - expected) < 0.012, "\(mode): \(seen)")
      #expect(board.color(10, 10) == [204, 204, 204])
    }
  }

  /// Two squares, one in the other, wound the same way: is the line seen, the ring, the hole?
  private static let drawings: [(CGPathDrawingMode, line: Bool, ring: Bool, hole: Bool)] = [
    (.fill, false, true, true), (.eoFill, false, true, false), (.stroke, true, false, false), (.fillStroke, true, true, true),
    (.eoFillStroke, true, true, false),
  ]
  @Test func aPathIsDrawnByItsMode() throws {
    for (mode, line, ring, hole) in Self.drawings {
      let board = try sketch { context in
        context.setFillColor(UIColor.red.cgColor)
        context.setStrokeColor(UIColor.blue.cgColor)
        context.setLineWidth(6)
        context.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
        context.addRect(CGRect(x: 35, y: 35, width: 30, height: 30))
        context.drawPath(using: mode)
      }
      #expect((board.color(8, 50) == Self.blue) == line && board.color(2, 50) == Self.white, "\(mode)")
      #expect((board.color(22, 50) == Self.red) == ring && (board.color(50, 50) == Self.red) == hole, "\(mode)")
    }
  }

  /// How much of the way is done after a quarter of the time: (0.42, 0, 1, 1) and so on, by Core Animation's curves.
  private static let curves: [(UIView.AnimationOptions, ClosedRange<CGFloat>)] = [
    (.curveLinear, 0.249...0.251), (.curveEaseIn, 0.08...0.11), (.curveEaseOut, 0.36...0.40), (.curveEaseInOut, 0.12...0.14),
  ]
  @Test func anAnimationRunsByItsCurve() throws {
    for (curve, range) in Self.curves {
      let outer = UIView(), inner = UIView(), overriding = UIView()
      let board = try Board(outer, inner, overriding)
      UIView.animate(withDuration: 1, delay: 0, options: curve) {
        outer.center.x = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x = 100 }
        UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveLinear]) { overriding.center.x = 100 }
      }
      board.screen.advance(by: 0.25)
      func share(_ view: UIView) -> CGFloat { (view.layer.presentation()?.position.x ?? -1) / 100 }
      #expect(range.contains(share(outer)), "\(curve.rawValue): \(share(outer))")
      #expect(share(inner) == share(outer), "the outer curve counts")
      #expect(abs(share(overriding) - 0.25) < 0.001, "\(share(overriding))")
    }
  }

  @Test func aButtonsImagesFollowItsState() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), board = try Board(button)
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      }
    }
    button.setImage(square(.red), for: .normal)
    button.setImage(square(.blue), for: .highlighted)
    button.setBackgroundImage(square(.green), for: .selected)
    try board.screen.settle()
    #expect(board.color(50, 50) == Self.red && board.color(10, 10) == Self.white && button.currentImage != nil)
    button.isSelected = true
    try board.screen.settle()
    #expect(board.color(10, 10) == [0, 255, 0] && board.color(50, 50) == Self.red)
    let finger = board.screen.finger()
    finger.down(at: CGPoint(x: 50, y: 50))
    finger.hold(for: 0.1)
    // Selected and highlighted is a state of its own, which says nothing: the normal image, dimmed.
    let dimmed = board.color(50, 50)
    #expect(dimmed[0] == 255 && abs(dimmed[1] - 127) <= 1 && dimmed[2] == dimmed[1])
    finger.up()
    button.isSelected = false
    let second = board.screen.finger()
    second.down(at: CGPoint(x: 50, y: 50))
    second.hold(for: 0.1)
    #expect(board.color(50, 50) == Self.blue)
    second.up()
    for (horizontal, vertical, x, y) in [
      (UIControl.ContentHorizontalAlignment.left, UIControl.ContentVerticalAlignment.top, 5.0, 5.0), (.right, .bottom, 95, 95),
      (.trailing, .center, 95, 50),
    ] {
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      try board.screen.settle()
      #expect(board.color(x, y) == Self.red && board.color(50, 20) == Self.white)
    }
  }

  @Test func aTemplateTakesTheTintAndATintedOneKeepsIts() throws {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), board = try Board(view)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    view.tintColor = .blue
    let green = [0, 255, 0]
    for (shown, expected) in [
      (image, Self.red), (image.withRenderingMode(.alwaysTemplate), Self.blue), (image.withTintColor(.green), green),
      (image.withTintColor(.green, renderingMode: .alwaysTemplate), Self.blue),
      (image.withTintColor(.green, renderingMode: .alwaysOriginal), green),
    ] {
      view.image = shown
      try board.screen.settle()
      #expect(board.color(10, 10) == expected)
    }
    view.highlightedImage = image.withTintColor(.green)
    view.image = image
    view.isHighlighted = true
    try board.screen.settle()
    #expect(board.color(10, 10) == green)
  }
}
