/// The parts of the app, as they stand in the tab bar.
enum Tab: String, CaseIterable {
  /// All records, in the order of the catalogue.
  case feed
  /// All records, those with most likes first.
  case popular
  /// The records whose title or artist has the words in the search bar.
  case search

  var symbol: String {
    switch self {
    case .feed: "house.fill"
    case .popular: "flame.fill"
    case .search: "magnifyingglass"
    }
  }
}
