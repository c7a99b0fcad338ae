/// What VoiceOver says of a pager, and its actions there.
struct PageNames {
  let pager: String
  let next: String
  let previous: String
  /// The page at a position, in words.
  let page: (Int) -> String
}
