import CoreGraphics
import Foundation
import Touchstone

/// The photos of the pager: soft clouds with grain, 1600 × 3000 pixels.
@MainActor
enum Photos {
  static let size = (width: 1600, height: 3000)

  /// The bytes of the photo of that name in `folder`.
  nonisolated static func data(_ name: String, in folder: String) -> Data? {
    ["jpg", "png"].lazy.compactMap { FileManager.default.contents(atPath: "\(folder)/\(name).\($0)") }.first
  }

  static func write(to folder: String) throws {
    for index in 0..<3 {
      try Picture(image: photo(seed: UInt64(index + 1)), scale: 3).write(to: "\(folder)/photo\(index).png")
    }
  }

  private static func photo(seed: UInt64) -> CGImage {
    var random = SeededNumbers(seed: seed)
    let waves = (0..<6).map { _ in
      (x: Double(random.below(60)) / 1e4, y: Double(random.below(60)) / 1e4, phase: Double(random.below(628)) / 100)
    }
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: size.width * size.height * 4, alignment: 16)
    let bytes = pixels.assumingMemoryBound(to: UInt8.self)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let grain = random.below(9) - 4
        for channel in 0..<3 {
          let (first, second) = (waves[channel * 2], waves[channel * 2 + 1])
          let cloud =
            sin(Double(column) * first.x + Double(row) * first.y + first.phase)
            + sin(Double(row) * second.x - Double(column) * second.y + second.phase)
          bytes[(row * size.width + column) * 4 + channel] = UInt8(min(max(128 + Int(cloud * 50) + grain, 0), 255))
        }
        bytes[(row * size.width + column) * 4 + 3] = 255
      }
    }
    return CGImage(width: size.width, height: size.height, bytesPerRow: size.width * 4, isOpaque: true, adopting: pixels)
  }
}
