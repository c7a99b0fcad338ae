import CoreGraphics
import Foundation
import Testing

private let far: CGFloat = .greatestFiniteMagnitude
private let odd: [CGRect] = [
  .null, .infinite, .zero,
  CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1),
  CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), CGRect(x: 0, y: 0, width: 1, height: CGFloat.nan),
  CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1), CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1),
  CGRect(x: 0, y: 0, width: -CGFloat.infinity, height: 1), CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
  CGRect(x: -far, y: -far, width: far, height: far), CGRect(x: 0, y: 0, width: 1e300, height: 1),
  CGRect(x: 5, y: 5, width: -10, height: -10),
]
private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

@Test("Rectangles that are none have nothing in common with others, and trap nowhere")
func oddRects() {
  for one in odd {
    for two in odd + [square] {
      let both = one.common(with: two), other = two.common(with: one)
      #expect(both == other || (both.isNull && other.isNull), "\(one) and \(two): \(both), \(other)")
      #expect(!both.minX.isNaN && !both.width.isNaN && !both.minY.isNaN && !both.height.isNaN, "\(one) and \(two): \(both)")
      #expect(one.meets(two) == !both.isNull)
    }
    for point in [.zero, CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 0), CGPoint(x: 0.5, y: 0.5)] {
      if point.x.isNaN { #expect(!one.holds(point)) } else { _ = one.holds(point) }
    }
    let isNone = [one.minX, one.minY, one.width, one.height].contains { $0.isNaN }
    if isNone { #expect(!one.meets(square) && !one.holds(CGPoint(x: 0.5, y: 0.5))) }
  }
}

@Test func infiniteRectsMeetWhatLiesInThem() {
  let part = CGRect(x: 0, y: 0, width: 10, height: 1)
  #expect(CGRect(x: -CGFloat.infinity, y: 0, width: .infinity, height: 1).common(with: square) == part)
  #expect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1).common(with: square) == part)
  #expect(CGRect.infinite.common(with: square) == square)
  #expect(CGRect.infinite.holds(.zero))
}

@Test func otherRectsMeetAsFoundationSays() {
  for x in stride(from: -12.0, through: 12, by: 3) {
    for width in [-7.0, 0, 4, 30] {
      let rect = CGRect(x: x, y: x / 2, width: width, height: 5)
      #expect(rect.common(with: square) == rect.intersection(square))
      #expect(rect.meets(square) == rect.intersects(square))
      for point in [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 2), CGPoint(x: -12, y: -6)] {
        #expect(rect.holds(point) == rect.contains(point), "\(rect) \(point)")
      }
    }
  }
}
