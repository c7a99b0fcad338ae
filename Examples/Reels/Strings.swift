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

  var clear: String { Phrase("Clear", "지우기")[language] }
  var searchHint: String { Phrase("Try a title or an artist.", "제목이나 음악가를 찾아보세요.")[language] }

  func noRecords(for words: String) -> String {
    Phrase("No records for “\(words)”", "‘\(words)’에 맞는 음반이 없습니다")[language]
  }

  func name(of tab: Tab) -> String {
    switch tab {
    case .feed: Phrase("Feed", "피드")[language]
    case .popular: Phrase("Popular", "인기")[language]
    case .search: search
    }
  }

  /// What the button of a clip does; the artist's name stands on it.
  func play(_ artist: String, isPlaying: Bool) -> String {
    isPlaying ? Phrase("Pause, \(artist)", "일시정지, \(artist)")[language] : Phrase("Play, \(artist)", "재생, \(artist)")[language]
  }

  /// What VoiceOver says of the feed.
  func pageNames(of tracks: [Track]) -> PageNames {
    PageNames(
      pager: Phrase("Records", "음반")[language], next: Phrase("Next record", "다음 음반")[language],
      previous: Phrase("Previous record", "이전 음반")[language]
    ) { [language] position in
      let track = tracks[position]
      let place = Phrase("\(position + 1) of \(tracks.count)", "\(tracks.count)개 중 \(position + 1)번째")[language]
      return "\(place), \(track.title(in: language)), \(track.artist(in: language))"
    }
  }

  /// A count in as few characters as the locale's short form has: 12K, 1.2만.
  func short(_ count: Int) -> String {
    count.formatted(.number.notation(.compactName).locale(locale))
  }

  /// The line under a title.
  func note(on track: Track) -> String { Catalogue.notes[track.id % Catalogue.notes.count][language] }
}
