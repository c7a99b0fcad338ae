import CoreGraphics
import Testing

@Test func aRectangleGoesRoundFromItsTopLeft() {
  let path = CGMutablePath()
  path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
  #expect(
    path.elements == [
      .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 4, y: 2)), .line(to: CGPoint(x: 4, y: 6)),
      .line(to: CGPoint(x: 1, y: 6)), .closeSubpath,
    ])
  #expect(path.currentPoint == CGPoint(x: 1, y: 2))
}

@Test func drawingOnAfterClosingStartsWhereTheSubpathStarted() {
  let path = CGMutablePath()
  path.move(to: CGPoint(x: 5, y: 5))
  path.addLine(to: CGPoint(x: 9, y: 5))
  path.closeSubpath()
  path.closeSubpath()
  path.addLine(to: CGPoint(x: 5, y: 9))
  #expect(path.elements.suffix(3) == [.closeSubpath, .move(to: CGPoint(x: 5, y: 5)), .line(to: CGPoint(x: 5, y: 9))])
}

@Test func copiesDoNotFollowTheOriginal() {
  let path = CGMutablePath()
  #expect(path.isEmpty && path.currentPoint == .zero)
  path.move(to: CGPoint(x: 1, y: 1))
  let copy = path.copy(), twin = path.mutableCopy()
  path.addLine(to: CGPoint(x: 2, y: 2))
  #expect(copy.elements.count == 1 && twin == copy && path != copy)
  var shift = CGAffineTransform(translationX: 10, y: 0)
  #expect(path.copy(using: &shift).currentPoint == CGPoint(x: 12, y: 2))
}

@Test func transformsMapWhatIsAdded() {
  let shift = CGAffineTransform(translationX: 100, y: 0)
  let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  let path = CGMutablePath()
  path.addPath(square)
  path.addPath(square, transform: shift)
  path.addEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10), transform: CGAffineTransform(translationX: 0, y: 50))
  path.addLines(between: [CGPoint(x: -1, y: 0), CGPoint(x: -2, y: 0)], transform: CGAffineTransform(scaleX: 10, y: 10))
  #expect(path.boundingBoxOfPath == CGRect(x: -20, y: 0, width: 130, height: 60))
}

@Test func anEmptyPathHasNoBox() {
  #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
}

@Test func theTightBoxLeavesControlPointsOut() {
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
  #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
  #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))

  let cubic = CGMutablePath()
  cubic.move(to: .zero)
  cubic.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 12), control2: CGPoint(x: 10, y: 12))
  #expect(abs(cubic.boundingBoxOfPath.maxY - 9) < 1e-12 && cubic.boundingBox.maxY == 12)
}
