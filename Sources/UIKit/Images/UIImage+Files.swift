import CoreGraphics
import LayerTree

/// A picture as a file's bytes.
extension UIImage {
  /// A PNG file, upright, with all of the picture's pixels; nil for an empty picture. A symbol is drawn in black, at the screen's scale.
  public func pngData() -> Data? { upright.flatMap { LentToAll.imageEncoder?.png($0) } }

  /// A JPEG file, upright, on white where the picture is transparent; nil for an empty picture. A quality of 1 is the best and 0 the
  /// smallest file; what lies outside is held there.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = OddNumbers.finite(compressionQuality, "The quality of UIImage.jpegData", or: 1)
    return upright.flatMap { LentToAll.imageEncoder?.jpeg($0, quality: min(max(quality, 0), 1)) }
  }

  /// The pixels as they are seen.
  private var upright: CGImage? {
    if let cgImage { return cgImage.turnedUpright(imageOrientation) }
    let look = look
    guard !look.isEmpty else { return nil }
    let commands = look.commands(in: CGRect(origin: .zero, size: size), color: look.color(tint: .black, LentToAll.traits))
    return LentToAll.picture(of: commands, size: size, scale: LentToAll.displayScale, isOpaque: false)
  }
}
