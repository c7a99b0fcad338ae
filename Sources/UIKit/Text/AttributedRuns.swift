import CoreGraphics

/// What an attributed string was when it was handed over, though it may be changed later.
///
/// Foundation on Linux can neither copy nor compare strings whose neighbouring runs have different objects for one attribute: it halts.
struct AttributedRuns {
  let string: String
  let runs: [(text: String, attributes: [NSAttributedString.Key: Any])]

  init(_ attributed: NSAttributedString) {
    string = attributed.string
    let whole = string as NSString
    var runs: [(text: String, attributes: [NSAttributedString.Key: Any])] = []
    let range = NSRange(location: 0, length: attributed.length)
    attributed.enumerateAttributes(in: range, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
      runs.append((whole.substring(with: range), attributes))
    }
    self.runs = runs
  }

  var paragraphStyle: NSParagraphStyle? { runs.first?.attributes[.paragraphStyle] as? NSParagraphStyle }
}
