import CoreGraphics

extension UIImage {
  /// How the rows of `cgImage` are to be turned before they are seen. Left and right are quarter turns of the picture, counter-clockwise
  /// and clockwise; a mirrored one is the same seen in a mirror, by EXIF's numbers: 2 `upMirrored`, 4 `downMirrored`, 5 `leftMirrored`,
  /// 7 `rightMirrored`.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Rows become columns.
    var swapsSides: Bool {
      switch self {
      case .up, .down, .upMirrored, .downMirrored: false
      case .left, .right, .leftMirrored, .rightMirrored: true
      }
    }

    /// What is left in what is seen is right.
    fileprivate var flipped: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }

    /// From a picture of `size` as its rows lie (y down) to the same upright, with its corner at the origin.
    func map(_ size: CGSize) -> CGAffineTransform {
      let (width, height) = (size.width, size.height)
      return switch self {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      }
    }
  }

  /// The same picture with left and right exchanged as it is seen; its pixels stay as they are. A symbol stays as it is.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    guard let cgImage else { return self }
    return replacing(cgImage, orientation: imageOrientation.flipped)
  }
}

extension CGImage {
  /// The pixels in the order in which they are seen; a picture of its own unless they are so already.
  package func turnedUpright(_ orientation: UIImage.Orientation) -> CGImage {
    guard orientation != .up else { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    let target = UnsafeMutableRawPointer.allocate(byteCount: newWidth * newHeight * 4, alignment: 16)
    // The map between corners, as steps between middles of pixels.
    let map = orientation.map(CGSize(width: width, height: height))
    let right = Int(map.a) + Int(map.b) * newWidth, down = Int(map.c) + Int(map.d) * newWidth
    let corner = CGPoint(x: 0.5, y: 0.5).applying(map)
    let start = Int(corner.x.rounded(.down)) + Int(corner.y.rounded(.down)) * newWidth
    let source = pixels
    for row in 0..<height {
      let line = source + row * bytesPerRow
      var place = start + row * down
      for column in 0..<width {
        target.storeBytes(of: line.load(fromByteOffset: column * 4, as: UInt32.self), toByteOffset: place * 4, as: UInt32.self)
        place += right
      }
    }
    return CGImage(width: newWidth, height: newHeight, bytesPerRow: newWidth * 4, isOpaque: isOpaque, adopting: target)
  }
}
