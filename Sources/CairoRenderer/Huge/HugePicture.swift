import CRaster
import CoreGraphics
import LayerTree

/// A picture too large to be decoded whole: a first, coarse level in memory, finer ones as tiles on disk, made when they are wanted.
final class HugePicture: PixelSource, @unchecked Sendable {
  let pyramid: Pyramid
  let isOpaque: Bool
  let workshop: PictureWorkshop
  let work: PyramidWork
  /// For lines on the console.
  let name: String

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
  let condition = NSCondition()
  var made = State()
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
  var whole: (pixels: UnsafeMutableRawPointer, count: Int)?

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

  var areTilesDone: Bool { jobs == 0 || made.failure != nil }

  func wait(_ isMissing: () -> Bool) {
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

  func beginFirst() {
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

  func beginTiles() {
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

  var hasFirst: Bool { condition.withLock { made.failure == nil } }

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
}
