import CoreGraphics
import Testing

private let frame = CGRect(x: 10, y: 20, width: 200, height: 100)

private func rounded(_ radius: CGFloat, _ style: CGMutablePath.CornerStyle) -> CGMutablePath {
  let path = CGMutablePath()
  path.addRoundedRect(
    in: frame, cornerSizes: .init(CGSize(width: radius, height: radius)), style: style)
  return path
}

@Test("A rounded rectangle fills its frame", arguments: [0, 10, 49, 50, 400], [CGMutablePath.CornerStyle.circular, .continuous])
func box(radius: CGFloat, style: CGMutablePath.CornerStyle) {
  let box = rounded(radius, style).boundingBoxOfPath
  #expect(abs(box.minX - 10) < 1e-9 && abs(box.maxX - 210) < 1e-9 && abs(box.minY - 20) < 1e-9 && abs(box.maxY - 120) < 1e-9)
}

@Test func aCircularCornerIsAQuarterOfACircle() {
  let path = rounded(30, .circular)
  // The corner at the top left; its circle's centre is (40, 50).
  let onDiagonal = 40 - 30 / 2.0.squareRoot()
  #expect(path.contains(CGPoint(x: onDiagonal + 0.02, y: onDiagonal + 10 + 0.02)))
  #expect(!path.contains(CGPoint(x: onDiagonal - 0.02, y: onDiagonal + 10 - 0.02)))
  #expect(abs(path.length - (140 * 2 + 40 * 2 + 60 * .pi)) < 0.05)
}

@Test func aContinuousCornerBeginsEarlierAndStaysInsideItsFrame() {
  let smooth = rounded(20, .continuous), circular = rounded(20, .circular)
  // The bend has begun 1.5 radii before the corner, where the circular one is still straight.
  let edge = CGPoint(x: 210 - 1.2 * 20, y: 20.02)
  #expect(!smooth.contains(edge) && circular.contains(edge))
}

@Test func aContinuousCornerWithRoomForOneRadiusIsCircular() {
  // The height of 100 leaves 50 to each of two corners.
  let path = rounded(50, .continuous)
  #expect(abs(path.length - (100 * 2 + 100 * .pi)) < 0.05)
}

@Test func continuousCornersChangeWithoutAJump() {
  var lengths: [CGFloat] = []
  for radius in stride(from: 20.0, through: 50, by: 0.25) { lengths.append(rounded(radius, .continuous).length) }
  for (before, after) in zip(lengths, lengths.dropFirst()) { #expect(abs(after - before) < 1.2) }
}

@Test func radiiThatDoNotFitAreHeldAtHalfASide() {
  #expect(
    rounded(400, .circular).elements
      == {
        let path = CGMutablePath()
        path.addRoundedRect(in: frame, cornerWidth: 100, cornerHeight: 50)
        return path.elements
      }())
  let ellipse = CGPath(ellipseIn: frame, transform: nil)
  #expect(abs(rounded(400, .circular).length - ellipse.length) < 1e-9)
}

@Test func cornersOfTheirOwn() {
  let path = CGMutablePath()
  path.addRoundedRect(
    in: frame,
    cornerSizes: .init(topLeft: .zero, topRight: CGSize(width: 80, height: 80), bottomRight: .zero, bottomLeft: .zero),
    style: .circular)
  #expect(path.contains(CGPoint(x: 10.01, y: 20.01)) && path.contains(CGPoint(x: 209.99, y: 119.99)))
  #expect(!path.contains(CGPoint(x: 200, y: 30)))
  #expect(abs(path.length - (600 - 160 + 40 * .pi)) < 0.1)
}
