extension String {
  /// The text as a line on the console quotes it: at most its first 100 characters, and an ellipsis in place of more (a choice).
  package var cutForReports: String {
    let start = prefix(100)
    return start.endIndex == endIndex ? self : start + "…"
  }
}
