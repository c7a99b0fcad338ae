import Observation

/// A record of the feed. What a listener can change is observed track by track, so a like redraws one card.
@Observable
final class Track: Identifiable {
  let id: Int
  private let entry: Catalogue.Entry
  private(set) var isLiked = false
  private(set) var likes: Int
  private(set) var comments: Int

  init(id: Int, entry: Catalogue.Entry) {
    self.id = id
    self.entry = entry
    // Counts that look lived in; any spread would do.
    likes = 180 + (id * 7919) % 48_000
    comments = 3 + (id * 104_729) % 960
  }

  func title(in language: Language) -> String { entry.title[language] }
  func artist(in language: Language) -> String { entry.artist[language] }

  func toggleLike() {
    isLiked.toggle()
    likes += isLiked ? 1 : -1
  }

  /// Likes the track if it is not liked yet.
  func like() {
    if !isLiked { toggleLike() }
  }

  func comment() { comments += 1 }
}

/// All tracks, first to last.
final class Feed {
  let tracks = Catalogue.entries.enumerated().map { Track(id: $0.offset, entry: $0.element) }
}
