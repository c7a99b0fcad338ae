import CoreGraphics

/// Decoding before a picture is shown, while something else is: a spinner, a placeholder.
extension UIImage {
  /// Decodes the picture now, on the calling thread, as far as its first showing needs. Nil when its file turns out to be damaged.
  public func preparingForDisplay() -> UIImage? {
    guard let cgImage else { return nil }
    if let source = cgImage.source, !source.prepareFirstPicture() { return nil }
    return replacing(cgImage, orientation: imageOrientation)
  }

  /// Decodes the picture on another thread, and calls `completionHandler` there with the image to show, or nil when its file turns out to
  /// be damaged.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingForDisplay()) }
  }

  /// Decodes the picture on another thread. Nil when its file turns out to be damaged.
  public func byPreparingForDisplay() async -> UIImage? {
    await withCheckedContinuation { continuation in prepareForDisplay { continuation.resume(returning: $0) } }
  }

  /// A small picture, as large as fits into `size` points with the sides in proportion (a choice); never larger than this one. A file is
  /// only decoded as far as that needs. Nil when it turns out to be damaged, or for a size that is none.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let size = checked(size, "UIImage.preparingThumbnail(of:)")
    guard let cgImage, size.width > 0, size.height > 0 else { return nil }
    var room = (width: size.width * scale, height: size.height * scale)
    if imageOrientation.swapsSides { room = (room.height, room.width) }
    let factor = min(1, room.width / CGFloat(cgImage.width), room.height / CGFloat(cgImage.height))
    let width = max(1, Int((CGFloat(cgImage.width) * factor).rounded()))
    let height = max(1, Int((CGFloat(cgImage.height) * factor).rounded()))
    let reduced = cgImage.source.map { $0.reduced(width: width, height: height) } ?? cgImage.reduced(width: width, height: height)
    return reduced.map { replacing($0, orientation: imageOrientation) }
  }

  /// Makes a thumbnail on another thread, and calls `completionHandler` there.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    let size = checked(size, "UIImage.prepareThumbnail(of:)")
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self.preparingThumbnail(of: size)) }
  }

  /// Without what is no number; infinity is no bound.
  private func checked(_ size: CGSize, _ function: StaticString) -> CGSize {
    func length(_ value: CGFloat) -> CGFloat { OddNumbers.number(value, "A length of \(function)", or: 0) }
    return CGSize(width: length(size.width), height: length(size.height))
  }

  /// Makes a thumbnail on another thread.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await withCheckedContinuation { continuation in prepareThumbnail(of: size) { continuation.resume(returning: $0) } }
  }
}

extension CGImage {
  /// Each pixel is the mean of those that it takes the place of.
  fileprivate func reduced(width newWidth: Int, height newHeight: Int) -> CGImage? {
    let target = UnsafeMutableRawPointer.allocate(byteCount: newWidth * newHeight * 4, alignment: 16)
    for row in 0..<newHeight {
      let rows = row * height / newHeight..<max((row + 1) * height / newHeight, row * height / newHeight + 1)
      for column in 0..<newWidth {
        let first = column * width / newWidth, last = max((column + 1) * width / newWidth, first + 1)
        // Two channels in each sum, too far apart to meet.
        var even: UInt64 = 0, odd: UInt64 = 0
        for source in rows {
          let line = pixels + source * bytesPerRow
          for index in first..<last {
            let pixel = UInt64(line.load(fromByteOffset: index * 4, as: UInt32.self))
            even &+= (pixel & 0xFF) | (pixel & 0xFF_0000) << 16
            odd &+= (pixel >> 8 & 0xFF) | (pixel & 0xFF00_0000) << 8
          }
        }
        let count = UInt64(rows.count * (last - first))
        func mean(_ sum: UInt64) -> UInt32 { UInt32((sum + count / 2) / count) }
        let low = UInt64(UInt32.max)
        let value = mean(even & low) | mean(odd & low) << 8 | mean(even >> 32) << 16 | mean(odd >> 32) << 24
        target.storeBytes(of: value, toByteOffset: (row * newWidth + column) * 4, as: UInt32.self)
      }
    }
    return CGImage(width: newWidth, height: newHeight, bytesPerRow: newWidth * 4, isOpaque: isOpaque, adopting: target)
  }
}
