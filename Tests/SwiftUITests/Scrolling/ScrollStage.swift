import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

extension Device {
  /// A small screen at two pixels a point: 300 × 600, with or without something that covers its sides.
  static let scrollStage = Device(name: "scroll stage", size: CGSize(width: 300, height: 600), scale: 2, safeArea: .zero)
  static let coveredScrollStage = Device(
    name: "covered scroll stage", size: CGSize(width: 300, height: 600), scale: 2,
    safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
}

/// A row of 40 points with a number.
struct NumberedRow: View {
  let number: Int
  var height: CGFloat = 40
  var body: some View {
    Text("row \(number)").frame(maxWidth: .infinity).frame(height: height).background(.yellow)
      .accessibilityIdentifier("row \(number)")
  }
}

extension Screen {
  /// The first layer of this name, from back to front.
  func layer(named name: String) -> Layer? {
    func find(_ layer: Layer) -> Layer? {
      if layer.name == name { return layer }
      for child in layer.children { if let found = find(child) { return found } }
      return nil
    }
    return find(rootLayer)
  }
  func frame(_ id: String) throws -> CGRect { try find(id: id).frame }
  func top(_ id: String) throws -> CGFloat { try find(id: id).frame.minY }
  /// Drags from the middle by a distance, and holds so that nothing runs on.
  func scroll(by distance: CGFloat, at x: CGFloat = 150) {
    drag(
      from: CGPoint(x: x, y: 300 + distance / 2), to: CGPoint(x: x, y: 300 - distance / 2), duration: 0.3, holding: 0.2)
  }
}
