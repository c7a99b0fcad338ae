import CCairo
import CoreGraphics
import LayerTree

/// What one call of a renderer did.
public struct DamageReport: Hashable, Sendable {
  /// The parts of the frame that were drawn anew, in pixels.
  public var damage: [CGRect] = []
  /// Pixels in them; a pixel that lies in two rectangles counts twice.
  public var pixelsDamaged = 0
  /// Layers with something to draw in the damage.
  public var layersDrawn = 0
  /// Layers whose content was rasterised.
  public var layersRedrawn = 0
  public init() {}
}

/// Draws a layer tree into a frame.
public final class LayerRenderer {
  /// Pixels a point.
  public let scale: CGFloat
  public let typesetter: PangoTypesetter
  /// The last picture; nil before the first.
  public private(set) var frame: Frame?

  public init(scale: CGFloat, typesetter: PangoTypesetter) {
    precondition(scale > 0, "a screen has a positive scale, not \(scale)")
    self.scale = scale
    self.typesetter = typesetter
  }

  /// Draws `root` on `background` into a frame of `size` points. Takes the changes out of `log`.
  @discardableResult
  public func render(root: Layer, log: LayerLog?, size: CGSize, background: PaintColor) -> DamageReport {
    for layer in log?.take().changed ?? [] { layer.clearChanges() }
    let width = max(1, Int((size.width * scale).rounded())), height = max(1, Int((size.height * scale).rounded()))
    let frame = Frame(width: width, height: height)
    frame.isOpaque = background.alpha >= 1
    self.frame = frame
    var report = DamageReport()
    frame.bitmap.draw { cairo in
      cairo_set_source(cairo, background)
      cairo_paint(cairo)
      cairo_scale(cairo, scale, scale)
      draw(root, on: cairo, &report)
    }
    report.damage = [CGRect(x: 0, y: 0, width: width, height: height)]
    report.pixelsDamaged = width * height
    return report
  }

  private func draw(_ layer: Layer, on cairo: OpaquePointer, _ report: inout DamageReport) {
    guard !layer.isHidden && layer.opacity > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    var matrix = cairo_matrix_t(
      xx: layer.transform.a, yx: layer.transform.b, xy: layer.transform.c, yy: layer.transform.d,
      x0: layer.transform.tx + layer.position.x, y0: layer.transform.ty + layer.position.y)
    cairo_transform(cairo, &matrix)
    switch layer.clip {
    case .bounds:
      cairo_new_path(cairo)
      cairo_rectangle(cairo, 0, 0, layer.size.width, layer.size.height)
      cairo_clip(cairo)
    case .path(let path, let evenOdd):
      cairo_append(cairo, path)
      cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    case nil: break
    }
    if layer.opacity < 1 { cairo_push_group(cairo) }
    if !layer.content.isEmpty {
      report.layersDrawn += 1
      report.layersRedrawn += 1
      CommandPainter(typesetter: typesetter, pixelsPerPoint: scale).paint(layer.content, on: cairo)
    }
    for child in layer.children { draw(child, on: cairo, &report) }
    if layer.opacity < 1 {
      cairo_pop_group_to_source(cairo)
      cairo_paint_with_alpha(cairo, layer.opacity)
    }
  }
}
