import CRaster
import Foundation
import Testing

@Suite struct BlurTests {
  private func blurred(_ mask: [UInt8], _ width: Int, _ height: Int, _ sigma: Double) -> [UInt8] {
    var mask = mask
    #expect(raster_blur(&mask, width, height, width, sigma) == 0)
    return mask
  }

  /// An edge between nothing and full: a Gaussian turns it into the error function.
  @Test(arguments: [1, 2, 3.5, 8, 24, 60]) func anEdgeBecomesTheErrorFunction(sigma: Double) {
    let half = Int(raster_blur_reach(sigma)) + 2, width = 2 * half
    let height = 2 * half + 1
    let mask = (0..<(width * height)).map { UInt8($0 % width >= half ? 255 : 0) }
    // The right end lies far enough from the edge, the rows' ends do not: only the middle row is looked at.
    let row = blurred(mask, width, height, sigma)[(half * width)..<((half + 1) * width)]
    for (x, value) in row.enumerated().prefix(half + half / 2) where x + half < width {
      let expected = 0.5 * (1 + erf((Double(x - half) + 0.5) / (sigma * 2.0.squareRoot())))
      #expect(abs(Double(value) / 255 - expected) < 0.012, "sigma \(sigma), \(x - half) pixels from the edge")
    }
  }

  @Test func aPointSpreadsAlikeInAllDirections() {
    let side = 61, middle = 30
    var mask = [UInt8](repeating: 0, count: side * side)
    for y in 28...32 { for x in 28...32 { mask[y * side + x] = 255 } }
    let result = blurred(mask, side, side, 4)
    for y in 0..<side {
      for x in 0..<side {
        let value = Int(result[y * side + x])
        #expect(value == Int(result[y * side + side - 1 - x]) && value == Int(result[(side - 1 - y) * side + x]))
        #expect(abs(value - Int(result[x * side + y])) <= 1)
      }
    }
    #expect(result[middle * side + middle] == result.max())
  }

  @Test func lightIsKept() {
    let reach = Int(raster_blur_reach(5)), side = 2 * reach + 21
    var mask = [UInt8](repeating: 0, count: side * side)
    for y in reach..<(reach + 21) { for x in reach..<(reach + 21) { mask[y * side + x] = 255 } }
    let before = mask.reduce(0) { $0 + Int($1) }, after = blurred(mask, side, side, 5).reduce(0) { $0 + Int($1) }
    #expect(abs(Double(after) / Double(before) - 1) < 0.01)
  }

  @Test func noBlurChangesNothing() {
    let mask = (0..<100).map { UInt8($0) }
    #expect(blurred(mask, 10, 10, 0) == mask && blurred(mask, 10, 10, .nan) == mask)
    #expect(raster_blur_reach(0) == 0)
  }
}
