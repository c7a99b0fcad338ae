import CoreGraphics
import Touchstone
import UIKit

/// A white screen of 400 × 400 points, one pixel each, with views on it.
@MainActor
struct Board {
  let screen: Screen
  let root: UIView

  init(_ views: UIView..., prepare: @escaping @MainActor (UIView) -> Void = { _ in }) throws {
    let root = UIView()
    self.root = root
    root.backgroundColor = .white
    screen = try Screen(Device(name: "board", size: CGSize(width: 400, height: 400), scale: 1, safeArea: .zero)) {
      let controller = UIViewController()
      controller.view = root
      for view in views { root.addSubview(view) }
      prepare(root)
      return controller
    }
    try screen.settle()
  }

  /// Red, green and blue at a point, from 0 to 255.
  func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
    guard let color = screen.picture().color(at: CGPoint(x: x, y: y)) else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
  /// Something darker than white is drawn in the rectangle.
  func hasInk(_ rect: CGRect) -> Bool {
    let picture = screen.picture()
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        if let color = picture.color(at: CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)), color.green < 0.9 { return true }
      }
    }
    return false
  }
}
