import CCairo
import CoreGraphics
import LayerTree

/// Pictures that run along with text: Pango keeps their place, and calls back to have them drawn.
struct AttachmentSetter {
  unowned(unsafe) let typesetter: PangoTypesetter
  /// What stands for a picture in a string.
  static let placeholder = "\u{FFFC}"

  /// A box of the picture's size on the baseline.
  func makeAttribute(_ attachment: TextAttachment, shrunkBy factor: CGFloat) -> UnsafeMutablePointer<PangoAttribute>? {
    let box = AttachmentBox(attachment: attachment, box: Self.box(of: attachment, typesetter).scaled(by: factor))
    var rect = PangoRectangle(
      x: 0, y: pangoUnits(box.box.minY), width: pangoUnits(box.box.width), height: pangoUnits(box.box.height))
    return pango_attr_shape_new_with_data(
      &rect, &rect, Unmanaged.passRetained(box).toOpaque(),
      { data in data.map { UnsafeMutableRawPointer(Unmanaged<AttachmentBox>.fromOpaque($0).retain().toOpaque()) } },
      { data in if let data { Unmanaged<AttachmentBox>.fromOpaque(data).release() } })
  }

  /// From the baseline's start, in points, y down.
  static func box(of attachment: TextAttachment, _ typesetter: PangoTypesetter) -> CGRect {
    switch attachment {
    case .symbol(let symbol):
      guard let metrics = typesetter.measure(symbol) else {
        return CGRect(x: 0, y: -symbol.font.size, width: symbol.font.size, height: symbol.font.size)
      }
      return CGRect(x: 0, y: -metrics.firstBaseline, width: metrics.size.width, height: metrics.size.height)
    case .image(_, let size): return CGRect(x: 0, y: -size.height, width: size.width, height: size.height)
    }
  }

  /// Has the pictures in texts of `context` drawn by `typesetter`, which must outlive their drawing.
  static func connect(_ context: OpaquePointer, to typesetter: PangoTypesetter) {
    pango_cairo_context_set_shape_renderer(
      context,
      { cairo, shape, isPath, data in
        guard let cairo, let shape, let data, isPath == 0, let content = shape.pointee.data else { return }
        let typesetter = Unmanaged<PangoTypesetter>.fromOpaque(data).takeUnretainedValue()
        Unmanaged<AttachmentBox>.fromOpaque(content).takeUnretainedValue().draw(on: cairo, typesetter)
      }, Unmanaged.passUnretained(typesetter).toOpaque(), nil)
  }
}

private final class AttachmentBox {
  let attachment: TextAttachment
  let box: CGRect
  init(attachment: TextAttachment, box: CGRect) {
    self.attachment = attachment
    self.box = box
  }

  /// At Cairo's current point.
  func draw(on cairo: OpaquePointer, _ typesetter: PangoTypesetter) {
    var x = 0.0, y = 0.0
    cairo_get_current_point(cairo, &x, &y)
    let rect = box.offsetBy(dx: x, dy: y)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_save(cairo)
    switch attachment {
    case .symbol(let symbol): typesetter.draw(symbol, in: rect, on: cairo)
    case .image(let image, _):
      CommandPainter(typesetter: typesetter, pixelsPerPoint: CGFloat(matrix.xx))
        .paint([.image(image, rect, tint: nil, smooth: true)], on: cairo)
    }
    cairo_restore(cairo)
  }
}

extension CGRect {
  fileprivate func scaled(by factor: CGFloat) -> CGRect { applying(CGAffineTransform(scaleX: factor, y: factor)) }
}
