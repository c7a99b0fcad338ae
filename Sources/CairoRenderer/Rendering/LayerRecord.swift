import CoreGraphics
import LayerTree

/// What a renderer knows of a layer: its properties as they were last seen, and where and how that is drawn.
///
/// Records form a tree of their own, so that drawing does not touch the layers and a layer that left is still known.
final class LayerRecord {
  // As last seen.
  var content: [PaintCommand] = []
  var position = CGPoint.zero, size = CGSize.zero, transform = CGAffineTransform.identity
  var opacity = 1.0, isHidden = false
  var clip: ClipShape?
  var shadow: LayerShadow?
  var filter: LayerFilter?
  var blend = LayerBlend.normal, isGroup = false
  /// `Layer.projection`.
  var perspective: PlaneProjection?
  var backdrop: LayerBackdrop?
  /// Cuts what is behind it in the parent's bitmap.
  var isMask = false
  /// The layer or one below it has a backdrop.
  var holdsBackdrop = false
  /// What is seen of the backdrop; nil when it is out of date.
  var backdropCanvas: BackdropCanvas?
  var children: [Child] = []
  /// Weak: a layer may outlive what it was taken out of.
  weak var parent: LayerRecord?

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

/// What hangs at `Layer.rendering`: the records of all renderers that draw the layer, nearly always one.
final class RecordShelf {
  private struct Entry {
    weak var renderer: LayerRenderer?
    var record: LayerRecord
  }
  private var entries: [Entry] = []

  static func record(of layer: Layer, for renderer: LayerRenderer) -> LayerRecord {
    let shelf: RecordShelf
    if let known = layer.rendering as? RecordShelf {
      shelf = known
    } else {
      shelf = RecordShelf()
      layer.rendering = shelf
    }
    for entry in shelf.entries where entry.renderer === renderer { return entry.record }
    shelf.entries.removeAll { $0.renderer == nil }
    let record = LayerRecord()
    shelf.entries.append(Entry(renderer: renderer, record: record))
    return record
  }
}
