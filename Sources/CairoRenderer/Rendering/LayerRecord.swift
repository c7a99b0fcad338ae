import CoreGraphics
import LayerTree

/// What a renderer knows of a layer: its properties as they were last seen, and where and how that is drawn.
///
/// Records form a tree of their own, so that drawing does not touch the layers and a layer that left is still known.
final class LayerRecord {
  // As last seen.
  var content: [PaintCommand] = []
  var position = CGPoint.zero, size = CGSize.zero
  var opacity = 1.0, isHidden = false
  var blend = LayerBlend.normal, isGroup = false
  var clip: ClipShape?
  /// Cuts what is behind it in the parent's bitmap.
  var isMask = false
  /// The layer or one below it has a backdrop.
  var holdsBackdrop = false
  /// A group that is only scaled and moved, around a huge picture: it is drawn straight where it is seen.
  var isDirect = false
  var children: [Child] = []
  /// Whose child it was when it was last looked at; a layer may outlive what it was taken out of.
  var parentNumber = 0
  /// Of its own among all records, from 1.
  let number: Int
  let rendererNumber: Int

  init(rendererNumber: Int) {
    self.rendererNumber = rendererNumber
    number = SerialNumber.next()
  }

  /// What few layers have, kept apart so that the others are small.
  var rare: Rare?
  final class Rare {
    var transform = CGAffineTransform.identity, shadow: LayerShadow?, filter: LayerFilter?
    var perspective: PlaneProjection?, backdrop: LayerBackdrop?, backdropCanvas: BackdropCanvas?
  }

  /// A child and what it covered when it was last looked at, in this layer's pixels.
  struct Child {
    var record: LayerRecord, footprint: PixelRect, isMask: Bool
  }

  /// Pixels a point in the bitmap the parent is drawn into, and in the one this layer is drawn into. They differ for a group that
  /// is transformed afterwards. Zero before the layer was looked at.
  var placeScale: CGFloat = 0, scale: CGFloat = 0
  /// The origin in the parent's pixels. Zero for a layer that is turned, scaled or seen in perspective.
  var offset = PixelPoint()
  /// The content; nil when there is nothing to see.
  var picture: ContentPicture?
  var pictureLimit = PixelRect()
  /// What the layer and everything below it cover after its clip, in its own pixels; before transform and shadow.
  var extent = PixelRect()
  /// What is seen of the layer and everything below it, in the parent's pixels.
  var footprint = PixelRect()
  /// Set while the layer is drawn into a bitmap of its own first.
  var group: GroupCanvas?

  /// The layer itself changed since it was looked at.
  var isStale = true
  /// Its children are others or in another order.
  var isReordered = true
  /// A layer below it changed: those of its children at or below which something did.
  var staleChildren: [(layer: Layer, record: LayerRecord)] = []
  /// Among the parent's stale children.
  var isListedAsStale = false
  /// The place among the parent's children.
  var index = 0
}

extension LayerRecord {
  // As last seen.
  var transform: CGAffineTransform { rare?.transform ?? .identity }
  var shadow: LayerShadow? { rare?.shadow }
  var filter: LayerFilter? { rare?.filter }
  /// `Layer.projection`.
  var perspective: PlaneProjection? { rare?.perspective }
  var backdrop: LayerBackdrop? { rare?.backdrop }
  /// What is seen of the backdrop; nil when it is out of date.
  var backdropCanvas: BackdropCanvas? {
    get { rare?.backdropCanvas }
    set { if rare != nil || newValue != nil { rareMade().backdropCanvas = newValue } }
  }

  func rareMade() -> Rare {
    if let rare { return rare }
    let made = Rare()
    rare = made
    return made
  }
}

/// Numbers that are never given twice.
enum SerialNumber {
  nonisolated(unsafe) private static var last = 0
  private static let lock = NSLock()
  static func next() -> Int {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    return last
  }
}

/// What hangs at `Layer.rendering` when several renderers draw the layer: the records of each. For one renderer, as it nearly always is,
/// its record hangs there itself.
final class RecordShelf {
  private var records: [LayerRecord] = []
  /// Those of renderers that came before are dropped (a choice).
  private static let most = 4

  static func record(of layer: Layer, for renderer: LayerRenderer) -> LayerRecord {
    let number = renderer.number
    switch layer.rendering {
    case let record as LayerRecord:
      if record.rendererNumber == number { return record }
      let shelf = RecordShelf()
      shelf.records.append(record)
      layer.rendering = shelf
      return shelf.record(for: number)
    case let shelf as RecordShelf: return shelf.record(for: number)
    default:
      let record = LayerRecord(rendererNumber: number)
      layer.rendering = record
      return record
    }
  }

  private func record(for number: Int) -> LayerRecord {
    if let known = records.first(where: { $0.rendererNumber == number }) { return known }
    let record = LayerRecord(rendererNumber: number)
    records.append(record)
    if records.count > Self.most { records.removeFirst() }
    return record
  }
}
