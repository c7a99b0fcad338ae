import CRaster
import CoreGraphics

/// Writes animated PNG files: the chunks acTL, fcTL and fdAT of the PNG specification, third edition, around pictures that `PNGEncoder`
/// compresses.
///
/// Of each picture only the rectangle is stored in which it differs from the one before. It replaces what was there, or, where all of it
/// is opaque, is laid over it with its unchanged pixels left clear, which compress to nearly nothing.
public struct AnimatedPNGEncoder {
  public let width: Int, height: Int
  private var frames: [FrameData] = []
  private var last: CGImage?
  /// In milliseconds.
  private var lastEnd = 0

  private struct FrameData {
    let x: Int, y: Int, width: Int, height: Int
    let isLaidOver: Bool
    let compressed: Data
    /// In milliseconds.
    var delay: Int
  }

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// How many pictures are stored.
  public var pictureCount: Int { frames.count }

  /// Shows `image`, which has the size of the animation, until `end`, in milliseconds from the beginning.
  public mutating func add(_ image: CGImage, until end: Int) {
    precondition(image.width == width && image.height == height, "pictures of an animation have one size")
    let delay = max(0, end - lastEnd)
    lastEnd = max(lastEnd, end)
    guard let last else {
      self.last = image
      frames.append(frame(of: image, x: 0, y: 0, width: width, height: height, isLaidOver: false, delay: delay))
      return
    }
    self.last = image
    guard let change = PictureChange(from: last, to: image) else {
      frames[frames.count - 1].delay += delay
      return
    }
    let part = change.part(of: image, unlike: last)
    frames.append(
      frame(
        of: part, x: change.x, y: change.y, width: part.width, height: part.height, isLaidOver: change.isOpaque, delay: delay))
  }

  /// The file as it is now; played again and again.
  public var file: Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // Eight bits a channel, red green blue alpha, no interlacing.
    file.appendChunk("IHDR", Data(bigEndian: UInt32(width), UInt32(height)) + Data([8, 6, 0, 0, 0]))
    file.appendChunk("acTL", Data(bigEndian: UInt32(frames.count), 0))
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file.appendChunk("fcTL", control(frame, sequence))
      sequence += 1
      if index == 0 {
        file.appendChunk("IDAT", frame.compressed)
      } else {
        file.appendChunk("fdAT", Data(bigEndian: sequence) + frame.compressed)
        sequence += 1
      }
    }
    file.appendChunk("IEND", Data())
    return file
  }

  private func control(_ frame: FrameData, _ sequence: UInt32) -> Data {
    let numbers = Data(
      bigEndian: sequence, UInt32(frame.width), UInt32(frame.height), UInt32(frame.x), UInt32(frame.y))
    // A delay has 16 bits: thousandths of a second up to a minute, then hundredths, then whole seconds.
    let unit = frame.delay <= 65_535 ? 1 : frame.delay <= 655_350 ? 10 : 1_000
    let delay = min((frame.delay + unit / 2) / unit, 65_535), perSecond = 1_000 / unit
    let times = Data([UInt8(delay >> 8), UInt8(delay & 255), UInt8(perSecond >> 8), UInt8(perSecond & 255)])
    // Left in place afterwards; replaces what was there, or is laid over it.
    return numbers + times + Data([0, frame.isLaidOver ? 1 : 0])
  }

  private func frame(
    of image: CGImage, x: Int, y: Int, width: Int, height: Int, isLaidOver: Bool, delay: Int
  ) -> FrameData {
    let png = PNGEncoder.encode(image.pixels, width, height, image.bytesPerRow, hasAlpha: true)
    return FrameData(
      x: x, y: y, width: width, height: height, isLaidOver: isLaidOver, compressed: png.chunkData("IDAT"), delay: delay)
  }
}

extension Data {
  fileprivate init(bigEndian numbers: UInt32...) {
    self.init(numbers.flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) } })
  }

  fileprivate mutating func appendChunk(_ type: String, _ data: Data) {
    append(Data(bigEndian: UInt32(data.count)))
    let checked = Data(type.utf8) + data
    append(checked)
    append(Data(bigEndian: checked.withUnsafeBytes { raster_png_check_sum($0.bindMemory(to: UInt8.self).baseAddress, $0.count) }))
  }

  /// The data of all chunks of a type in a PNG file, one after the other.
  fileprivate func chunkData(_ type: String) -> Data {
    var result = Data()
    var position = startIndex + 8
    while position + 8 <= endIndex {
      let count = self[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      if self[position + 4..<position + 8].elementsEqual(type.utf8) { result += self[position + 8..<position + 8 + count] }
      position += 12 + count
    }
    return result
  }
}
