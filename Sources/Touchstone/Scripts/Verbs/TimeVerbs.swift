import CoreGraphics

extension ScriptVerb {
  /// What lets time pass, and what happens to the device meanwhile.
  static let time: [ScriptVerb] = [
    ScriptVerb("wait", "SECONDS") { line in
      let seconds = try line.duration()
      return .step { $0.screen.advance(by: seconds) }
    },
    ScriptVerb("settle", "[within SECONDS]") { line in
      let limit = try line.take("within") ? line.duration() : 10
      return .step { try $0.screen.settle(within: limit) }
    },
    ScriptVerb("interrupt", "") { _ in
      .step {
        $0.screen.resignKey()
        $0.screen.becomeKey()
      }
    },
  ]
}
