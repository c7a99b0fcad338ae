import CoreGraphics
import LayerTree

/// A typesetter of its own for all threads but the main one, which take turns: fonts are loaded twice only where somebody draws or
/// measures there.
public final class LockedTypesetter: ThreadsafeTypesetter, @unchecked Sendable {
  private let displayScale: CGFloat
  private let lock = NSLock()
  private lazy var typesetter = try? PangoTypesetter(displayScale: displayScale)

  /// - Parameter displayScale: Pixels a point; greater than 0.
  public init(displayScale: CGFloat) { self.displayScale = displayScale }

  /// Without size where there are no fonts, which the main thread's typesetter complains about.
  public func measure(_ block: TextBlock, width: CGFloat?, height: CGFloat?) -> TextMetrics {
    lock.withLock { typesetter?.measure(block, width: width, height: height) }
      ?? TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
  }
  public func measure(_ symbol: SymbolBlock) -> TextMetrics? { lock.withLock { typesetter?.measure(symbol) } }

  public func picture(of commands: [PaintCommand], size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage? {
    lock.withLock { typesetter?.picture(of: commands, size: size, scale: scale, isOpaque: isOpaque) }
  }
}
