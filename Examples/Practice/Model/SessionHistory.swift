/// All sessions, the oldest first, and what they say of each note.
struct SessionHistory {
  let sessions: [Session]
  private let records: [Pitch: NoteRecord]

  init(sessions: [Session]) {
    self.sessions = sessions
    let questions = Dictionary(grouping: sessions.flatMap(\.questions), by: \.pitch)
    records = questions.mapValues(NoteRecord.init)
  }

  func session(_ id: Session.ID) -> Session? { sessions.first { $0.id == id } }
  /// nil: it was never asked.
  func record(of pitch: Pitch) -> NoteRecord? { records[pitch] }
}

/// How one note was read in all sessions.
struct NoteRecord {
  let asked: Int
  let right: Int
  let meanSeconds: Double
  /// What it is taken for most often; nil: it was never misread.
  let mistakenFor: Pitch?

  /// From 0 to 1.
  var accuracy: Double { asked == 0 ? 0 : Double(right) / Double(asked) }

  /// - Parameter questions: All of the same note.
  init(questions: [Question]) {
    asked = questions.count
    right = questions.count(where: \.isRight)
    meanSeconds = questions.isEmpty ? 0 : questions.reduce(0) { $0 + $1.seconds } / Double(questions.count)
    let wrong = Dictionary(questions.filter { !$0.isRight }.map { ($0.answer, 1) }, uniquingKeysWith: +)
    mistakenFor = wrong.max { ($0.value, $1.key.step) < ($1.value, $0.key.step) }?.key
  }
}
