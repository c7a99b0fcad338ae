import CoreGraphics
import Touchstone

/// What a person, a finger or a query can tell of a screen. Layers do not count: a modifier that only adds one has done nothing.
struct Evidence {
  private let picture: Picture
  /// Frame, role, label, value and state of everything that means something.
  private let meanings: [String]
  /// Whether something takes a finger, over a grid of points.
  private let hits: [Bool]
  private let notes: [String]

  /// Points between two places of the grid.
  private static let step: CGFloat = 6

  @MainActor
  init(of trial: Trial) {
    let screen = trial.screen
    picture = screen.picture()
    meanings = screen.elements.map { "\($0) value: \($0.value ?? "none") enabled: \($0.isEnabled)" }
    var hits: [Bool] = []
    for y in stride(from: 1, to: screen.size.height, by: Self.step) {
      for x in stride(from: 1, to: screen.size.width, by: Self.step) {
        let path = screen.rootLayer.hitTest(CGPoint(x: x, y: y))
        // Where nothing in it is touched, the view of UIKit that hosts the scene takes the finger.
        hits.append(path?.layers.first.map { $0.owner == nil } ?? false)
      }
    }
    self.hits = hits
    notes = trial.notes.lines
  }

  /// In what the two differ.
  func differences(from other: Evidence) -> [String] {
    var result: [String] = []
    if picture != other.picture { result.append("drawing") }
    if meanings != other.meanings { result.append("meaning or layout") }
    if hits != other.hits { result.append("hits") }
    if notes != other.notes { result.append("callbacks") }
    return result
  }
}
