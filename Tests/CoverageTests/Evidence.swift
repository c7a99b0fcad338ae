import CoreGraphics
import Touchstone

/// What a person, a finger or a query can tell of a screen. Layers do not count: a modifier that only adds one has done nothing.
enum Evidence: String, CaseIterable {
  case callbacks, meaning, drawing, hits

  /// The first in which the two differ, cheapest first; nil when nothing tells them apart.
  @MainActor
  static func firstDifference(_ a: Trial, _ b: Trial) -> Evidence? {
    allCases.first { kind in
      switch kind {
      case .callbacks: a.notes.lines != b.notes.lines
      case .meaning: a.screen.meanings != b.screen.meanings
      case .drawing: a.screen.picture() != b.screen.picture()
      case .hits: a.screen.hits != b.screen.hits
      }
    }
  }
}

extension Screen {
  /// Frame, role, label, value and state of everything that means something, and what assistive technology makes of it.
  fileprivate var meanings: [String] {
    elements.map { "\($0) value: \($0.value ?? "none") enabled: \($0.isEnabled)" } + [accessibilityTree()]
  }

  /// Whether something takes a finger, over a grid of points.
  fileprivate var hits: [Bool] {
    let step: CGFloat = 6
    return stride(from: 1, to: size.height, by: step).flatMap { y in
      stride(from: 1, to: size.width, by: step).map { x in
        // Where nothing in the scene is touched, the view of UIKit that hosts it takes the finger.
        rootLayer.hitTest(CGPoint(x: x, y: y))?.layers.first.map { $0.owner == nil } ?? false
      }
    }
  }
}
