import CairoRenderer
import CoreGraphics

/// A picture that moves: an animated PNG, which browsers play and other programs show the first picture of.
///
/// Each picture is stored as the rectangle in which it differs from the one before; equal ones only make it longer. The same
/// pictures give the same bytes. It keeps one picture at a time besides what is compressed, so that it can be long.
public struct AnimatedPicture {
  private var encoder: AnimatedPNGEncoder?
  /// In pixels, of each picture; larger ones are scaled down to it.
  public let pictureWidth: CGFloat
  /// Seconds of the pictures added.
  public private(set) var duration: TimeInterval = 0

  /// Without pictures. `pictureWidth` in pixels, at least 1.
  public init(pictureWidth: CGFloat = 390) {
    precondition(pictureWidth >= 1 && pictureWidth.isFinite, "a picture is at least a pixel wide, not \(pictureWidth)")
    self.pictureWidth = pictureWidth
  }

  /// How many pictures differ from the one before.
  public var pictureCount: Int { encoder?.pictureCount ?? 0 }

  /// Shows `picture` for `duration` seconds, rounded to milliseconds. Pictures have to be of one shape: another one is scaled to
  /// the size of the first.
  public mutating func add(_ picture: Picture, for duration: TimeInterval) {
    guard duration > 0, duration.isFinite else { return }
    self.duration += duration
    let width = encoder?.width ?? min(picture.width, Int(pictureWidth))
    let height = encoder?.height ?? max(1, (picture.height * width + picture.width / 2) / picture.width)
    let small = picture.image.reduced(toWidth: width, height: height)
    // Rounded from the beginning on, so that errors don't add up.
    let end = Int((self.duration * 1000).rounded())
    if encoder == nil { encoder = AnimatedPNGEncoder(width: width, height: height) }
    encoder?.add(small, until: end)
  }

  /// As an animated PNG that is played again and again.
  public var png: Data {
    precondition(encoder != nil, "a moving picture needs a picture")
    return encoder?.file ?? Data()
  }

  /// Writes the file, and the folders above it where they are missing.
  public func write(to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try png.write(to: url)
  }
}
