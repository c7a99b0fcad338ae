import CRaster
import CoreGraphics
import LayerTree

/// A picture too large to be decoded whole: a first, coarse level in memory, finer ones as tiles on disk, made when they are wanted.
final class HugePicture: PixelSource, @unchecked Sendable {
  let pyramid: Pyramid
  let isOpaque: Bool
  let workshop: PictureWorkshop
  private let work: PyramidWork
  /// For lines on the console.
  private let name: String

  /// What there is of the picture.
  struct State {
    /// The level `pyramid.first` and its halves, finest first.
    var first: [FirstLevel] = []
    var store: PyramidStore?
    /// Rows of tiles of each level on disk.
    var rows: [Int] = []
    /// Why there is no picture.
    var failure: String?

    func has(_ tile: Pyramid.Tile) -> Bool { tile.level < rows.count && tile.row < rows[tile.level] }
  }
  /// A bitmap in memory and the part of the upright picture that it shows.
  struct FirstLevel {
    let bitmap: Bitmap, rect: CGRect
  }

  // Shared with the threads that work.
  private let condition = NSCondition()
  private var made = State()
  private var hasBegunFirst = false, hasBegunTiles = false
  /// Jobs that were begun and have not ended.
  private var jobs = 0
  private var tileFailure: String?

  // Of the thread that draws.
  private(set) var shown = State()
  /// Counts changes of `shown`.
  private(set) var revision = 0
  private var isReported = false
  private var viewers: [Viewer] = []
  private struct Viewer { weak var layer: Layer? }
  private var whole: (pixels: UnsafeMutableRawPointer, count: Int)?

  init(_ work: PyramidWork, name: String, workshop: PictureWorkshop) {
    self.work = work
    self.name = name
    self.workshop = workshop
    pyramid = work.pyramid
    isOpaque = work.header.is_opaque != 0
  }

  deinit {
    if let store = shown.store { workshop.tiles.forget(store) }
    if let whole { raster_scratch_unmap(whole.pixels, whole.count) }
  }

  // MARK: For drawing

  /// What can be drawn where `level` is wanted, after waiting as long as the host has patience. More is made meanwhile.
  func look(wanting level: Int) -> State {
    beginFirst()
    let needsTiles = level < pyramid.first
    // Somebody who sees all there is of the first level may soon want to see more.
    if level <= pyramid.first { beginTiles() }
    switch workshop.patience {
    case .untilSharp: wait { made.first.isEmpty || (needsTiles && !areTilesDone) }
    case .untilFirst: if shown.first.isEmpty { wait { made.first.isEmpty } }
    case .never: return shown
    }
    // Whoever drew it before has waited as well.
    let isSharp = workshop.patience == .untilSharp
    if isSharp || shown.first.isEmpty { showWhatIsMade(rowsToo: isSharp, isNews: false) }
    return shown
  }

  /// Something of it can be drawn, everywhere.
  var hasPixels: Bool { !shown.first.isEmpty && shown.failure == nil }

  func addViewer(_ layer: Layer) {
    if viewers.contains(where: { $0.layer === layer }) { return }
    viewers.removeAll { $0.layer == nil }
    viewers.append(Viewer(layer: layer))
  }

  /// What was made is drawn from now on.
  /// - Parameters:
  ///   - rowsToo: Finer levels as well as the first.
  ///   - isNews: Layers that were drawn with less are drawn again.
  func showWhatIsMade(rowsToo: Bool = true, isNews: Bool = true) {
    condition.lock()
    var new = made
    let lost = tileFailure
    condition.unlock()
    new.rows = rowsToo ? new.store?.finishedRows ?? [] : shown.rows
    if let reason = new.failure ?? lost, !isReported {
      isReported = true
      let loss = new.failure == nil ? "stays blurred when it is enlarged" : "cannot be shown"
      workshop.onFailure(
        "\(name), \(pyramid.size.width) × \(pyramid.size.height) pixels, \(loss): \(reason). Temporary files go to \(work.scratch)."
      )
    }
    guard new.rows != shown.rows || new.first.count != shown.first.count || new.failure != shown.failure else { return }
    shown = new
    revision += 1
    if isNews { for viewer in viewers { viewer.layer?.contentHasNews() } }
  }

  // MARK: Waiting

  private var areTilesDone: Bool { jobs == 0 || made.failure != nil }

  private func wait(_ isMissing: () -> Bool) {
    condition.lock()
    while made.failure == nil && isMissing() { condition.wait() }
    condition.unlock()
  }

  func waitUntilIdle() {
    condition.lock()
    while jobs > 0 { condition.wait() }
    condition.unlock()
  }

  // MARK: Working

  private func beginFirst() {
    guard isFirstCall(\.hasBegunFirst) else { return }
    if work.makesAllAtOnce {
      _ = isFirstCall(\.hasBegunTiles)
      begin(isFirst: true) { picture in
        let first = try WholeRows(
          width: picture.pyramid.width(ofLevel: picture.pyramid.first),
          height: picture.pyramid.height(ofLevel: picture.pyramid.first))
        let store = try PyramidStore(picture.pyramid, folder: picture.work.scratch)
        try picture.work.tiles(into: store, first: first)
        picture.has(first: first, store: store)
      }
    } else {
      begin(isFirst: true) { picture in picture.has(first: try picture.work.firstLevel(), store: nil) }
    }
  }

  private func beginTiles() {
    guard pyramid.first > 0, isFirstCall(\.hasBegunTiles) else { return }
    begin(isFirst: false) { picture in
      // Two decoders at work would take the time of each other, and the first picture is waited for.
      picture.wait { picture.made.first.isEmpty }
      guard picture.hasFirst else { return }
      do {
        let store = try PyramidStore(picture.pyramid, folder: picture.work.scratch)
        store.onRow = { [weak picture] in if let picture { picture.workshop.noteResult(of: picture) } }
        picture.has(store: store)
        try picture.work.tiles(into: store, first: nil)
      } catch {
        picture.lostTiles("\(error)")
      }
    }
  }

  private func begin(isFirst: Bool, _ job: @escaping @Sendable (HugePicture) throws -> Void) {
    condition.lock()
    jobs += 1
    condition.unlock()
    workshop.begin(self, isFirst: isFirst) { [self] in
      var failure: String?
      do { try job(self) } catch { failure = "\(error)" }
      condition.lock()
      if let failure, made.failure == nil { made.failure = failure }
      jobs -= 1
      let isIdle = jobs == 0
      condition.broadcast()
      condition.unlock()
      if isIdle { workshop.ended(self) }
      workshop.noteResult(of: self)
    }
  }

  private func isFirstCall(_ flag: ReferenceWritableKeyPath<HugePicture, Bool>) -> Bool {
    condition.withLock {
      defer { self[keyPath: flag] = true }
      return !self[keyPath: flag]
    }
  }

  private var hasFirst: Bool { condition.withLock { made.failure == nil } }

  private func has(first rows: WholeRows, store: PyramidStore?) {
    let levels = makeLevels(of: rows)
    condition.lock()
    made.first = levels
    if let store { made.store = store }
    condition.broadcast()
    condition.unlock()
    workshop.noteResult(of: self)
  }

  private func has(store: PyramidStore) { condition.withLock { made.store = store } }
  private func lostTiles(_ reason: String) { condition.withLock { tileFailure = reason } }

  private func makeLevels(of rows: WholeRows) -> [FirstLevel] {
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

  // MARK: For those who want pixels, on any thread

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

  /// On the thread that draws.
  func allPixels() -> UnsafeMutableRawPointer {
    if let whole { return whole.pixels }
    let (width, height) = pyramid.size, count = width * height * 4
    guard let pixels = raster_scratch_map(work.scratch, count) else {
      preconditionFailure("There is no room of \(count >> 20) MB in \(work.scratch) for all pixels of \(name)")
    }
    whole = (pixels, count)
    beginFirst()
    beginTiles()
    waitUntilIdle()
    showWhatIsMade()
    copyAll(to: pixels.assumingMemoryBound(to: UInt8.self), bytesPerRow: width * 4)
    return pixels
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

extension NSCondition {
  fileprivate func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }
}
