import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

@Suite struct PNGEncoderTests {
  /// Noise with runs, premultiplied.
  private func picture(_ width: Int, _ height: Int, isOpaque: Bool, padding: Int = 0) -> CGImage {
    let bytesPerRow = width * 4 + padding
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 4)
    var state: UInt32 = 12345
    for y in 0..<height {
      for x in 0..<width {
        if x % 5 == 0 { state = state &* 1_664_525 &+ 1_013_904_223 }
        let alpha = isOpaque ? 255 : (x + y) % 7 == 0 ? 0 : UInt32(y % 256)
        let channels = [state >> 8 & 255, state >> 16 & 255, state >> 24].map { ($0 * alpha + 127) / 255 }
        let value = channels[0] | channels[1] << 8 | channels[2] << 16 | alpha << 24
        pixels.storeBytes(of: value, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
      }
    }
    return CGImage(width: width, height: height, bytesPerRow: bytesPerRow, isOpaque: isOpaque, adopting: pixels)
  }

  private func differences(_ a: CGImage, _ b: CGImage) -> (count: Int, most: Int) {
    var result = (count: 0, most: 0)
    for y in 0..<a.height {
      let (p, q) = (a.pixels + y * a.bytesPerRow, b.pixels + y * b.bytesPerRow)
      for x in 0..<(a.width * 4) {
        let difference = abs(Int(p.load(fromByteOffset: x, as: UInt8.self)) - Int(q.load(fromByteOffset: x, as: UInt8.self)))
        if difference > 0 { result = (result.count + 1, max(result.most, difference)) }
      }
    }
    return result
  }

  @Test(arguments: [(1, 1), (1, 7), (7, 1), (33, 65), (255, 256), (256, 257), (1170, 300)], [true, false])
  func whatIsWrittenIsReadBack(size: (Int, Int), isOpaque: Bool) throws {
    let original = picture(size.0, size.1, isOpaque: isOpaque, padding: 12)
    let decoded = try StandardImageDecoder().decode(PNGEncoder.encode(original))
    #expect(decoded.width == size.0 && decoded.height == size.1)
    let (count, most) = differences(original, decoded)
    // Colour is divided by alpha and multiplied again: half a step each, no more than one in all.
    #expect(isOpaque ? count == 0 : most <= 1, "\(count) bytes differ by up to \(most)")
    #expect(decoded.isOpaque == isOpaque)
  }

  @Test func theSamePixelsGiveTheSameBytes() {
    let image = picture(700, 500, isOpaque: true)
    let first = PNGEncoder.encode(image)
    for _ in 0..<5 { #expect(PNGEncoder.encode(image) == first) }
  }

  @Test func framesAndTheirCopiesAreWrittenAlike() throws {
    let typesetter = try PangoTypesetter(displayScale: 2)
    for background in [PaintColor.white, PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5), .clear] {
      let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
      renderer.render(root: Layer(), log: nil, size: CGSize(width: 31, height: 17), background: background)
      let frame = try #require(renderer.frame)
      let data = PNGEncoder.encode(frame)
      #expect(data == PNGEncoder.encode(frame.copyImage()))
      #expect(try StandardImageDecoder().decode(data).isOpaque == (background.alpha == 1))
    }
  }
}
