import CCairo
import CoreGraphics
import LayerTree

/// A layer's own content on the pixel grid, drawn once and kept until the content or the scale changes.
///
/// The grid starts at the layer's origin. Every piece is drawn as a whole, whatever part of it is shown, so that its pixels never
/// depend on what was damaged.
final class ContentPicture {
  enum Kind {
    /// One rectangle on whole pixels in one colour; no bitmap is needed.
    case solid(PaintColor)
    /// A picture in its own size on whole pixels; its own memory is shown.
    case image(Bitmap, isOpaque: Bool)
    /// Bitmaps made when they are shown.
    case drawing
    /// With a huge picture in it: what is seen of it is drawn anew for every place and scale.
    case live(LivePicture)
  }
  /// A part of the picture with one bitmap.
  struct Piece {
    var bitmap: Bitmap, rect: PixelRect, isOpaque: Bool
  }

  let commands: [PaintCommand], scale: CGFloat
  /// What the content may colour.
  let bounds: PixelRect
  let kind: Kind
  private var pieces: [PixelPoint: Piece] = [:]
  /// Bytes of the bitmaps held.
  private(set) var byteCount = 0
  /// The number of the last frame that showed this picture; the renderer's business.
  var lastUse = 0

  /// Larger pictures are cut into squares of this side, in pixels (a choice).
  private static let pieceSide = 2048
  /// The largest picture in one piece, in pixels: about five screens.
  static let largestPiece = 16_000_000

  /// nil when nothing would be seen. Content outside `limit` is never shown.
  init?(_ commands: [PaintCommand], scale: CGFloat, limit: PixelRect) {
    self.commands = commands
    self.scale = scale
    let all = commands.reduce(PixelRect()) { $0.union(PixelRect(touching: $1.inkBounds, scale: scale)) }
    bounds = all.intersection(limit)
    guard !bounds.isEmpty else { return nil }
    kind = Self.kind(of: commands, scale: scale)
  }

  private static func kind(of commands: [PaintCommand], scale: CGFloat) -> Kind {
    if let live = LivePicture(commands) { return .live(live) }
    guard commands.count == 1 else { return .drawing }
    if let (rect, color) = commands[0].plainRectangle, PixelRect(exactly: rect, scale: scale) != nil { return .solid(color) }
    if case .image(let image, let rect, nil, _) = commands[0], let pixels = PixelRect(exactly: rect, scale: scale),
      pixels.width == image.width && pixels.height == image.height
    {
      return .image(Bitmap(viewing: image), isOpaque: image.isOpaque)
    }
    return .drawing
  }

  /// Calls `body` with the bitmaps that show `rect`, making those that are missing by `rasterize`.
  func forEachPiece(
    in rect: PixelRect, rasterize: (_ picture: ContentPicture, _ part: PixelRect) -> Bitmap, _ body: (Piece) -> Void
  ) {
    let shown = rect.intersection(bounds)
    guard !shown.isEmpty else { return }
    if case .image(let bitmap, let isOpaque) = kind, case .image(_, let place, _, _) = commands[0] {
      body(Piece(bitmap: bitmap, rect: PixelRect(nearest: place, scale: scale), isOpaque: isOpaque))
      return
    }
    let isWhole = bounds.area <= Self.largestPiece && max(bounds.width, bounds.height) <= Bitmap.longestSide
    let side = isWhole ? max(bounds.width, bounds.height) : Self.pieceSide
    for row in ((shown.minY - bounds.minY) / side)...((shown.maxY - 1 - bounds.minY) / side) {
      for column in ((shown.minX - bounds.minX) / side)...((shown.maxX - 1 - bounds.minX) / side) {
        let key = PixelPoint(x: column, y: row)
        if let known = pieces[key] {
          body(known)
          continue
        }
        let left = bounds.minX + column * side, top = bounds.minY + row * side
        let part = PixelRect(minX: left, minY: top, maxX: left + side, maxY: top + side).intersection(bounds)
        let bitmap = rasterize(self, part)
        let piece = Piece(bitmap: bitmap, rect: part, isOpaque: bitmap.hasOnlyOpaquePixels())
        pieces[key] = piece
        byteCount += bitmap.byteCount
        body(piece)
      }
    }
  }

  /// What is drawn with a huge picture in it; nil for everything else.
  var live: LivePicture? { if case .live(let live) = kind { live } else { nil } }

  /// Frees the bitmaps; they are made again when they are shown.
  func forgetPieces() {
    live?.forget()
    pieces = [:]
    byteCount = 0
  }
}
