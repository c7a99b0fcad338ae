import CoreGraphics

/// How unlike two pictures may be and still count as the same.
public struct PictureTolerance: Hashable, Sendable {
  /// A channel of a pixel may differ by so much, from 0 to 255.
  public var channel: Int
  /// So many pixels may differ by more.
  public var pixels: Int
  /// So large a part of all pixels may differ by more, from 0 to 1. What allows more counts: this, or `pixels`.
  public var share: Double

  /// By itself nothing may differ. `channel` from 0 to 255, `share` from 0 to 1.
  public init(channel: Int = 0, pixels: Int = 0, share: Double = 0) {
    precondition((0...255).contains(channel), "a channel has values from 0 to 255; it can't differ by \(channel)")
    precondition(pixels >= 0 && (0...1).contains(share), "\(pixels) pixels, or a share of \(share), is no tolerance")
    self.channel = channel
    self.pixels = pixels
    self.share = share
  }

  /// Every pixel has to be the same.
  public static let exact = PictureTolerance()
  /// For pictures of other machines, whose fonts are smoothed a little differently (a choice): 2 of 255 in a channel, and a
  /// thousandth of the pixels.
  public static let nearly = PictureTolerance(channel: 2, share: 0.001)
}
