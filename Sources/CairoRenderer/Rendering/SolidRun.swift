import CCairo
import CRaster
import LayerTree

/// Rectangles of one opaque colour that lie on each other without anything between: the bars of a chart. They are filled
/// together, because in whichever order that is done the pixels are the same.
struct SolidRun {
  let color: PaintColor
  private(set) var rects: [PixelRect] = []
  private(set) var count = 0

  /// Fewer are filled one by one (a choice).
  static let least = 8

  /// nil for a colour that something may be seen through, or that is none.
  init?(_ color: PaintColor) {
    guard color.alpha >= 1, (0...1).contains(color.red), (0...1).contains(color.green), (0...1).contains(color.blue) else {
      return nil
    }
    self.color = color
  }

  mutating func add(_ rect: PixelRect) {
    count += 1
    guard let last = rects.last else { return rects.append(rect) }
    // Where there are more bars than pixels several stand in one column.
    let isSameColumn = last.minX == rect.minX && last.maxX == rect.maxX && last.minY <= rect.maxY && rect.minY <= last.maxY
    let isSameRow = last.minY == rect.minY && last.maxY == rect.maxY && last.minX <= rect.maxX && rect.minX <= last.maxX
    if isSameColumn || isSameRow {
      rects[rects.count - 1] = last.union(rect)
    } else {
      rects.append(rect)
    }
  }

  /// `target` shows `targetRect`, which holds the rectangles.
  func fill(_ target: Bitmap, _ targetRect: PixelRect) {
    // As Cairo does.
    func byte(_ value: Double) -> UInt32 { UInt32(Int((value * 65535 + 0.5).rounded(.down)) >> 8) }
    let pixel: UInt32 = 255 << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    var edges: [Int64] = []
    edges.reserveCapacity(rects.count * 4)
    for rect in rects {
      edges.append(Int64(rect.minX - targetRect.minX))
      edges.append(Int64(rect.minY - targetRect.minY))
      edges.append(Int64(rect.maxX - targetRect.minX))
      edges.append(Int64(rect.maxY - targetRect.minY))
    }
    cairo_surface_flush(target.surface)
    raster_fill_rectangles(target.pixels, target.bytesPerRow, edges, rects.count, pixel)
    cairo_surface_mark_dirty(target.surface)
  }
}
