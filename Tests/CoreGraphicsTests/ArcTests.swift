import CoreGraphics
import Testing

/// An arc about the origin with a radius of 100.
private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
  let path = CGMutablePath()
  path.addArc(center: .zero, radius: 100, startAngle: start, endAngle: end, clockwise: clockwise)
  return path
}

private func isClose(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.05) -> Bool { abs(a - b) < tolerance }

@Test func anArcThatIsNotClockwiseGoesWithGrowingAngles() {
  let path = arc(0, .pi / 2, clockwise: false)
  #expect(isClose(path.length, 50 * .pi))
  let box = path.boundingBoxOfPath
  #expect(isClose(box.minX, 0) && isClose(box.minY, 0) && isClose(box.maxX, 100) && isClose(box.maxY, 100))
}

@Test func aClockwiseArcGoesTheLongWayRound() {
  let path = arc(0, .pi / 2, clockwise: true)
  #expect(isClose(path.length, 150 * .pi, within: 0.1))
  #expect(isClose(path.boundingBoxOfPath.minX, -100) && isClose(path.boundingBoxOfPath.minY, -100))
}

@Test("A difference of a full turn draws the circle", arguments: [true, false])
func fullCircle(clockwise: Bool) {
  #expect(isClose(arc(0, 2 * .pi, clockwise: clockwise).length, 200 * .pi, within: 0.1))
  // −90° to 270° as radians: off a full turn by a rounding error.
  #expect(isClose(arc(-90 * .pi / 180, 270 * .pi / 180, clockwise: clockwise).length, 200 * .pi, within: 0.1))
  #expect(isClose(arc(0, 9 * .pi, clockwise: clockwise).length, 200 * .pi, within: 0.1))
  #expect(arc(1, 1, clockwise: clockwise).length == 0)
}

@Test func anArcIsReachedByALine() {
  let path = CGMutablePath()
  path.move(to: CGPoint(x: 200, y: 0))
  path.addArc(center: .zero, radius: 100, startAngle: 0, endAngle: 1, clockwise: false)
  #expect(path.elements[1] == .line(to: CGPoint(x: 100, y: 0)))
}

@Test func arcsStayOnTheirCircle() {
  let path = CGMutablePath()
  path.addRelativeArc(center: CGPoint(x: 3, y: 4), radius: 10, startAngle: 0.3, delta: -5)
  for tenth in 1...10 {
    let point = path.trimmedPath(from: 0, to: CGFloat(tenth) / 10).currentPoint
    #expect(abs(hypot(point.x - 3, point.y - 4) - 10) < 10 * 0.0003)
  }
  let end = path.currentPoint
  #expect(isClose(end.x, 3 + 10 * cos(0.3 - 5), within: 1e-12) && isClose(end.y, 4 + 10 * sin(0.3 - 5), within: 1e-12))
}

@Test func aTangentArcRoundsACorner() {
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 80), radius: 30)
  #expect(isClose(path.currentPoint.x, 100, within: 1e-9) && isClose(path.currentPoint.y, 30, within: 1e-9))
  #expect(isClose(path.length, 70 + 15 * .pi))
  #expect(!path.boundingBoxOfPath.insetBy(dx: -1e-9, dy: -1e-9).contains(CGPoint(x: 101, y: 0)))

  let left = CGMutablePath()
  left.move(to: .zero)
  left.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -80), radius: 30)
  #expect(isClose(left.currentPoint.y, -30, within: 1e-9) && isClose(left.length, 70 + 15 * .pi))
}

@Test func aTangentArcWithoutACornerIsALine() {
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 100, y: 0), radius: 30)
  #expect(path.elements == [.move(to: .zero), .line(to: CGPoint(x: 50, y: 0))])
}

@Test func anglesThatAreNoNumbersDrawNothing() {
  #expect(arc(.nan, 1, clockwise: false).isEmpty && arc(0, .infinity, clockwise: true).isEmpty)
}
