import Foundation
import Testing

@testable import CoreGraphics

/// A finger asks whether it is on a line: the answer is that of the line's outline, without making all of it.
@Suite struct StrokeCoverageTests {
  private static let caps: [CGLineCap] = [.butt, .round, .square]
  private static let joins: [CGLineJoin] = [.miter, .round, .bevel]

  /// Sharp and blunt corners, a curve, a closed part, a point and a part of no length.
  private static var line: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 20))
    path.addLine(to: CGPoint(x: 80, y: 24))
    path.addLine(to: CGPoint(x: 24, y: 34))
    path.addLine(to: CGPoint(x: 24, y: 60))
    path.addQuadCurve(to: CGPoint(x: 70, y: 60), control: CGPoint(x: 50, y: 95))
    path.move(to: CGPoint(x: 90, y: 50))
    path.addLine(to: CGPoint(x: 110, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 90))
    path.closeSubpath()
    path.move(to: CGPoint(x: 120, y: 20))
    path.addLine(to: CGPoint(x: 120, y: 20))
    return path
  }

  @Test(arguments: caps, joins)
  func theAnswerIsThatOfTheOutline(cap: CGLineCap, join: CGLineJoin) {
    let line = Self.line
    var inside = 0
    for (width, miterLimit) in [(6, 10), (14, 1.5), (3, .infinity), (6, .nan)] as [(CGFloat, CGFloat)] {
      let outline = line.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
      for column in 0..<36 {
        for row in 0..<28 {
          let point = CGPoint(x: CGFloat(column) * 4 + 0.3, y: CGFloat(row) * 4 + 0.1)
          let expected = outline.contains(point)
          inside += expected ? 1 : 0
          #expect(
            line.stroke(withWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit, covers: point) == expected,
            "\(width) wide at \(point)")
        }
      }
    }
    #expect(inside > 200)
  }

  @Test func ofALongLineOnlyWhatIsNearIsOutlined() {
    let path = CGMutablePath()
    // Twenty rows of teeth.
    for row in 0..<20 {
      let y = CGFloat(row) * 20
      path.addLines(between: (0..<200).map { column in CGPoint(x: CGFloat(column), y: y + CGFloat(column % 2)) })
    }
    let whole = path.strokeOutline(width: 2, .round, .round, miterLimit: 10)
    let part = path.strokeOutline(width: 2, .round, .round, miterLimit: 10, near: CGPoint(x: 100, y: 200))
    #expect(whole.elements.count > 20_000)
    #expect(!part.isEmpty && part.elements.count < 80, "\(part.elements.count)")
  }
}
