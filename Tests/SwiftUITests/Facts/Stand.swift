import SwiftUI
import Touchstone

@testable import SwiftUI

/// A screen of 400 × 600 points without safe areas, and what the views on it write down.
@MainActor
struct Stand {
  let notes: Notes
  let screen: Screen

  init<V: View>(@ViewBuilder _ view: @escaping @MainActor (Notes) -> V) throws {
    let notes = Notes()
    self.notes = notes
    let device = Device(name: "Stand", size: CGSize(width: 400, height: 600), scale: 2)
    screen = try Screen(device) { view(notes) }
  }

  /// What was written down by a tap.
  func tap(_ x: CGFloat, _ y: CGFloat) -> [String] {
    screen.tap(at: CGPoint(x: x, y: y))
    // A tap may wait for another one to fail.
    screen.advance(by: 1)
    return notes.take()
  }
  /// What was written down by a drag to the right.
  func drag(_ x: CGFloat, _ y: CGFloat, by distance: CGFloat) -> [String] {
    screen.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x + distance, y: y), duration: 0.2)
    screen.advance(by: 1)
    return notes.take()
  }
  func finger(at x: CGFloat, _ y: CGFloat) -> Finger {
    let finger = screen.finger()
    finger.down(at: CGPoint(x: x, y: y))
    return finger
  }
}

extension Finger {
  func move(_ x: CGFloat, _ y: CGFloat) { move(to: CGPoint(x: x, y: y)) }
}

func words(_ point: CGPoint) -> String { "(\(point.x), \(point.y))" }
