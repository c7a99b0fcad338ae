import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

/// Files that are no pictures, or not the pictures that they say they are.
@Suite struct HugeDamageTests {
  private let decoder = StandardImageDecoder(limits: HugeFiles.limits)

  @Test func whatWasCutOffIsRefused() throws {
    for file in [try HugeFiles.jpeg(), try HugeFiles.jpeg(isProgressive: true), HugeFiles.png, HugeFiles.interlacedPNG] {
      for part in [0, 1, 20, file.count / 3, file.count / 2, file.count - 20] {
        #expect(throws: ImageDecodingError.self, "\(part) of \(file.count)") { try decoder.decode(file.prefix(part)) }
      }
    }
  }

  @Test func sizesThatCannotBeAreRefused() throws {
    // The size lies in the frame header of a JPEG (marker C0) and in the first chunk of a PNG.
    var jpeg = try HugeFiles.jpeg()
    let frame = try #require(jpeg.range(of: Data([0xFF, 0xC0]))).lowerBound
    for size: [UInt8] in [[0xFF, 0xDC, 0xFF, 0xDC], [0, 0, 1, 0], [1, 0, 0, 0]] {
      jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: size)
      #expect(throws: ImageDecodingError.self) { try decoder.decode(jpeg) }
    }
    // 16,000 × 16,000 pixels in a file that holds far fewer: found out while it is drawn, without the memory of as many.
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0x3E, 0x80, 0x3E, 0x80])
    #expect(failure(of: jpeg)?.contains("JPEG") == true)
  }

  @Test func damageInTheMiddleIsReportedAndShown() throws {
    var jpeg = try HugeFiles.jpeg()
    jpeg.replaceSubrange((jpeg.count / 2)..<(jpeg.count / 2 + 60), with: Data(repeating: 0xFF, count: 60))
    #expect(failure(of: jpeg)?.contains("1301 × 903") == true)
    var png = HugeFiles.png
    png[png.count / 2] ^= 0xFF
    #expect(failure(of: png)?.contains("PNG") == true)
    let image = try decoder.decode(png)
    #expect(image.source?.prepareFirstPicture() == false && image.source?.reduced(width: 9, height: 9) == nil)
  }

  /// What is said when the file is drawn; a crossed box is shown in its place.
  private func failure(of file: Data) -> String? {
    let lines = Lines()
    decoder.workshop.onFailure = { lines.all.append($0) }
    guard let image = try? decoder.decode(file), let frame = try? HugeFiles.frame(image, corner: CGPoint(x: 9, y: 9)) else {
      return nil
    }
    #expect(frame.color(100, 30) == [230, 230, 230, 255])
    return lines.all.count == 1 ? lines.all[0] : nil
  }

  @Test func damagedBytesNeverCrash() throws {
    var state: UInt32 = 7
    for file in [try HugeFiles.jpeg(orientation: 6), try HugeFiles.jpeg(isProgressive: true), HugeFiles.interlacedPNG] {
      for _ in 0..<40 {
        var damaged = file
        for _ in 0..<3 {
          state = state &* 1_664_525 &+ 1_013_904_223
          damaged[Int(state >> 8) % damaged.count] = UInt8(truncatingIfNeeded: state >> 3)
        }
        decoder.workshop.onFailure = { #expect($0.contains("pixels")) }
        guard let image = try? decoder.decode(damaged), image.width * image.height < 4_000_000 else { continue }
        _ = try HugeFiles.frame(image, corner: CGPoint(x: 5, y: 5), scale: 0.5)
      }
    }
  }
}
