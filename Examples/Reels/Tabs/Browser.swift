import Foundation
import Observation

/// Which records are shown, and which of them is in front.
@Observable
final class Browser {
  private(set) var tab = Tab.feed
  private(set) var query = ""
  private(set) var tracks: [Track]
  /// Where the feed goes when `tracks` has changed.
  private(set) var jump = PageJump()

  @ObservationIgnored private let catalogue: [Track]
  /// The record in front, and those that were in front when other tabs were left.
  @ObservationIgnored private(set) var front: Track.ID?
  @ObservationIgnored private var places: [Tab: Track.ID] = [:]

  init(_ catalogue: [Track]) {
    self.catalogue = catalogue
    tracks = catalogue
  }

  /// The feed shows another card.
  func show(position: Int) {
    guard tracks.indices.contains(position) else { return }
    front = tracks[position].id
  }

  /// Whoever leaves the search, leaves its words.
  func select(_ tab: Tab) {
    guard tab != self.tab else { return }
    places[self.tab] = front
    let isSearch = tab == .search || self.tab == .search
    self.tab = tab
    if tab != .search { query = "" }
    refresh(front: isSearch ? front : places[tab])
  }

  func search(_ words: String) {
    guard words != query else { return }
    query = words
    tab = words.isEmpty ? tab : .search
    refresh(front: front)
  }

  /// Puts `front` in front, or the first record where it is not among them.
  private func refresh(front: Track.ID?) {
    let new = records
    guard new.map(\.id) != tracks.map(\.id) else { return }
    tracks = new
    let position = new.firstIndex { $0.id == front } ?? 0
    jump = PageJump(number: jump.number + 1, position: position)
    show(position: position)
  }

  private var records: [Track] {
    switch tab {
    case .feed: catalogue
    // Sorted when the tab is chosen, not with every like: a card must not run away from the finger that likes it.
    case .popular: catalogue.sorted { ($0.likes, $1.id) > ($1.likes, $0.id) }
    case .search: catalogue.filter { $0.matches(query) }
    }
  }
}

extension Track {
  /// Whether the title or the artist, in any language, has `words` in it, whatever their case and accents.
  func matches(_ words: String) -> Bool {
    let words = words.trimmingCharacters(in: .whitespaces)
    guard !words.isEmpty else { return true }
    return [Language.english, .korean].flatMap { [title(in: $0), artist(in: $0)] }.contains {
      $0.range(of: words, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }
}
