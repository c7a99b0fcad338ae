import CoreGraphics

extension ScriptVerb {
  /// Single fingers, by number.
  static let fingers: [ScriptVerb] = [
    ScriptVerb(
      "finger", "N down WHERE", "N move to X Y [in SECONDS] [lifting]", "N move by DX DY [in SECONDS] [lifting]",
      "N hold SECONDS",
      "N pause SECONDS", "N up", "N cancel"
    ) { line in
      let number = Int(try line.number("the number of a finger", in: ScriptLimits.fingers))
      let read = try line.choice(of: fingerSteps, "what the finger does")
      let act = try read(&line)
      return .fingerStep { try act($0.finger(number), $0.screen) }
    }
  ]

  private typealias FingerStep = @MainActor (Finger, Screen) throws -> Void

  private static let fingerSteps: [(name: String, value: (inout ScriptReader) throws -> FingerStep)] = [
    (
      "down",
      { line in
        let target = try line.target()
        return { $0.down(at: try target.point(on: $1)) }
      }
    ), ("move", move),
    (
      "hold",
      { line in
        let seconds = try line.duration()
        return { finger, _ in finger.hold(for: seconds) }
      }
    ),
    (
      "pause",
      { line in
        let seconds = try line.duration()
        return { finger, _ in finger.pause(for: seconds) }
      }
    ), ("up", { _ in { finger, _ in finger.up() } }), ("cancel", { _ in { finger, _ in finger.cancel() } }),
  ]

  private static func move(_ line: inout ScriptReader) throws -> FingerStep {
    let destination = try line.destination()
    let seconds = try line.take("in") ? line.duration() : 0
    let lifting = line.take("lifting")
    return { finger, screen in
      finger.move(
        to: destination.point(from: finger.location ?? .zero, on: screen.size), over: seconds, lifting: lifting)
    }
  }
}
