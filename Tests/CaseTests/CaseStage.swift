import LayerTree
import SwiftUI
import Touchstone
import UIKit

extension Device {
  /// The telephone of the cases, at one pixel a point: pictures are quick.
  static let caseStudy = Device(
    name: "case study", size: CGSize(width: 390, height: 844), scale: 1,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
}

extension Screen {
  /// How often a recognizer whose name begins with `name` has recognized.
  func recognitions(of name: String) -> Int {
    touchLog.filter { line in line.dropFirst(7).hasPrefix(name) && line.contains("→ ended") }.count
  }
  /// All layers of a name, back to front.
  func layersNamed(_ name: String) -> [Layer] {
    var found: [Layer] = []
    func search(_ layer: Layer) {
      if layer.name == name { found.append(layer) }
      layer.children.forEach(search)
    }
    search(rootLayer)
    return found
  }
}

extension Layer {
  /// Depth first, from back to front.
  func firstDescendant(named name: String) -> Layer? {
    for child in children {
      if child.name == name { return child }
      if let found = child.firstDescendant(named: name) { return found }
    }
    return nil
  }
}

extension UIView {
  /// Depth first, from back to front.
  func firstSubview<Wanted: UIView>(of type: Wanted.Type) -> Wanted? {
    for view in subviews {
      if let found = view as? Wanted ?? view.firstSubview(of: type) { return found }
    }
    return nil
  }
}

/// Two fingers side by side that are still on the glass.
@MainActor struct PinchingFingers {
  let screen: Screen
  let middle: CGPoint
  let left: Finger
  let right: Finger

  func spread(to distance: CGFloat, over duration: TimeInterval) {
    screen.simultaneously {
      left.move(to: CGPoint(x: middle.x - distance / 2, y: middle.y), over: duration)
      right.move(to: CGPoint(x: middle.x + distance / 2, y: middle.y), over: duration)
    }
  }
  func lift() {
    left.up()
    right.up()
  }
}

extension Screen {
  /// Two fingers land `start` points apart and are `end` points apart 0.3 s later.
  func open(around middle: CGPoint, from start: CGFloat, to end: CGFloat) -> PinchingFingers {
    let fingers = PinchingFingers(screen: self, middle: middle, left: finger(), right: finger())
    simultaneously {
      fingers.left.down(at: CGPoint(x: middle.x - start / 2, y: middle.y))
      fingers.right.down(at: CGPoint(x: middle.x + start / 2, y: middle.y))
      fingers.spread(to: end, over: 0.3)
    }
    return fingers
  }
}
