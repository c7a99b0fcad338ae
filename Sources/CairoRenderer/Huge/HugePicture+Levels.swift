import CRaster
import CoreGraphics

extension HugePicture {
  /// The first level, upright, and its halves.
  func makeLevels(of rows: WholeRows) -> [FirstLevel] {
    let turned = pyramid.orientation.isTurned
    var bitmap = Bitmap(
      .tile, uncleared: turned ? rows.height : rows.width, height: turned ? rows.width : rows.height, isOpaque: isOpaque)
    raster_turn(
      rows.pixels, rows.width, rows.height, rows.width * 4, bitmap.pixels, bitmap.bytesPerRow, Int32(pyramid.orientation.number))
    let rect = pyramid.upright(PixelRect(maxX: rows.width, maxY: rows.height), level: pyramid.first)
    var levels = [FirstLevel(bitmap: bitmap, rect: rect)]
    var side = CGFloat(1 << pyramid.first)
    while max(bitmap.width, bitmap.height) > Self.smallestSide {
      let half = Bitmap(.tile, uncleared: (bitmap.width + 1) / 2, height: (bitmap.height + 1) / 2, isOpaque: isOpaque)
      raster_halve(bitmap.pixels, bitmap.width, bitmap.height, bitmap.bytesPerRow, half.pixels, half.bytesPerRow)
      bitmap = half
      side *= 2
      levels.append(
        FirstLevel(
          bitmap: half,
          rect: CGRect(x: rect.minX, y: rect.minY, width: CGFloat(half.width) * side, height: CGFloat(half.height) * side)))
    }
    return levels
  }
  /// Levels are halved down to this, in pixels (a choice).
  private static let smallestSide = 8
}
