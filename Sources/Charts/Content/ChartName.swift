import SwiftUI

/// What a chart is called in reports: by what its first mark shows.
struct ChartName {
  private let mark: Mark?
  init(_ marks: [Mark]) { mark = marks.first }

  var words: String {
    guard let mark else { return "Chart without marks" }
    if let sector = mark.sector { return "Chart of \"\(sector.angle.label.nameInReports)\"" }
    switch (mark.y.first?.label.nameInReports, mark.x.first?.label.nameInReports) {
    case (let y?, let x?): return "Chart of \"\(y)\" by \"\(x)\""
    case (let label?, nil), (nil, let label?): return "Chart of \"\(label)\""
    case (nil, nil): return "Chart of a \(mark.kind.name)"
    }
  }

  /// Says a line about the chart, once.
  /// - Parameter matter: What the line is about, where it says more than names it: the next line about the same is not said.
  func report(_ line: String, about matter: String? = nil) {
    let words = words
    OddNumbers.report("\(words): \(line)", about: matter.map { "\(words): \($0)" })
  }
}
