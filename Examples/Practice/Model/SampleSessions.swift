import Foundation

extension SessionHistory {
  /// Two months of somebody who gets better at it.
  static let sample: SessionHistory = {
    var samples = SampleSessions()
    return SessionHistory(sessions: samples.make())
  }()
}

/// Sessions that nobody has had: the same ones every time.
private struct SampleSessions {
  private static let count = 24
  private static let questionCount = 20
  private var numbers = SeededNumbers(seed: 7)

  mutating func make() -> [Session] {
    let dates = Self.dates()
    return (1...Self.count).map { id in
      let progress = Double(id - 1) / Double(Self.count - 1)
      // Good days and bad days.
      let form = Double.random(in: -0.18...0.08, using: &numbers)
      let questions = (1...Self.questionCount).map { question($0, progress: progress, form: form) }
      return Session(id: id, date: dates[id - 1], questions: questions)
    }
  }

  private mutating func question(_ number: Int, progress: Double, form: Double) -> Question {
    let clef: Pitch.Clef = Bool.random(using: &numbers) ? .treble : .bass
    let pitch = Pitch(clef: clef, step: Int.random(in: Pitch.steps, using: &numbers))
    // Bass clef is harder, and so are the notes far from the middle line.
    let difficulty = (clef == .bass ? 0.08 : 0) + 0.03 * Double(abs(pitch.step - 4))
    let chance = min(0.98, 0.8 + 0.24 * progress + form - difficulty)
    let isRight = Double.random(in: 0..<1, using: &numbers) < chance
    let seconds = (3.4 - 1.6 * progress) * Double.random(in: 0.6...1.35, using: &numbers) + difficulty * 3 + (isRight ? 0 : 0.9)
    return Question(
      number: number, pitch: pitch, answer: isRight ? pitch : neighbour(of: pitch), seconds: (seconds * 10).rounded() / 10)
  }

  /// The line or space beside it, as such slips go.
  private mutating func neighbour(of pitch: Pitch) -> Pitch {
    let upwards = pitch.step == 0 || pitch.step < 8 && Bool.random(using: &numbers)
    return Pitch(clef: pitch.clef, step: pitch.step + (upwards ? 1 : -1))
  }

  /// Noons of practice days, up to 29 November 2026.
  private static func dates() -> [Date] {
    let calendar = Calendar(identifier: .gregorian)
    let last = calendar.date(from: DateComponents(year: 2026, month: 11, day: 29, hour: 12)) ?? .distantPast
    let pauses = [1, 2, 1, 3, 2, 1, 4, 2]
    var daysAgo = 0
    let dates = (0..<count).map { place in
      defer { daysAgo += pauses[place % pauses.count] }
      return calendar.date(byAdding: .day, value: -daysAgo, to: last) ?? last
    }
    return dates.reversed()
  }
}

/// Random numbers that are the same for the same seed (SplitMix64).
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
