import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// Draws groups of paint commands.
extension CommandPainter {
  func paint(_ commands: [PaintCommand], as group: PaintGroup, _ bounds: CGRect, on cairo: OpaquePointer) {
    guard group.opacity > 0 else { return }
    let isComposed = group.isComposed || group.opacity < 1 || group.blend != .normal || group.paint != nil || group.filter != nil
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard isComposed else {
      clip(to: group.clips, on: cairo)
      return paint(commands, transformed: group.transform, on: cairo)
    }
    cairo_push_group(cairo)
    paint(commands, transformed: group.transform, on: cairo)
    if let filter = group.filter { apply(filter, toGroupOf: cairo) }
    if let paint = group.paint {
      paint.setSource(on: cairo, covering: bounds)
      cairo_set_operator(cairo, CAIRO_OPERATOR_IN)
      cairo_paint(cairo)
    }
    cairo_pop_group_to_source(cairo)
    clip(to: group.clips, on: cairo)
    cairo_set_operator(cairo, group.blend.cairoOperator)
    cairo_paint_with_alpha(cairo, group.opacity)
  }

  private func paint(_ commands: [PaintCommand], transformed transform: CGAffineTransform, on cairo: OpaquePointer) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if transform != .identity {
      let determinant = transform.a * transform.d - transform.b * transform.c
      guard determinant.isFinite && abs(determinant) > 1e-9 && (transform.tx + transform.ty).isFinite else { return }
      var matrix = cairo_matrix_t(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
      cairo_transform(cairo, &matrix)
    }
    paint(commands, on: cairo)
  }

  /// A clip that keeps out is the path in a rectangle around everything, by the even-odd rule.
  private func clip(to clips: [PaintClip], on cairo: OpaquePointer) {
    for clip in clips {
      cairo_append(cairo, clip.path)
      if clip.isInverse {
        var all = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
        cairo_clip_extents(cairo, &all.minX, &all.minY, &all.maxX, &all.maxY)
        cairo_rectangle(cairo, all.minX - 1, all.minY - 1, all.maxX - all.minX + 2, all.maxY - all.minY + 2)
      }
      cairo_set_fill_rule(cairo, clip.isEvenOdd || clip.isInverse ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_clip(cairo)
    }
  }

  private func apply(_ filter: LayerFilter, toGroupOf cairo: OpaquePointer) {
    let surface = cairo_get_group_target(cairo)
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
    guard let pixels = cairo_image_surface_get_data(surface), width > 0 && height > 0 else { return }
    filter.apply(to: pixels, width, height, Int(cairo_image_surface_get_stride(surface)), pixelsPerPoint: pixelsPerPoint)
    cairo_surface_mark_dirty(surface)
  }
}

extension LayerFilter {
  /// Wider blurs look alike, in pixels.
  private static let widestSigma = 300.0

  func sigma(pixelsPerPoint scale: CGFloat) -> Double {
    guard case .blur(let radius, _) = self else { return 0 }
    let wanted = Double(radius * scale)
    return wanted.isNaN ? 0 : min(max(wanted, 0), Self.widestSigma)
  }

  /// How far pixels reach beyond what they were.
  func reach(pixelsPerPoint scale: CGFloat) -> Int {
    switch self {
    case .blur(_, isOpaque: true), .color: 0
    case .blur: raster_blur_pixels_reach(sigma(pixelsPerPoint: scale))
    }
  }

  /// In place; what the blur carries beyond the edges is lost.
  func apply(
    to pixels: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, pixelsPerPoint scale: CGFloat
  ) {
    switch self {
    case .blur(_, let isOpaque):
      let failed = raster_blur_pixels(pixels, width, height, stride, sigma(pixelsPerPoint: scale))
      precondition(failed == 0, "No memory left for the blur of a layer of \(width) × \(height) pixels")
      if isOpaque { raster_divide_by_alpha(pixels, stride, width, height) }
    case .color(let matrix): raster_color_matrix(pixels, stride, pixels, stride, width, height, matrix.numbers)
    }
  }
}

extension ColorMatrix {
  var numbers: [Float] { rows.joined().map { $0.isFinite ? Float($0) : 0 } }
}

extension LayerBlend {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .mask: CAIRO_OPERATOR_DEST_IN
    }
  }
}
