import CoreGraphics
import SwiftUI
import Touchstone

/// S1: a finger pulls the pager 120 times by 7 points; each time one frame is drawn, or none where it is not painted.
@MainActor
enum PagerDrag {
  static func run(photos: String, isPainted: Bool) throws {
    let screen = try Pager.makeScreen(photos: photos)
    screen.isWatched = isPainted
    try screen.settle()
    let start = CGPoint(x: 195, y: 843)
    let finger = screen.finger()
    finger.down(at: start)
    time(screen, steps: 120) { finger.move(to: CGPoint(x: start.x, y: start.y - 7 * CGFloat($0 + 1))) }
    report("moved", -Double(try screen.find(text: "Card number 1").frame.minY - 700), "points")
  }
}
