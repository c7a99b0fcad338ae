import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

@Suite struct ImageDecoderTests {
  private let decoder = StandardImageDecoder()

  /// The corners' colours by their first letters, left to right and top to bottom: red, green, blue, white.
  private func corners(_ image: CGImage) -> String {
    let places = [(1, 1), (image.width - 2, 1), (1, image.height - 2), (image.width - 2, image.height - 2)]
    return places.map { x, y in
      let pixel = image.pixels + y * image.bytesPerRow + x * 4
      let alpha = max(Int(pixel.load(fromByteOffset: 3, as: UInt8.self)), 1)
      let parts = [2, 1, 0].map { Int(pixel.load(fromByteOffset: $0, as: UInt8.self)) * 255 / alpha > 128 }
      return parts == [true, false, false]
        ? "r"
        : parts == [false, true, false]
          ? "g"
          : parts == [false, false, true] ? "b" : parts == [true, true, true] ? "w" : "?"
    }.joined()
  }

  @Test(arguments: [Pictures.baselineJPEG, Pictures.progressiveJPEG, Pictures.losslessWebP, Pictures.lossyWebP])
  func filesOfOtherProgramsAreRead(file: Data) throws {
    let image = try decoder.decode(file)
    #expect(image.width == 16 && image.height == 8 && corners(image) == "rgbw")
    #expect(image.isOpaque == (file != Pictures.losslessWebP))
  }

  @Test func aSliceOfBytesIsRead() throws {
    let inside = Data([1, 2, 3]) + Pictures.baselineJPEG
    #expect(corners(try decoder.decode(inside.dropFirst(3))) == "rgbw")
  }

  @Test func alphaIsMultipliedIn() throws {
    let image = try decoder.decode(Pictures.losslessWebP)
    let pixel = image.pixels + image.bytesPerRow + 15 * 4
    #expect((0..<4).map { pixel.load(fromByteOffset: $0, as: UInt8.self) } == [0, 128, 0, 128])
  }

  @Test(
    arguments: [(1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb")],
    [true, false])
  func photographsAreUpright(orientation: (number: Int, corners: String), isLittleEndian: Bool) throws {
    let image = try decoder.decode(Pictures.jpeg(orientation: UInt8(orientation.number), isLittleEndian: isLittleEndian))
    #expect(corners(image) == orientation.corners)
    #expect((image.width, image.height) == (orientation.number < 5 ? (16, 8) : (8, 16)))
  }

  @Test(arguments: [0, 9, 255] as [UInt8]) func senselessOrientationsAreIgnored(number: UInt8) throws {
    #expect(corners(try decoder.decode(Pictures.jpeg(orientation: number, isLittleEndian: true))) == "rgbw")
  }

  @Test func everyTruncationIsAnError() throws {
    let png = PNGEncoder.encode(try decoder.decode(Pictures.losslessWebP))
    for file in [png, Pictures.baselineJPEG, Pictures.progressiveJPEG, Pictures.losslessWebP, Pictures.lossyWebP] {
      // The last bytes hold no pixels: checksums and the end mark of a PNG, padding of a WebP.
      for count in 0..<(file.count - 24) {
        #expect(throws: ImageDecodingError.self, "\(count) of \(file.count) bytes") { try decoder.decode(file.prefix(count)) }
      }
    }
  }

  @Test func damagedBytesNeverCrash() throws {
    let png = PNGEncoder.encode(try decoder.decode(Pictures.losslessWebP))
    var state: UInt32 = 1
    for file in [
      png, Pictures.jpeg(orientation: 6, isLittleEndian: true), Pictures.progressiveJPEG, Pictures.losslessWebP,
      Pictures.lossyWebP,
    ] {
      for _ in 0..<400 {
        var damaged = file
        for _ in 0..<3 {
          state = state &* 1_664_525 &+ 1_013_904_223
          damaged[Int(state >> 8) % damaged.count] = UInt8(truncatingIfNeeded: state >> 3)
        }
        if let image = try? decoder.decode(damaged) {
          #expect(image.width * image.height <= StandardImageDecoder.largestPixelCount)
        }
      }
    }
  }

  @Test func errorsSayWhatIsWrong() throws {
    func message(_ data: Data) -> String {
      do {
        _ = try decoder.decode(data)
        return ""
      } catch { return "\(error)" }
    }
    #expect(message(Data()).contains("empty file"))
    #expect(message(Data("GIF89a…".utf8)).contains("neither PNG nor JPEG nor WebP"))
    #expect(message(Pictures.baselineJPEG.prefix(300)).contains("JPEG"))
    #expect(message(Pictures.lossyWebP.prefix(50)).contains("cut off"))

    var png = PNGEncoder.encode(try decoder.decode(Pictures.losslessWebP))
    #expect(message(png.prefix(60)).contains("PNG"))
    png[50] ^= 0xFF
    #expect(message(png).contains("PNG"))
  }

  /// A PNG's first chunk for a picture of that size, with its checksum.
  private func header(_ width: UInt32, _ height: UInt32) -> Data {
    var chunk = Data("IHDR".utf8)
    for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { chunk.append(contentsOf: $0) } }
    chunk.append(contentsOf: [8, 6, 0, 0, 0])
    var sum: UInt32 = ~0
    for byte in chunk {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + chunk
    withUnsafeBytes(of: (~sum).bigEndian) { file.append(contentsOf: $0) }
    return file
  }

  @Test(arguments: [(0, 5), (5, 0), (100_000, 100_000), (2_147_483_647, 2_147_483_647), (100_000_001, 1)] as [(UInt32, UInt32)])
  func sizesThatCannotBeAreRefused(size: (UInt32, UInt32)) {
    #expect(throws: ImageDecodingError.self) { try decoder.decode(header(size.0, size.1) + Data(count: 40)) }
  }
}
