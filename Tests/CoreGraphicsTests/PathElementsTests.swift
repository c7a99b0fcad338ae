import Foundation
import Testing

@testable import CoreGraphics

/// Kinds and points apart are the same elements.
@Suite struct PathElementsTests {
  private let all: [CGPath.Element] = [
    .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
    .quadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6)), .closeSubpath,
    .curve(to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12)), .closeSubpath,
  ]

  @Test func whatGoesInComesOut() {
    for count in 0...all.count {
      let elements = PathElements(all.prefix(count))
      #expect(Array(elements) == Array(all.prefix(count)))
      #expect(elements.last == all.prefix(count).last)
      #expect(elements.isEmpty == (count == 0))
      #expect(elements.lastStart == (count == 0 ? nil : CGPoint(x: 1, y: 2)))
    }
  }

  @Test func mappingMapsEachElement() {
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 5, y: -2)
    #expect(Array(PathElements(all).mapped(by: transform)) == all.map { $0.applying(transform) })
  }

  @Test func onePathAfterAnother() {
    var elements = PathElements(all)
    elements.append(PathElements(all))
    #expect(Array(elements) == all + all)
    #expect(elements.allPoints.count == 14)
  }
}
