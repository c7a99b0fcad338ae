import Charts
import SwiftUI
import Testing
import Touchstone

/// Numbers that are none, or less than nothing, for everything of a sector that takes one: named in a report, and a sector is drawn.
@MainActor @Suite struct OddSectorTests {
  /// By the words that a report of it has.
  private static let parameters: [(name: String, make: @MainActor (CGFloat) -> SectorMark, isReportedBelowZero: Bool)] = [
    ("SectorMark(angularInset:)", { SectorMark(angle: .value("part", 1), angularInset: $0) }, true),
    ("MarkDimension.fixed(_:)", { SectorMark(angle: .value("part", 1), innerRadius: .fixed($0)) }, true),
    ("MarkDimension.ratio(_:)", { SectorMark(angle: .value("part", 1), innerRadius: .ratio($0)) }, true),
    ("MarkDimension.inset(_:)", { SectorMark(angle: .value("part", 1), innerRadius: .inset($0)) }, false),
    ("MarkDimension.fixed(_:)", { SectorMark(angle: .value("part", 1), outerRadius: .fixed($0)) }, true),
    ("MarkDimension.ratio(_:)", { SectorMark(angle: .value("part", 1), outerRadius: .ratio($0)) }, true),
    ("MarkDimension.inset(_:)", { SectorMark(angle: .value("part", 1), outerRadius: .inset($0)) }, false),
    ("no part of a whole", { SectorMark(angle: .value("part", Double($0))) }, true),
  ]

  @Test(arguments: [.nan, .infinity, -.infinity, -7, 0, 1e300, -1e300] as [CGFloat])
  func everythingThatTakesANumber(value: CGFloat) throws {
    for (name, make, isReportedBelowZero) in Self.parameters {
      let stand = try ChartStand {
        Chart {
          make(value)
          SectorMark(angle: .value("part", 2))
        }
      }
      let isOdd = !value.isFinite || (isReportedBelowZero && value < 0)
      let lines = stand.screen.console
      #expect(lines.count(where: { $0.contains(name) }) == (isOdd ? 1 : 0), "\(name) of \(value): \(lines)")
      #expect(!stand.layers("SectorMark").isEmpty, "\(name) of \(value)")
      for frame in stand.marks("SectorMark") { #expect(frame.minX.isFinite && frame.width.isFinite && frame.height.isFinite) }
      #expect(!stand.screen.layers.contains("nan") && !stand.screen.layers.contains("inf"), "\(name) of \(value)")
      #expect(stand.screen.picture().width > 0)
    }
  }
}
