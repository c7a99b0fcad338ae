import SwiftUI

/// How lines of a chart are drawn that say nothing of it.
enum LineStyles {
  /// In points; of lines and rules that say nothing else.
  static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
  static let rule = StrokeStyle(lineWidth: 1)
  /// In the order in which a scale takes them (a choice).
  static let scale: [StrokeStyle] = [[], [6, 4], [2, 4], [8, 4, 2, 4], [12, 4]].map {
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
  }
}
