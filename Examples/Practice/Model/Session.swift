import Foundation

/// One note that was shown, and how it was read.
struct Question: Identifiable {
  /// In its session, from 1 on.
  let number: Int
  let pitch: Pitch
  /// What it was taken for.
  let answer: Pitch
  /// Until the answer.
  let seconds: Double

  var id: Int { number }
  var isRight: Bool { answer == pitch }
}

/// A few minutes of practice.
struct Session: Identifiable {
  /// From 1 on, the oldest first.
  let id: Int
  let date: Date
  let questions: [Question]

  var rightAnswers: Int { questions.count(where: \.isRight) }
  /// From 0 to 1.
  var accuracy: Double { questions.isEmpty ? 0 : Double(rightAnswers) / Double(questions.count) }
  /// Of a question.
  var meanSeconds: Double { questions.isEmpty ? 0 : questions.reduce(0) { $0 + $1.seconds } / Double(questions.count) }

  /// What was misread, the commonest first.
  var misread: [Pitch] {
    let pitches = questions.filter { !$0.isRight }.map(\.pitch)
    let counts = Dictionary(pitches.map { ($0, 1) }, uniquingKeysWith: +)
    // Dictionaries have no order: equally common ones come as they were asked.
    var seen: Set<Pitch> = []
    let inOrder = pitches.filter { seen.insert($0).inserted }
    return inOrder.enumerated().sorted { a, b in
      (counts[b.element]!, a.offset) < (counts[a.element]!, b.offset)
    }.map(\.element)
  }
}
