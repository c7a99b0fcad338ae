import CoreGraphics
import UIKit

extension ScriptVerb {
  /// What a mouse does that is no finger, and keys that type nothing.
  static let pointer: [ScriptVerb] = [
    ScriptVerb("wheel", "WHERE by DX DY [with shift|control]") { line in
      let target = try line.target()
      try line.expect("by")
      let x = try line.number("DX in points", in: ScriptLimits.farthest)
      let y = try line.number("DY in points", in: ScriptLimits.farthest)
      let modifiers = try line.modifiers([("shift", .shift), ("control", .control)])
      return .step {
        $0.screen.scrollWheel(at: try target.point(on: $0.screen), by: CGVector(dx: x, dy: y), modifiers: modifiers)
      }
    },
    ScriptVerb("pointer", "WHERE") { line in
      let target = try line.target()
      return .step { $0.screen.pointerLocation = try target.point(on: $0.screen) }
    },
    ScriptVerb("key", "NAME [with shift|option|command] [times N]") { line in
      let key = try line.choice(of: keys, "a key")
      let modifiers = try line.modifiers([("shift", .shift), ("option", .alternate), ("command", .command)])
      let count = try line.take("times") ? Int(line.number("how often", in: 1...1_000)) : 1
      return .step { $0.screen.press(key, modifiers: modifiers, count: count) }
    },
  ]

  private static let keys: [(name: String, value: Screen.Key)] = [
    ("return", .return), ("tab", .tab), ("escape", .escape), ("delete", .delete), ("forward-delete", .forwardDelete),
    ("left", .leftArrow), ("right", .rightArrow), ("up", .upArrow), ("down", .downArrow), ("home", .home), ("end", .end),
    ("page-up", .pageUp), ("page-down", .pageDown), ("space", .space),
  ]
}

extension ScriptReader {
  /// `with KEY`, which may be left out.
  fileprivate mutating func modifiers(_ keys: [(name: String, value: UIKeyModifierFlags)]) throws -> UIKeyModifierFlags {
    try take("with") ? choice(of: keys, "a key") : []
  }
}
