import CoreGraphics
import LayerTree
import SwiftUI
import Touchstone

/// A screen of 200 × 200 points, one pixel a point, white behind.
@MainActor
func drawn<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) throws -> Screen {
  let device = Device(name: "square", size: CGSize(width: 200, height: 200), scale: 1)
  return try Screen(device) { ZStack { view() }.frame(width: 200, height: 200) }
}

extension Picture {
  /// Red, green, blue and alpha of a pixel, from 0 to 255.
  func pixel(_ x: Int, _ y: Int) -> [Int] {
    let color = color(x: x, y: y) ?? .clear
    return [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }
}

extension Screen {
  /// A pixel of a picture that is taken for it. Who wants many takes one picture.
  func pixel(_ x: Int, _ y: Int) -> [Int] { picture().pixel(x, y) }
  func isNear(_ x: Int, _ y: Int, _ expected: [Int], within tolerance: Int = 2) -> Bool {
    zip(pixel(x, y), expected).allSatisfy { abs($0 - $1) <= tolerance }
  }
}

let pureRed = Color(red: 1, green: 0, blue: 0), pureBlue = Color(red: 0, green: 0, blue: 1)
let red = [255, 0, 0, 255], blue = [0, 0, 255, 255], white = [255, 255, 255, 255], black = [0, 0, 0, 255]
