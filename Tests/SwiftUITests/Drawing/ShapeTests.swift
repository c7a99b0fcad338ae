import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct ShapeTests {
  @Test func aBorderLiesInsideAStrokeOnTheOutline() throws {
    let border = try drawn { Rectangle().strokeBorder(pureRed, lineWidth: 10).frame(width: 100, height: 100) }
    #expect(border.pixel(51, 100) == red && border.pixel(59, 100) == red)
    #expect(border.pixel(61, 100) == white && border.pixel(49, 100) == white)
    let stroke = try drawn { Rectangle().stroke(pureRed, lineWidth: 10).frame(width: 100, height: 100) }
    #expect(stroke.pixel(46, 100) == red && stroke.pixel(54, 100) == red && stroke.pixel(56, 100) == white)
  }

  @Test func insetsMakeRoundedRectanglesSmallerWithTheirRadii() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 60)
    let inner = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5).path(in: rect)
    let expected = Path(roundedRect: rect.insetBy(dx: 5, dy: 5), cornerRadius: 15, style: .circular)
    #expect(inner == expected)
    #expect(Circle().inset(by: 5).inset(by: 5).path(in: rect).boundingRect == CGRect(x: 30, y: 10, width: 40, height: 40))
    #expect(Rectangle().inset(by: 500).path(in: rect).boundingRect == CGRect(x: 50, y: 30, width: 0, height: 0))
  }

  @Test func aTrimmedLineIsAsLongAsItsPart() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(line.trim(from: 0.25, to: 0.5).path(in: .zero).boundingRect == CGRect(x: 25, y: 0, width: 25, height: 0))
    #expect(line.trim(from: 0.5, to: 0.25).path(in: .zero).isEmpty)
  }

  @Test func strokedPathsHoldThePointsUnderTheLine() {
    let corner = Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 50, y: 0))
      path.addLine(to: CGPoint(x: 50, y: 50))
    }
    let miter = corner.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(
      miter.contains(CGPoint(x: 54, y: -4)) && miter.contains(CGPoint(x: 20, y: 4)) && !miter.contains(CGPoint(x: 20, y: 6)))
    #expect(!miter.contains(CGPoint(x: -1, y: 0)))
    let round = corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
    #expect(!round.contains(CGPoint(x: 54, y: -4)) && round.contains(CGPoint(x: -4, y: 0)))
    let square = corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: .square))
    #expect(square.contains(CGPoint(x: -4, y: 4)) && square.contains(CGPoint(x: 46, y: 54)))
    let dashed = corner.strokedPath(StrokeStyle(lineWidth: 10, dash: [10, 5]))
    #expect(
      dashed.contains(CGPoint(x: 5, y: 0)) && !dashed.contains(CGPoint(x: 12, y: 0)) && dashed.contains(CGPoint(x: 17, y: 0)))
  }

  @Test func aFilledShapeIsStrokedInFront() throws {
    let screen = try drawn { Rectangle().fill(pureBlue).stroke(pureRed, lineWidth: 10).frame(width: 100, height: 100) }
    #expect(screen.pixel(52, 100) == red && screen.pixel(100, 100) == blue)
  }

  @Test func cornersHaveRadiiOfTheirOwn() throws {
    let screen = try drawn {
      UnevenRoundedRectangle(topLeadingRadius: 40, bottomTrailingRadius: 40).fill(pureRed).frame(width: 100, height: 100)
    }
    #expect(screen.pixel(53, 53) == white && screen.pixel(146, 53) == red)
    #expect(screen.pixel(53, 146) == red && screen.pixel(146, 146) == white)
  }

  @Test func turnedScaledAndMovedShapesKeepTheFrame() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    func box(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(box(Rectangle().offset(x: 5, y: 7)) == CGRect(x: 5, y: 7, width: 40, height: 20))
    #expect(box(Rectangle().scale(0.5, anchor: .topLeading)) == CGRect(x: 0, y: 0, width: 20, height: 10))
    let turned = box(Rectangle().rotation(.degrees(90)))
    #expect(abs(turned.minX - 10) < 1e-9 && abs(turned.height - 40) < 1e-9)
    #expect(box(Circle().size(width: 10, height: 10)) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func gradientsFillTheFrame() throws {
    let screen = try drawn { EllipticalGradient(colors: [pureRed, pureBlue]).frame(width: 160, height: 80) }
    #expect(screen.isNear(100, 100, red, within: 8))
    // Half way to the side, the same in both directions of a frame that is twice as wide as high.
    #expect(screen.isNear(140, 100, [127, 0, 127, 255], within: 4) && screen.isNear(100, 120, [127, 0, 127, 255], within: 4))
    #expect(screen.isNear(21, 61, blue))
    let radial = try drawn { RadialGradient(colors: [pureRed, pureBlue], center: .center, startRadius: 10, endRadius: 50) }
    #expect(
      radial.pixel(105, 100) == red && radial.isNear(130, 100, [127, 0, 127, 255], within: 5) && radial.pixel(5, 5) == blue)
    let angular = try drawn { AngularGradient(colors: [pureRed, pureBlue], center: .center) }
    #expect(angular.isNear(180, 102, red, within: 6) && angular.isNear(20, 100, [127, 0, 127, 255], within: 6))
    let standard = try drawn { pureBlue.gradient }
    #expect(standard.isNear(100, 199, blue) && standard.pixel(100, 0)[0] > 30)
  }
}
