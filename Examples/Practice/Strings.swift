import Foundation

/// The languages the example speaks.
enum Language: Hashable {
  case english
  case korean

  init(_ locale: Locale) {
    self = locale.language.languageCode?.identifier == "ko" ? .korean : .english
  }
}

/// A text in every language.
struct Phrase {
  let english: String
  let korean: String

  init(_ english: String, _ korean: String) {
    self.english = english
    self.korean = korean
  }

  subscript(language: Language) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}

/// The words on the screen in one locale.
struct Strings {
  let language: Language
  private let locale: Locale

  init(_ locale: Locale) {
    self.locale = locale
    language = Language(locale)
  }

  var sessions: String { Phrase("Sessions", "연습 기록")[language] }
  var notes: String { Phrase("Notes", "오선 지도")[language] }
  var noSessions: String { Phrase("No Sessions Yet", "아직 기록이 없습니다")[language] }
  var session: String { Phrase("Session", "세션")[language] }
  var accuracy: String { Phrase("Accuracy", "정답률")[language] }
  var timePerQuestion: String { Phrase("Time per Question", "문제별 걸린 시간")[language] }
  var question: String { Phrase("Question", "문제")[language] }
  var time: String { Phrase("Seconds", "초")[language] }
  var answer: String { Phrase("Answer", "답")[language] }
  var right: String { Phrase("Right", "정답")[language] }
  var wrong: String { Phrase("Wrong", "오답")[language] }
  var average: String { Phrase("Average", "평균")[language] }
  var close: String { Phrase("Close", "닫기")[language] }
  var rightAnswers: String { Phrase("Right answers", "맞힌 문제")[language] }
  var perQuestion: String { Phrase("Per question", "문제당 시간")[language] }
  var misread: String { Phrase("Misread notes", "틀린 음")[language] }
  var nothingMisread: String { Phrase("No note was misread.", "틀린 음이 없습니다.")[language] }
  var neverMisread: String { Phrase("Never misread.", "틀린 적이 없습니다.")[language] }
  var neverAsked: String { Phrase("Not asked yet.", "아직 나오지 않은 음입니다.")[language] }

  func name(of page: PracticePage) -> String {
    switch page {
    case .sessions: sessions
    case .notes: notes
    }
  }

  func name(of clef: Pitch.Clef) -> String {
    switch clef {
    case .treble: Phrase("Treble Clef", "높은음자리표")[language]
    case .bass: Phrase("Bass Clef", "낮은음자리표")[language]
    }
  }
}

// MARK: Notes

extension Strings {
  private static let letters = [
    Phrase("C", "도"), Phrase("D", "레"), Phrase("E", "미"), Phrase("F", "파"), Phrase("G", "솔"), Phrase("A", "라"), Phrase("B", "시"),
  ]

  func letter(of pitch: Pitch) -> String { Self.letters[pitch.letter][language] }
  /// With its octave.
  func name(of pitch: Pitch) -> String { letter(of: pitch) + String(pitch.octave) }

  func mistaken(for pitch: Pitch) -> String {
    Phrase("Most often taken for \(name(of: pitch)).", "가장 자주 헷갈린 음은 \(name(of: pitch))입니다.")[language]
  }

  func range(of reading: Reading) -> String {
    let fair = percent(Reading.fairly.leastAccuracy), well = percent(Reading.well.leastAccuracy)
    switch reading {
    case .well: return Phrase("\(well) and more", "\(well) 이상")[language]
    case .fairly: return Phrase("\(fair) and more", "\(fair) 이상")[language]
    case .badly: return Phrase("Below \(fair)", "\(fair) 미만")[language]
    }
  }
}

// MARK: Numbers

extension Strings {
  func percent(_ part: Double) -> String { part.formatted(.percent.precision(.fractionLength(0)).locale(locale)) }
  /// 92 for 0.92: where there is no room for the sign.
  func bareNumber(percentOf part: Double) -> String {
    (part * 100).formatted(.number.precision(.fractionLength(0)).locale(locale))
  }

  func seconds(_ count: Double) -> String {
    let number = count.formatted(.number.precision(.fractionLength(1)).locale(locale))
    return Phrase("\(number) s", "\(number)초")[language]
  }
  func wholeSeconds(_ count: Int) -> String { Phrase("\(count) s", "\(count)초")[language] }

  func share(_ part: Int, of whole: Int) -> String {
    "\(part.formatted(.number.locale(locale)))/\(whole.formatted(.number.locale(locale)))"
  }
  func score(of session: Session) -> String { share(session.rightAnswers, of: session.questions.count) }

  func number(of session: Session) -> String { Phrase("Session \(session.id)", "\(session.id)번째 연습")[language] }

  func summary(of question: Question) -> String {
    let place = Phrase("Question \(question.number)", "\(question.number)번")[language]
    let shown = name(of: question.pitch)
    if question.isRight { return "\(place) · \(shown)" }
    let taken = name(of: question.answer)
    return place + " · " + Phrase("\(shown) read as \(taken)", "\(shown) → \(taken)")[language]
  }
}

// MARK: Days

extension Strings {
  private var style: Date.FormatStyle { Date.FormatStyle(locale: locale) }

  /// Monday, November 23.
  func longDay(_ date: Date) -> String { date.formatted(style.weekday(.wide).month(.wide).day()) }
  /// Mon, Nov 23.
  func day(_ date: Date) -> String { date.formatted(style.weekday(.abbreviated).month(.abbreviated).day()) }
  func weekdayLetter(_ date: Date) -> String { date.formatted(style.weekday(.narrow)) }
  func dayOfMonth(_ date: Date) -> String {
    Calendar(identifier: .gregorian).component(.day, from: date).formatted(.number.locale(locale))
  }

  func mean(from first: Date?, to last: Date?) -> String {
    guard let first, let last else { return average }
    let days = [first, last].map { $0.formatted(style.month(.abbreviated).day()) }.joined(separator: " – ")
    return Phrase("average, \(days)", "평균 · \(days)")[language]
  }
  func mean(on date: Date) -> String {
    let day = date.formatted(style.month(.abbreviated).day())
    return Phrase("average, \(day)", "평균 · \(day)")[language]
  }
}
