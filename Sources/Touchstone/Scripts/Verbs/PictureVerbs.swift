import CoreGraphics

extension ScriptVerb {
  /// What is kept of what is seen.
  static let pictures: [ScriptVerb] = [
    ScriptVerb("picture", "FILE.png") { line in
      let name = try line.fileName()
      return .step { try $0.savePicture(name) }
    },
    ScriptVerb("filmstrip", "FILE.png [\"CAPTION\"]", "FILE.png for SECONDS every SECONDS") { line in
      let name = try line.fileName()
      guard line.take("for") else {
        let caption = try line.next == nil ? "" : line.quoted("a caption")
        return .step { $0.addToFilmstrip(name, caption: caption) }
      }
      let length = try line.duration()
      try line.expect("every")
      let interval = try line.number("seconds", in: 0.001...ScriptLimits.longestStep)
      let count = Int((length / interval + 1e-6).rounded(.down))
      guard count < longestFilmstrip else {
        throw ScriptMistake("read \(count + 1) pictures, expected at most \(longestFilmstrip) in a filmstrip")
      }
      return .step { player in
        let start = player.screen.now
        for index in 0...count {
          player.screen.advance(by: max(0, start + Double(index) * interval - player.screen.now))
          player.addToFilmstrip(name, caption: "\(String(format: "%.2f", player.screen.now - start)) s")
        }
        player.screen.advance(by: max(0, start + length - player.screen.now))
      }
    },
    ScriptVerb("record", "FILE.png [width PIXELS] [rate FRAMES]") { line in
      let name = try line.fileName()
      let width = try line.take("width") ? line.number("pixels", in: 16...4_000) : 390
      let rate = try line.take("rate") ? line.number("pictures a second", in: 1...120) : 30
      return .step { try $0.startRecording(name, width: width, framesPerSecond: Int(rate)) }
    },
    ScriptVerb("stop", "") { _ in .step { try $0.stopRecording() } },
  ]

  /// Side by side (a choice).
  private static let longestFilmstrip = 60
}
