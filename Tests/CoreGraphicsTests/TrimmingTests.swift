import CoreGraphics
import Testing

private func mixedPath() -> CGMutablePath {
  let path = CGMutablePath()
  path.addRect(CGRect(x: 0, y: 0, width: 30, height: 20))
  path.addEllipse(in: CGRect(x: 50, y: 0, width: 40, height: 10))
  path.move(to: .zero)
  path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 70, y: 60))
  return path
}

@Test("A trimmed path has its share of the length", arguments: [0, 0.1, 0.37, 0.5], [0.4, 0.5, 0.83, 1])
func share(from: CGFloat, to: CGFloat) {
  let path = mixedPath()
  let expected = max(0, to - from) * path.length
  #expect(abs(path.trimmedPath(from: from, to: to).length - expected) < 1e-3)
}

@Test func lengthsOfKnownOutlines() {
  #expect(CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil).length == 14)
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
  #expect(abs(circle.length - 200 * .pi) < 0.1)
  // y = x² from 0 to 1 is √5/2 + asinh(2)/4 long.
  let parabola = CGMutablePath()
  parabola.move(to: .zero)
  parabola.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0.5, y: 0))
  #expect(abs(parabola.length - (5.0.squareRoot() / 2 + asinh(2) / 4)) < 1e-9)
}

@Test func halfARectangleIsTwoSides() {
  let path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 20), transform: nil)
  #expect(
    path.trimmedPath(from: 0, to: 0.5).elements == [
      .move(to: .zero), .line(to: CGPoint(x: 30, y: 0)), .line(to: CGPoint(x: 30, y: 20)),
    ])
}

@Test func aQuarterOfACircleEndsAtTheBottom() {
  let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
  let end = circle.trimmedPath(from: 0, to: 0.25).currentPoint
  #expect(abs(end.x - 100) < 1e-6 && abs(end.y - 200) < 1e-6)
}

@Test func wholeSubpathsStayClosed() {
  let path = mixedPath()
  #expect(path.trimmedPath(from: -1, to: 7) == path)
  #expect(path.trimmedPath(from: 0, to: 0.9).elements.filter { $0 == .closeSubpath }.count == 2)
}

@Test func nothingIsLeftOfNothing() {
  #expect(mixedPath().trimmedPath(from: 0.5, to: 0.5).isEmpty)
  #expect(mixedPath().trimmedPath(from: 0.8, to: 0.2).isEmpty)
  #expect(mixedPath().trimmedPath(from: .nan, to: .nan).isEmpty)
  #expect(CGMutablePath().trimmedPath(from: 0.2, to: 0.8).isEmpty)
}
