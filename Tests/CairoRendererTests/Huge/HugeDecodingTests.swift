import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

/// A picture in tiles has the pixels of the same picture decoded whole.
@Suite struct HugeDecodingTests {
  private let huge = StandardImageDecoder(limits: HugeFiles.limits)
  private let whole = StandardImageDecoder()

  private func expectSamePixels(_ file: Data) throws {
    let tiled = try huge.decode(file), plain = try whole.decode(file)
    #expect((tiled.width, tiled.height) == (plain.width, plain.height))
    #expect(tiled.isOpaque == plain.isOpaque)
    #expect(HugeFiles.bytes(tiled) == HugeFiles.bytes(plain))
  }

  @Test(arguments: [false, true]) func tilesOfJPEG(isProgressive: Bool) throws {
    try expectSamePixels(try HugeFiles.jpeg(isProgressive: isProgressive))
  }

  @Test func tilesOfPNG() throws {
    try expectSamePixels(HugeFiles.png)
    try expectSamePixels(HugeFiles.interlacedPNG)
  }

  @Test(arguments: [Pictures.losslessWebP, Pictures.lossyWebP]) func tilesOfWebP(file: Data) throws {
    let small = StandardImageDecoder(limits: HugePictureLimits(smallest: 10, firstPicture: 40))
    let tiled = try small.decode(file), plain = try whole.decode(file)
    let a = [UInt8](HugeFiles.bytes(tiled)), b = [UInt8](HugeFiles.bytes(plain))
    // libwebp multiplies alpha in by itself, and rounds in another way.
    #expect(a.count == b.count && zip(a, b).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test(arguments: 1...8) func everyOrientationIsUpright(orientation: Int) throws {
    let file = try HugeFiles.jpeg(orientation: orientation)
    try expectSamePixels(file)
    let tiled = try huge.decode(file), plain = try whole.decode(file)
    #expect((tiled.width > tiled.height) == (orientation < 5))
    let corner = CGPoint(x: 401, y: 390)
    #expect(try HugeFiles.frame(tiled, corner: corner).bytes == HugeFiles.frame(plain, corner: corner).bytes)
  }

  @Test func aFileIsReadWhereItLies() throws {
    let path = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString + ".jpg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try HugeFiles.jpeg()
    try file.write(to: URL(fileURLWithPath: path))
    #expect(try HugeFiles.bytes(huge.decode(contentsOf: path)) == HugeFiles.bytes(whole.decode(file)))
    #expect(throws: ImageDecodingError.self) { try huge.decode(contentsOf: path + ".none") }
  }

  @Test func aPictureIsMadeSmallFromALevelThatFits() throws {
    let image = try huge.decode(try HugeFiles.jpeg())
    let small = try #require(image.source?.reduced(width: 100, height: 69))
    #expect(small.width == 100 && small.height == 69)
    // Only the first level was decoded for that: no tile lies in memory.
    #expect(huge.workshop.tileCount == 0)
    let pixel = (small.pixels + 34 * small.bytesPerRow + 50 * 4).load(as: UInt32.self)
    // In the middle of a picture whose blue grows along x; lines make it a little darker.
    #expect(abs(Int(pixel & 0xFF) - 122) < 14)
  }
}
