import LayerTree
import SwiftUI
import Touchstone

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
