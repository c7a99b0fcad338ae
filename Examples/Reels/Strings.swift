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

  var search: String { Phrase("Search", "검색")[language] }
  var like: String { Phrase("Like", "좋아요")[language] }
  var comment: String { Phrase("Comment", "댓글")[language] }
  var share: String { Phrase("Share", "공유")[language] }

  /// A count in as few characters as the locale's short form has: 12K, 1.2만.
  func short(_ count: Int) -> String {
    count.formatted(.number.notation(.compactName).locale(locale))
  }

  /// The line under a title.
  func note(on track: Track) -> String { Catalogue.notes[track.id % Catalogue.notes.count][language] }
}
