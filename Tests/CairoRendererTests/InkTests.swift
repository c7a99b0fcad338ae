import CRaster
import TestSupport
import Testing

/// One colour laid through a mask: many pixels are done at once, and each must get what it would get alone.
struct InkTests {
  private func product(_ a: Int, _ b: Int) -> Int {
    let value = a * b + 128
    return (value + value >> 8) >> 8
  }

  @Test("any width, mask and opacity gives the bytes of the formula, and nothing beside the part is written")
  func equalsTheFormula() {
    var random = RandomNumbers(seed: 7)
    for round in 0..<400 {
      let width = 1 + round % 70, height = 1 + round % 3
      let alpha = round % 4 == 0 ? 255 : Int(random.next() % 256)
      let ink = (0..<3).map { _ in Int(random.next() % 256) }
      let mask: [UInt8] = (0..<width * height).map { _ in
        switch random.next() % 4 {
        case 0: 0
        case 1: 255
        default: UInt8(random.next() % 256)
        }
      }
      // Four pixels of room at the right of each row.
      let stride = (width + 4) * 4
      let before: [UInt8] = (0..<stride * height).map { _ in UInt8(random.next() % 256) }
      var after = before
      raster_ink(
        mask, width, UInt8(ink[0]), UInt8(ink[1]), UInt8(ink[2]), UInt8(alpha), &after, stride, width, height)
      var expected = before
      for y in 0..<height {
        for x in 0..<width {
          let weight = product(Int(mask[y * width + x]), alpha)
          for (channel, value) in [ink[2], ink[1], ink[0], 255].enumerated() {
            let place = y * stride + x * 4 + channel
            expected[place] = UInt8(product(value, weight) + product(Int(before[place]), 255 - weight))
          }
        }
      }
      #expect(after == expected, "\(width) x \(height), opacity \(alpha)")
    }
  }
}
