import Charts
import CoreGraphics
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct SymbolOutlineTests {
  private static let all: [(name: String, shape: BasicChartSymbolShape)] = [
    ("circle", .circle), ("square", .square), ("triangle", .triangle), ("diamond", .diamond), ("pentagon", .pentagon),
    ("plus", .plus), ("cross", .cross), ("asterisk", .asterisk),
  ]
  private let rect = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func noTwoHaveOneOutline() {
    for (a, first) in Self.all.enumerated() {
      for second in Self.all[(a + 1)...] {
        #expect(first.shape.path(in: rect) != second.shape.path(in: rect), "\(first.name), \(second.name)")
      }
    }
  }

  /// Wide where it stands, narrow where it points.
  @Test func aTriangleStandsOnItsSide() {
    let path = BasicChartSymbolShape.triangle.path(in: rect), box = path.boundingRect
    let left = CGPoint(x: box.minX + box.width / 5, y: 0)
    #expect(path.contains(CGPoint(x: left.x, y: box.maxY - 2)) && !path.contains(CGPoint(x: left.x, y: box.minY + 2)))
    #expect(path.contains(CGPoint(x: box.midX, y: box.minY + 4)))
  }

  /// A tip above, none below.
  @Test func aPentagonPointsUp() {
    let path = BasicChartSymbolShape.pentagon.path(in: rect), box = path.boundingRect
    #expect(path.contains(CGPoint(x: box.midX, y: box.minY + 2)) && path.contains(CGPoint(x: box.midX - 6, y: box.maxY - 2)))
    #expect(!path.contains(CGPoint(x: box.midX - 8, y: box.minY + 2)))
  }

  /// Ink along each of its arms and none between them.
  @Test func anAsteriskHasSixArms() {
    let path = BasicChartSymbolShape.asterisk.path(in: rect)
    let ring = (0..<360).map { degree -> Bool in
      let angle = Double(degree) * .pi / 180
      return path.contains(CGPoint(x: 20 + 15 * cos(angle), y: 20 + 15 * sin(angle)))
    }
    let arms = ring.indices.filter { ring[$0] && !ring[($0 + 359) % 360] }
    #expect(arms.count == 6, "\(arms)")
  }
}
