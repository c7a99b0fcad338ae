import CRaster
import CoreGraphics
import LayerTree

// For those who want pixels, on any thread.
extension HugePicture {
  func prepareFirstPicture() -> Bool {
    beginFirst()
    wait { made.first.isEmpty }
    return hasFirst
  }

  func reduced(width: Int, height: Int) -> CGImage? {
    let (fullWidth, fullHeight) = (CGFloat(pyramid.size.width), CGFloat(pyramid.size.height))
    let level = Pyramid.level(forScale: max(CGFloat(width) / fullWidth, CGFloat(height) / fullHeight))
    beginFirst()
    if level < pyramid.first { beginTiles() }
    wait { made.first.isEmpty || (level < pyramid.first && !areTilesDone) }
    let state = condition.withLock {
      var state = made
      state.rows = state.store?.finishedRows ?? []
      return state
    }
    guard state.failure == nil else { return nil }
    let bitmap = Bitmap(.tile, uncleared: width, height: height, isOpaque: false)
    bitmap.draw { cairo in
      let painter = HugePainter(picture: self, state: state, tiles: TileCache(), level: level, tint: nil, isSmooth: true)
      painter.paint(
        CGAffineTransform(scaleX: CGFloat(width) / fullWidth, y: CGFloat(height) / fullHeight),
        clip: PixelRect(maxX: width, maxY: height), on: cairo)
    }
    return bitmap.copyImage(isOpaque: isOpaque)
  }

  /// On the thread that draws. All are clear where the folder for temporary files has no room for them, with a line on the console.
  func allPixels() -> UnsafeMutableRawPointer {
    if let whole { return whole.pixels }
    let (width, height) = pyramid.size, count = width * height * 4
    guard let pixels = raster_scratch_map(work.scratch, count) else {
      reportNoRoom(forBytes: count)
      guard let clear = raster_clear_map(count) else {
        preconditionFailure("There are no addresses left in the process for the \(count >> 20) MB of pixels of \(name)")
      }
      whole = (clear, count)
      return clear
    }
    whole = (pixels, count)
    beginFirst()
    beginTiles()
    waitUntilIdle()
    showWhatIsMade()
    copyAll(to: pixels.assumingMemoryBound(to: UInt8.self), bytesPerRow: width * 4)
    return pixels
  }

  private func reportNoRoom(forBytes count: Int) {
    workshop.onFailure(
      "\(name), \(pyramid.size.width) × \(pyramid.size.height) pixels: there is no room of \(count >> 20) MB in \(work.scratch) for all of "
        + "its pixels, which somebody asks for at once; they are clear. Make room there, or ask for a smaller picture of it.")
  }

  /// Tiles that were lost stay clear.
  private func copyAll(to pixels: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
    if pyramid.first == 0, let first = shown.first.first {
      raster_copy(
        first.bitmap.pixels, first.bitmap.bytesPerRow, pixels, bytesPerRow, first.bitmap.width, first.bitmap.height)
      return
    }
    guard let store = shown.store else { return }
    for tile in pyramid.tiles(ofLevel: 0, in: CGRect(x: 0, y: 0, width: pyramid.size.width, height: pyramid.size.height))
    where shown.has(tile) {
      guard let bitmap = workshop.tiles.tile(tile, of: store, isOpaque: isOpaque) else { continue }
      let rect = pyramid.rect(of: tile)
      raster_copy(
        bitmap.pixels + bitmap.bytesPerRow + 4, bitmap.bytesPerRow,
        pixels + Int(rect.minY) * bytesPerRow + Int(rect.minX) * 4, bytesPerRow, Int(rect.width), Int(rect.height))
    }
  }
}
