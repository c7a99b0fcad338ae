import CoreGraphics
import LayerTree
import Testing
import UIKit

@MainActor @Suite struct ColorTests {
  @Test func systemColoursFollowTheTraits() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.systemBlue.paint(in: light) == PaintColor(red: 0, green: 122.0 / 255, blue: 1))
    #expect(UIColor.systemBlue.paint(in: dark) == PaintColor(red: 10.0 / 255, green: 132.0 / 255, blue: 1))
    #expect(UIColor.label.withAlphaComponent(0.5).paint(in: dark) == PaintColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(UIColor.label.resolvedColor(with: light) == UIColor.black)
  }

  @Test(arguments: [(0.0, 1.0, 0.0, 0.0), (1.0 / 3, 0.0, 1.0, 0.0), (2.0 / 3, 0.0, 0.0, 1.0), (1.0, 1.0, 0.0, 0.0)])
  func hues(hue: Double, red: Double, green: Double, blue: Double) {
    let paint = UIColor(hue: CGFloat(hue), saturation: 1, brightness: 1, alpha: 1).paint(in: .current)
    #expect(abs(paint.red - red) + abs(paint.green - green) + abs(paint.blue - blue) < 1e-9)
  }

  @Test func backgroundsAreDrawnAndFollowDarkMode() {
    let stage = Stage()
    let view = UIView()
    view.backgroundColor = .systemBackground
    let window = stage.window(view)
    stage.frame()
    func fill() -> PaintColor? {
      guard case .fill(_, .color(let color), _)? = view.backingLayer.content.first else { return nil }
      return color
    }
    #expect(fill() == .white)
    stage.scene.change(traits: UITraitCollection(userInterfaceStyle: .dark, displayScale: 3))
    #expect(fill() == .black)
    window.overrideUserInterfaceStyle = .light
    #expect(fill() == .white)
    view.backgroundColor = nil
    #expect(view.backingLayer.content.isEmpty)
  }
}
