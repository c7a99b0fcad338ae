import CoreGraphics

/// Why a query gives no element, or a finger can't go to one.
public enum ElementError: Error, CustomStringConvertible {
  /// Nothing matches. `nearest` are the names that are there, the most similar first.
  case missing(query: String, nearest: [String])
  /// Several match; each is described.
  case ambiguous(query: String, matches: [String])
  /// No finger reaches it; `reason` names what covers it, or why it takes no touches.
  case notTappable(element: String, reason: String)
  /// What assistive technology can't have done.
  case cannot(element: String, what: String, reason: String)

  /// What was looked for, what there is instead, and what to write.
  public var description: String {
    switch self {
    case .missing(let query, let nearest):
      "There is no element with \(query). "
        + (nearest.isEmpty
          ? "Nothing on the screen has a text, label or identifier; the screen may not have been settled yet."
          : "There is: \(nearest.joined(separator: ", ")).")
    case .ambiguous(let query, let matches):
      "\(matches.count) elements have \(query): \(matches.joined(separator: "; ")). "
        + "Give the one you mean an accessibilityIdentifier, or choose from findAll."
    case .notTappable(let element, let reason): "\(element) can't be tapped: \(reason)"
    case .cannot(let element, let what, let reason): "\(element) can't \(what): \(reason)."
    }
  }
}
