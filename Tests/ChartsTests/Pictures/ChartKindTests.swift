import Charts
import LayerTree
import SwiftUI
import Testing
import Touchstone

/// Charts of all kinds are legible: in light and dark, from either side, and from narrow to wide.
@MainActor @Suite struct ChartKindTests {
  private func stand(_ kind: ChartKind, isRightToLeft: Bool, width: CGFloat = 330) throws -> ChartStand {
    try ChartStand(settings: Settings(isRightToLeft: isRightToLeft), width: width, height: 220) { ChartOfKind(kind: kind) }
  }

  /// No word lies on another or sticks out of the chart.
  @Test(arguments: ChartKind.allCases) func wordsAreApart(kind: ChartKind) throws {
    for isRightToLeft in [false, true] {
      for width in [180, 330] as [CGFloat] {
        let stand = try stand(kind, isRightToLeft: isRightToLeft, width: width)
        let words = stand.screen.elements.filter { $0.role == .text && $0.isVisible }
        #expect(words.count > 2)
        for (index, word) in words.enumerated() {
          #expect(stand.chart.holds(word.frame, slack: 1), "\(word) in \(stand.chart)")
          for other in words[..<index] where other.frame.insetBy(dx: 1, dy: 1).intersects(word.frame.insetBy(dx: 1, dy: 1)) {
            Issue.record("\(word) lies on \(other), \(width) points wide\(isRightToLeft ? ", right to left" : "")")
          }
        }
        #expect(stand.screen.console.isEmpty)
      }
    }
  }

  /// From right to left is the mirror image: of the plot and of every mark that has an extent of its own.
  @Test(arguments: ChartKind.allCases.filter { $0 != .donut }) func isMirrored(kind: ChartKind) throws {
    let left = try stand(kind, isRightToLeft: false), right = try stand(kind, isRightToLeft: true)
    func mirrored(_ frame: CGRect) -> CGRect {
      CGRect(x: left.chart.minX + left.chart.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    #expect(right.plot.isNear(mirrored(left.plot), by: 1), "\(left.plot) \(right.plot)")
    for name in ["BarMark", "PointMark", "RectangleMark", "LineMark", "AreaMark", "RuleMark"] {
      let (a, b) = (left.frames(name), right.frames(name))
      #expect(a.count == b.count)
      for (one, other) in zip(a, b) { #expect(other.isNear(mirrored(one), by: 1.5), "\(name): \(one) \(other)") }
    }
  }
}
