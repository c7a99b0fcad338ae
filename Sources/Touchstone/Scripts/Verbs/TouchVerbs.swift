import CoreGraphics
import SwiftUI

extension ScriptVerb {
  /// Whole gestures, from the fingers' landing to their lifting.
  static let touches: [ScriptVerb] = [
    ScriptVerb("tap", "WHERE") { line in
      let target = try line.target()
      return .fingerStep { $0.screen.tap(at: try target.point(on: $0.screen)) }
    },
    ScriptVerb("double-tap", "WHERE") { line in
      let target = try line.target()
      return .fingerStep { $0.screen.doubleTap(at: try target.point(on: $0.screen)) }
    },
    ScriptVerb("press", "WHERE for SECONDS") { line in
      let target = try line.target()
      try line.expect("for")
      let seconds = try line.duration()
      return .fingerStep { $0.screen.press(at: try target.point(on: $0.screen), for: seconds) }
    },
    ScriptVerb("drag", "WHERE to X Y in SECONDS [holding SECONDS]", "WHERE by DX DY in SECONDS [holding SECONDS]") { line in
      let target = try line.target()
      let destination = try line.destination()
      try line.expect("in")
      let seconds = try line.duration()
      let holding = try line.take("holding") ? line.duration() : 0
      return .fingerStep { player in
        let start = try target.point(on: player.screen)
        player.screen.drag(
          from: start, to: destination.point(from: start, on: player.screen.size), duration: seconds, holding: holding)
      }
    },
    ScriptVerb("flick", "WHERE to X Y [in SECONDS]", "WHERE by DX DY [in SECONDS]") { line in
      let target = try line.target()
      let destination = try line.destination()
      let seconds = try line.take("in") ? line.duration() : 0.1
      return .fingerStep { player in
        let start = try target.point(on: player.screen)
        player.screen.flick(from: start, to: destination.point(from: start, on: player.screen.size), duration: seconds)
      }
    },
    ScriptVerb(
      "pinch", "WHERE from POINTS to POINTS in SECONDS [angle DEGREES] [holding SECONDS]",
      "WHERE scale FACTOR in SECONDS [angle DEGREES] [holding SECONDS]", read: pinch),
    // Without a place it is the device that turns.
    ScriptVerb("rotate", "", "WHERE by DEGREES in SECONDS [distance POINTS] [holding SECONDS]") { line in
      guard line.next != nil else { return .step { $0.screen.rotate() } }
      let target = try line.target()
      try line.expect("by")
      let angle = try line.number("degrees", in: -36_000...36_000)
      try line.expect("in")
      let seconds = try line.duration()
      let distance = try line.take("distance") ? line.number("points", in: 1...10_000) : 120
      let holding = try line.take("holding") ? line.duration() : 0
      return .fingerStep {
        $0.screen.rotate(
          at: try target.point(on: $0.screen), by: .degrees(angle), duration: seconds, distance: distance, holding: holding)
      }
    },
  ]

  /// What a keyboard does.
  static let keyboard: [ScriptVerb] = [
    ScriptVerb("type", "\"TEXT\"") { line in
      let text = try line.quoted("a text")
      return .step { $0.screen.type(text) }
    }
  ]

  private static func pinch(_ line: inout ScriptReader) throws -> ScriptAction {
    let target = try line.target()
    var scale: Double?
    var distances = (start: 0.0, end: 0.0)
    if line.take("scale") {
      scale = try line.number("a factor", in: 0.01...100)
    } else {
      guard line.take("from") else { throw ScriptMistake(read: line.next, expected: "\"from\" or \"scale\"") }
      distances.start = try line.number("points between the fingers", in: 1...10_000)
      try line.expect("to")
      distances.end = try line.number("points between the fingers", in: 1...10_000)
    }
    try line.expect("in")
    let seconds = try line.duration()
    let angle = Angle.degrees(try line.take("angle") ? line.number("degrees", in: -360...360) : 0)
    let holding = try line.take("holding") ? line.duration() : 0
    return .fingerStep { player in
      let center = try target.point(on: player.screen)
      if let scale {
        player.screen.pinch(at: center, scale: scale, duration: seconds, angle: angle, holding: holding)
      } else {
        player.screen.pinch(
          at: center, from: distances.start, to: distances.end, duration: seconds, angle: angle, holding: holding)
      }
    }
  }
}
