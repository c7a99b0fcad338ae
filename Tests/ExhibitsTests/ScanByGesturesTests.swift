import Exhibits
import SwiftUI
import Testing
import Touchstone

@MainActor
@Suite struct ScanByGesturesTests {
  @Test(arguments: ScanByGestures.Attempt.allCases) func explore(_ attempt: ScanByGestures.Attempt) throws {
    let log = ExhibitLog()
    let screen = try Screen(.iPhone14) { ScanByGestures(attempt, log: log) }
    try screen.settle()
    print("==", attempt)
    let a = screen.finger(), b = screen.finger()
    func say(_ what: String) throws {
      print(what, try screen.find(id: "page").presentedFrame, log.calls.suffix(3), log.calls.count)
    }
    try say("start")
    screen.simultaneously {
      a.down(at: CGPoint(x: 165, y: 422))
      a.move(by: CGVector(dx: -60, dy: 0), over: 0.3)
    }
    _ = b
    try say("pinched")
  }
}
