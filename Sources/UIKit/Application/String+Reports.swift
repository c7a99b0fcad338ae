extension String {
  /// The text as a line on the console quotes it: at most its first 100 code points, and an ellipsis in place of more (a choice). A
  /// single character may be of any number of code points.
  package var cutForReports: String {
    let start = unicodeScalars.prefix(100)
    return start.endIndex == unicodeScalars.endIndex ? self : String(start) + "…"
  }
}
