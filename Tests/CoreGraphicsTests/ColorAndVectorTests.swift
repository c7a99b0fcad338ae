import CoreGraphics
import Testing

@Test func coloursAreEqualByComponents() {
  #expect(CGColor(red: 1, green: 1, blue: 1, alpha: 1) == .white)
  #expect(CGColor.black.copy(alpha: 0) == .clear)
  #expect(CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4).components == [0.1, 0.2, 0.3, 0.4])
}

@Test func vectorsStartAtZero() {
  #expect(CGVector() == .zero && CGVector(dx: 1, dy: 2).dy == 2)
}
