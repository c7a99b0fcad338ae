import CoreGraphics
import Testing

/// Maps that turn, mirror, shear and move, for laws that must hold for all of them.
private let samples: [CGAffineTransform] = [
  .identity,
  CGAffineTransform(translationX: 3, y: -7),
  CGAffineTransform(scaleX: 2, y: 0.5),
  CGAffineTransform(scaleX: -1, y: 1),
  CGAffineTransform(rotationAngle: 0.7),
  CGAffineTransform(a: 1, b: 0.3, c: -2, d: 1.5, tx: 11, ty: 13),
]

private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
  zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { abs($0 - $1) < 1e-12 }
}

@Test("A map and its inverse cancel, in both orders", arguments: samples)
func inverse(transform: CGAffineTransform) {
  #expect(isClose(transform.concatenating(transform.inverted()), .identity))
  #expect(isClose(transform.inverted().concatenating(transform), .identity))
}

@Test("Concatenation is associative and applies its left side first", arguments: samples, samples)
func concatenation(first: CGAffineTransform, second: CGAffineTransform) {
  let point = CGPoint(x: 5, y: -2)
  let both = point.applying(first.concatenating(second)), inTurn = point.applying(first).applying(second)
  #expect(abs(both.x - inTurn.x) < 1e-12 && abs(both.y - inTurn.y) < 1e-12)
  for third in samples {
    #expect(isClose(first.concatenating(second).concatenating(third), first.concatenating(second.concatenating(third))))
  }
}

@Test func translatedScaledAndRotatedComeBeforeTheReceiver() {
  let base = CGAffineTransform(scaleX: 2, y: 3)
  #expect(CGPoint(x: 1, y: 1).applying(base.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 63))
  #expect(base.scaledBy(x: 5, y: 7) == CGAffineTransform(scaleX: 10, y: 21))
  let turned = CGPoint(x: 1, y: 0).applying(base.rotated(by: .pi / 2))
  #expect(abs(turned.x) < 1e-15 && turned.y == 3)
}

@Test func aPositiveAngleTurnsClockwiseOnTheScreen() {
  let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
  #expect(abs(turned.x) < 1e-15 && turned.y == 1)
}

@Test func aFlatMapIsItsOwnInverse() {
  let flat = CGAffineTransform(scaleX: 0, y: 2)
  #expect(flat.inverted() == flat)
}

@Test func sizesIgnoreTheTranslation() {
  let transform = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 100, ty: 100)
  #expect(CGSize(width: 5, height: 7).applying(transform) == CGSize(width: -21, height: 10))
}

@Test func rectanglesBecomeTheirBounds() {
  let turned = CGRect(x: 0, y: 0, width: 10, height: 20).applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
  #expect(turned == CGRect(x: -20, y: 0, width: 20, height: 10))
  #expect(CGRect.null.applying(CGAffineTransform(translationX: 1, y: 1)).isNull)
  #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)) == .infinite)
}

@Test("Taking apart and putting together gives the same map", arguments: samples + [CGAffineTransform(scaleX: 0, y: 2)])
func decomposition(transform: CGAffineTransform) {
  #expect(isClose(CGAffineTransform(transform.decomposed()), transform))
}

@Test func decompositionNamesTheSteps() {
  var components = CGAffineTransformComponents()
  components.scale = CGSize(width: 2, height: -3)
  components.horizontalShear = 0.25
  components.rotation = -0.5
  components.translation = CGVector(dx: 4, dy: 5)
  let found = CGAffineTransform(components).decomposed()
  #expect(abs(found.scale.width - 2) < 1e-12 && abs(found.scale.height + 3) < 1e-12)
  #expect(abs(found.horizontalShear - 0.25) < 1e-12 && abs(found.rotation + 0.5) < 1e-12)
  #expect(found.translation == CGVector(dx: 4, dy: 5))
}
