import CCairo
import CoreGraphics
import LayerTree

/// Content with a huge picture in it, as it is seen at one place and scale.
///
/// Other content is drawn once and its bitmap copied. Of a huge picture there is no such bitmap: what is visible is drawn from
/// its tiles into one of the size of the screen, straight at the scale at which it is seen.
final class LivePicture {
  let commands: [PaintCommand]
  let pictures: [HugePicture]
  private var canvas: (key: Key, bitmap: Bitmap)?
  /// Sum of the pictures' revisions when they were last compared.
  private var lookedAt = -1

  private struct Key: Hashable {
    var map: CGAffineTransform, rect: PixelRect, revision: Int
  }

  /// nil when there is no huge picture among the commands.
  init?(_ commands: [PaintCommand]) {
    pictures = commands.flatMap(\.hugePictures)
    if pictures.isEmpty { return nil }
    self.commands = commands
  }

  private var revision: Int { pictures.reduce(0) { $0 + $1.revision } }

  /// Whether more was decoded since this was last asked.
  func takeNews() -> Bool {
    let revision = revision
    defer { lookedAt = revision }
    return lookedAt >= 0 && lookedAt != revision
  }

  /// An opaque picture hides all other commands: what it covers, in the layer's points.
  private var opaqueRect: CGRect? {
    guard pictures.count == 1, case .image(let image, let rect, nil, _)? = commands.last, image.isOpaque, image.huge != nil,
      commands.dropLast().allSatisfy({ rect.contains($0.inkBounds) })
    else { return nil }
    return rect
  }

  /// What is covered where `map` takes the layer's points to pixels, and whether nothing behind it is seen.
  func place(_ map: CGAffineTransform) -> (rect: PixelRect, isOpaque: Bool) {
    if let opaqueRect, map.isUpright { return (PixelRect(middlesIn: opaqueRect.applying(map)), pictures[0].hasPixels) }
    let ink = commands.reduce(CGRect.null) { $0.union($1.inkBounds) }
    return (ink.isNull ? PixelRect() : PixelRect(touching: ink.applying(map), scale: 1), false)
  }

  /// Draws it straight into `part` of a bitmap that shows `shown`, where it is nothing but an opaque picture; false where it has
  /// to be drawn by itself first.
  func sample(_ map: CGAffineTransform, into target: Bitmap, showing shown: PixelRect, part: PixelRect) -> Bool {
    guard let opaqueRect, map.isUpright, case .image(_, _, _, smooth: true)? = commands.last else { return false }
    let picture = pictures[0], (width, height) = picture.pyramid.size
    let toPoints = CGAffineTransform(scaleX: opaqueRect.width / CGFloat(width), y: opaqueRect.height / CGFloat(height))
      .concatenating(CGAffineTransform(translationX: opaqueRect.minX, y: opaqueRect.minY))
    let toPixels = toPoints.concatenating(map)
    let level = Pyramid.level(forScale: toPixels.largestStretch), state = picture.look(wanting: level)
    guard picture.hasPixels, state.failure == nil else { return false }
    canvas = nil
    let painter = HugePainter(
      picture: picture, state: state, tiles: picture.workshop.tiles, level: level, tint: nil, isSmooth: true)
    painter.sample(toPixels, into: target, showing: shown, part: part)
    return true
  }

  /// What is seen of it in `visible`; nil when that is nothing.
  func draw(_ map: CGAffineTransform, visible: PixelRect, typesetter: PangoTypesetter) -> (
    bitmap: Bitmap, rect: PixelRect, isNew: Bool
  )? {
    let rect = place(map).rect.intersection(visible)
    guard !rect.isEmpty else { return nil }
    if let canvas, canvas.key == Key(map: map, rect: rect, revision: revision) { return (canvas.bitmap, rect, false) }
    var old = canvas?.bitmap
    if old?.width != rect.width || old?.height != rect.height { old = nil }
    canvas = nil
    let bitmap = old ?? Bitmap(.content, uncleared: rect.width, height: rect.height, isOpaque: false)
    bitmap.draw { cairo in
      if opaqueRect == nil || !pictures[0].hasPixels {
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      }
      var matrix = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx - Double(rect.minX), y0: map.ty - Double(rect.minY))
      cairo_set_matrix(cairo, &matrix)
      CommandPainter(typesetter: typesetter, pixelsPerPoint: map.largestStretch).paint(commands, on: cairo)
    }
    canvas = (Key(map: map, rect: rect, revision: revision), bitmap)
    return (bitmap, rect, true)
  }

  func forget() { canvas = nil }
}
