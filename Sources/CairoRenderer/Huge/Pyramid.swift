import CoreGraphics

/// How a huge picture is cut into levels and tiles.
///
/// Level k is the picture at 1/2ᵏ, sides rounded up. The finer levels lie on disk as tiles, each with the pixels next to it on all four
/// sides, so that sampling never looks into another tile; the level `first` and those above it are small enough for memory. Tiles follow
/// the rows of the file. What is stored in them is upright.
struct Pyramid: Sendable {
  /// Of the file's rows.
  let width: Int, height: Int
  let orientation: PictureOrientation
  /// The finest level that is kept in memory and decoded first.
  let first: Int

  /// Along the file's rows, in pixels (a choice: large enough that few are on a screen, small enough to be read in a tenth of a frame).
  static let tileWidth = 512, tileHeight = 256
  /// JPEG is decoded fast down to 1/8.
  private static let coarsest = 3

  /// - Parameter firstPixels: The most pixels of the level that is decoded first, if it is finer than 1/8.
  init(width: Int, height: Int, orientation: Int, firstPixels: Int) {
    self.width = width
    self.height = height
    self.orientation = PictureOrientation(number: orientation, width: CGFloat(width), height: CGFloat(height))
    var level = 0
    func isTooLarge() -> Bool {
      (width >> level) * (height >> level) > firstPixels || max(width, height) >> level > Bitmap.longestSide - 1
    }
    while level < Self.coarsest && isTooLarge() { level += 1 }
    first = level
  }

  /// Larger sides have no level that fits into one bitmap.
  static let longestSide = (Bitmap.longestSide - 1) << coarsest

  /// Upright.
  var size: (width: Int, height: Int) { orientation.isTurned ? (height, width) : (width, height) }

  func width(ofLevel level: Int) -> Int { (width + (1 << level) - 1) >> level }
  func height(ofLevel level: Int) -> Int { (height + (1 << level) - 1) >> level }
  func columns(ofLevel level: Int) -> Int { (width(ofLevel: level) + Self.tileWidth - 1) / Self.tileWidth }
  func rows(ofLevel level: Int) -> Int { (height(ofLevel: level) + Self.tileHeight - 1) / Self.tileHeight }

  /// The level to draw when a pixel of the picture is `scale` pixels of the screen: shrunk by less than half, or enlarged by less than a
  /// fifth, which is hardly seen and spares a third of the pixels that are read (a choice).
  static func level(forScale scale: CGFloat) -> Int {
    guard scale > 0 && scale < 1 else { return 0 }
    return min(Int((-log2(scale) + mostEnlargement).rounded(.down)), 30)
  }
  /// As a power of two: a level is used up to 1.19 times its size.
  private static let mostEnlargement: CGFloat = 0.25

  struct Tile: Hashable, Sendable {
    var level: Int, column: Int, row: Int
  }

  /// The part of a level that a tile shows, without its borders, in pixels of the level's rows.
  func place(of tile: Tile) -> PixelRect {
    let left = tile.column * Self.tileWidth, top = tile.row * Self.tileHeight
    return PixelRect(
      minX: left, minY: top, maxX: min(left + Self.tileWidth, width(ofLevel: tile.level)),
      maxY: min(top + Self.tileHeight, height(ofLevel: tile.level)))
  }

  /// The part of the upright picture that a tile shows, in the picture's pixels.
  func rect(of tile: Tile) -> CGRect { upright(place(of: tile), level: tile.level) }

  /// Whole levels may reach beyond the picture by less than a pixel of theirs.
  func upright(_ place: PixelRect, level: Int) -> CGRect {
    orientation.upright(place.cgRect.applying(CGAffineTransform(scaleX: CGFloat(1 << level), y: CGFloat(1 << level))))
  }

  /// With its borders, upright, in pixels.
  func storedSize(of tile: Tile) -> (width: Int, height: Int) {
    let place = place(of: tile)
    return orientation.isTurned ? (place.height + 2, place.width + 2) : (place.width + 2, place.height + 2)
  }

  /// Those of a level that show something of `rect`, in the upright picture's pixels.
  func tiles(ofLevel level: Int, in rect: CGRect) -> [Tile] {
    let side = CGFloat(1 << level), inRows = orientation.inRows(rect)
    func cells(_ low: CGFloat, _ high: CGFloat, _ extent: Int, _ count: Int) -> Range<Int> {
      let from = Int(max(0, low / side)) / extent, to = Int((max(0, high / side)).rounded(.up))
      let end = min(count, (to + extent - 1) / extent)
      return min(from, end)..<end
    }
    let columns = cells(inRows.minX, inRows.maxX, Self.tileWidth, columns(ofLevel: level))
    let rows = cells(inRows.minY, inRows.maxY, Self.tileHeight, rows(ofLevel: level))
    return rows.flatMap { row in columns.map { Tile(level: level, column: $0, row: row) } }
  }

  // MARK: In the file

  private static let tileBytes = ((tileWidth + 2) * (tileHeight + 2) * 4 + 4095) / 4096 * 4096

  /// Where a tile begins.
  func offset(of tile: Tile) -> Int {
    let before = (0..<tile.level).reduce(0) { $0 + columns(ofLevel: $1) * rows(ofLevel: $1) }
    return (before + tile.row * columns(ofLevel: tile.level) + tile.column) * Self.tileBytes
  }
  /// Bytes of all tiles.
  var byteCount: Int { offset(of: Tile(level: first, column: 0, row: 0)) }
}

/// How the rows of a file become upright: EXIF's number, from 1 to 8.
struct PictureOrientation: Sendable {
  let number: Int
  /// Of the file's rows.
  let width: CGFloat, height: CGFloat
  /// Rows become columns.
  var isTurned: Bool { number >= 5 }

  /// A rectangle of the rows, upright.
  func upright(_ r: CGRect) -> CGRect {
    let left = width - r.maxX, up = height - r.maxY
    switch number {
    case 2: return CGRect(x: left, y: r.minY, width: r.width, height: r.height)
    case 3: return CGRect(x: left, y: up, width: r.width, height: r.height)
    case 4: return CGRect(x: r.minX, y: up, width: r.width, height: r.height)
    case 5: return CGRect(x: r.minY, y: r.minX, width: r.height, height: r.width)
    case 6: return CGRect(x: up, y: r.minX, width: r.height, height: r.width)
    case 7: return CGRect(x: up, y: left, width: r.height, height: r.width)
    case 8: return CGRect(x: r.minY, y: left, width: r.height, height: r.width)
    default: return r
    }
  }

  /// The other way round.
  func inRows(_ r: CGRect) -> CGRect {
    let (uprightWidth, uprightHeight) = isTurned ? (height, width) : (width, height)
    // A quarter turn is undone by the other one; everything else by itself.
    let undone = number == 6 ? 8 : number == 8 ? 6 : number
    return PictureOrientation(number: undone, width: uprightWidth, height: uprightHeight).upright(r)
  }
}
