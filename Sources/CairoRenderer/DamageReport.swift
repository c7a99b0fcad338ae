import CoreGraphics

/// What one call of a renderer did.
public struct DamageReport: Hashable, Sendable {
  /// The parts of the frame that were drawn anew, in pixels.
  public var damage: [CGRect] = []
  /// Pixels in them; a pixel that lies in two rectangles counts twice.
  public var pixelsDamaged = 0
  /// Contents laid on the frame or a group's bitmap. What an opaque layer hides is not counted; a layer in two damaged rectangles
  /// is twice.
  public var layersDrawn = 0
  /// Contents that were rasterised because no bitmap of them was kept.
  public var layersRedrawn = 0
  public init() {}
}
