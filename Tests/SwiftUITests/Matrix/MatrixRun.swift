import SwiftUI
import Touchstone

/// Plays the scripts of the matrix on a screen.
@MainActor
final class MatrixRun {
  private let screen: Screen
  private let log: Log

  private final class Log {
    var events: [(side: MatrixSide, what: MatrixEvent.What, time: Double)] = []
    weak var screen: Screen?
  }

  init(child: MatrixGesture?, parent: MatrixGesture?, way: MatrixWay) throws {
    let log = Log()
    self.log = log
    let device = Device(name: "matrix", size: CGSize(width: 400, height: 400), scale: 1)
    screen = try Screen(device) {
      MatrixView(child: child, parent: parent, way: way) { side, what in
        log.events.append((side, what, log.screen?.now ?? 0))
      }
    }
    log.screen = screen
  }

  /// What was told, and when, in seconds since the finger landed.
  func play(_ script: MatrixScript) -> [(side: MatrixSide, what: MatrixEvent.What, time: Double)] {
    screen.advance(by: 3 - screen.now.truncatingRemainder(dividingBy: 1))
    log.events = []
    let start = screen.now
    let middle = CGPoint(x: 200, y: 200)
    switch script {
    case .tap: screen.tap(at: middle)
    case .doubleTap: screen.doubleTap(at: middle)
    case .hold: screen.press(at: middle, for: 1)
    // Away from a button's bounds, and from what it holds on to around them.
    case .drag: screen.drag(from: middle, to: CGPoint(x: 350, y: 200), duration: 0.3)
    case .secondFinger:
      let first = screen.finger(), second = screen.finger()
      first.down(at: middle)
      first.move(to: CGPoint(x: 220, y: 200), over: 0.1)
      second.down(at: CGPoint(x: 180, y: 180))
      second.up()
      first.up()
    case .cancel:
      let finger = screen.finger()
      finger.down(at: middle)
      finger.move(to: CGPoint(x: 220, y: 200), over: 0.1)
      finger.cancel()
    }
    screen.advance(by: 1)
    return log.events.map { ($0.side, $0.what, $0.time - start) }
  }
}

/// The whole matrix as it comes out.
@MainActor
func runMatrix() throws -> [MatrixCell: [MatrixEvent]] {
  // When each gesture tells what, alone.
  var alone: [MatrixGesture: [MatrixScript: [Double]]] = [:]
  for gesture in MatrixGesture.allCases {
    let run = try MatrixRun(child: gesture, parent: nil, way: .gesture)
    for script in MatrixScript.allCases { alone[gesture, default: [:]][script] = run.play(script).map(\.time) }
  }
  var result: [MatrixCell: [MatrixEvent]] = [:]
  for way in MatrixWay.allCases {
    for child in MatrixGesture.allCases {
      for parent in MatrixGesture.allCases where way.hasPair(child, parent) {
        let run = try MatrixRun(child: child, parent: parent, way: way)
        for script in MatrixScript.allCases {
          var counts: [MatrixSide: Int] = [:]
          result[MatrixCell(child: child, parent: parent, way: way, script: script)] = run.play(script).map { side, what, time in
            let usual = alone[side == .child ? child : parent]?[script] ?? []
            let index = counts[side, default: 0]
            counts[side] = index + 1
            return MatrixEvent(side: side, what: what, isLate: index < usual.count && time > usual[index] + 1e-6)
          }
        }
      }
    }
  }
  return result
}
