import CCairo
import CoreGraphics
import LayerTree

/// Draws a layer tree into a frame, and later only what changed.
///
/// Origins of layers are whole pixels from their parents' (rounded to the nearest), so subtrees move as one. The content of a
/// layer is drawn once, into a bitmap of its own, at a scale that is a power of two times the screen's, and then copied; so is
/// a whole subtree where opacity, shadow, a path's clip or a transform act on it. The bytes of a frame depend on the tree, the
/// size and the background alone, not on the frames before. Belongs to the thread of its typesetter.
public final class LayerRenderer {
  /// Pixels a point.
  public let scale: CGFloat
  public let typesetter: PangoTypesetter
  /// The last picture; nil before the first. It is drawn on by the next `render`.
  public private(set) var frame: Frame?

  /// Of its own among all renderers: its records bear it.
  let number = SerialNumber.next()
  private var root: LayerRecord?
  private var background = PaintColor.clear
  private var frameNumber = 0
  private var pictures = PictureBudget()

  public init(scale: CGFloat, typesetter: PangoTypesetter) {
    precondition(scale > 0, "a screen has a positive scale, not \(scale)")
    self.scale = scale
    self.typesetter = typesetter
  }

  /// Draws `root` on `background` into a frame of `size` points.
  ///
  /// Takes the changes out of `log` and draws what they damaged. Without a log, every layer is compared with what was last seen
  /// of it and the whole frame is drawn; so it is when the root, the size or the background is another one.
  @discardableResult
  public func render(root: Layer, log: LayerLog?, size: CGSize, background: PaintColor) -> DamageReport {
    if let log { noteChanges(log.take()) }
    frameNumber += 1
    var damage = DamageRegion()
    let pass = RefreshPass(renderer: self, isComplete: log == nil)
    let everywhere = RefreshPass.Place(scale: scale, origin: PixelPoint(), clip: .everything)
    let record = pass.refresh(root, in: nil, at: everywhere, &damage)
    let (frame, isNewFrame) = frame(for: size)
    if isNewFrame || log == nil || record !== self.root || background != self.background {
      damage.removeAll()
      damage.add(.everything)
    }
    if !damage.isEmpty {
      var backdrops = BackdropPass()
      backdrops.spread(from: record, &damage)
    }
    self.root = record
    self.background = background
    self.frame = frame
    frame.isOpaque = background.alpha >= 1
    return draw(record, damage, into: frame)
  }

  /// Marks layers whose changes somebody else took out of their log, and clears the changes. The next `render` looks at them.
  public func noteChanges(_ changed: [Layer]) {
    for layer in changed {
      let changes = layer.changes
      layer.clearChanges()
      guard layer.log != nil else { continue }  // it left; whatever it left notes that
      let record = RecordShelf.record(of: layer, for: self)
      record.isStale = true
      // Cleared already, by whoever drew the same tree before: anything may have changed.
      if changes.isEmpty || changes.contains(.order) { record.isReordered = true }
      noteAbove(layer, record)
    }
  }

  /// Enters a layer in its parent's list of what to look at, the parent in its own, and so on.
  private func noteAbove(_ layer: Layer, _ record: LayerRecord) {
    var (layer, record) = (layer, record)
    while !record.isListedAsStale, let parent = layer.parent {
      let parentRecord = RecordShelf.record(of: parent, for: self)
      parentRecord.staleChildren.append((layer, record))
      record.isListedAsStale = true
      (layer, record) = (parent, parentRecord)
    }
  }

  private func frame(for size: CGSize) -> (frame: Frame, isNew: Bool) {
    let longest = CGFloat(Bitmap.longestSide)
    let width = Int(min(max((size.width * scale).rounded(), 1), longest))
    let height = Int(min(max((size.height * scale).rounded(), 1), longest))
    if let frame, frame.width == width && frame.height == height { return (frame, false) }
    // All of a new frame is damaged: the background goes wherever nothing opaque does.
    return (Frame(width: width, height: height, isCleared: false), true)
  }

  private func draw(_ record: LayerRecord, _ damage: DamageRegion, into frame: Frame) -> DamageReport {
    let compositor = Compositor(typesetter: typesetter, frameNumber: frameNumber)
    let all = PixelRect(maxX: frame.width, maxY: frame.height)
    var report = DamageReport()
    for rect in damage.rects {
      let part = rect.intersection(all)
      guard !part.isEmpty else { continue }
      compositor.draw(record, origin: PixelPoint(), into: frame.bitmap, showing: all, part: part, on: background)
      report.damage.append(part.cgRect)
      report.pixelsDamaged += part.area
    }
    report.layersDrawn = compositor.layersDrawn
    report.layersRedrawn = compositor.layersRedrawn
    pictures.add(compositor.made, bytes: compositor.bytesMade, frameNumber: frameNumber)
    return report
  }
}
