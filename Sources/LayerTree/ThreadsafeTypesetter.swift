import CoreGraphics

/// Measures and draws for threads other than the main one, by the same rules as the host's own typesetter and rasterizer, which
/// belong to the main thread. Called from any thread; whoever makes one sees to that.
public protocol ThreadsafeTypesetter: AnyObject, Sendable {
  /// As `Typesetter.measure(_:width:height:)`.
  func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics
  /// As `Typesetter.measure(_:)`.
  func measure(_ symbol: SymbolBlock) -> TextMetrics?
  /// As `Rasterizer.picture(of:size:scale:isOpaque:)`.
  func picture(of commands: [PaintCommand], size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage?
}
