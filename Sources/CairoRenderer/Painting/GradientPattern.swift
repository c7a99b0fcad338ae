import CCairo
import CRaster
import CoreGraphics
import LayerTree

/// A gradient as a picture of the pixels that it fills, which Cairo copies from.
///
/// Cairo's own gradients are five to fifteen times slower, and their pixels depend on where a span begins. Colours are mixed with
/// their alpha multiplied in, so a fade to `.clear` keeps its hue (a choice).
struct GradientPattern {
  /// Steps of colour from start to end.
  private static let colorCount = 2048
  private var gradient = raster_gradient()
  private let stops: [GradientStop]

  /// nil for a plain colour and for a gradient without stops.
  init?(_ paint: Paint) {
    gradient.aspect = 1
    switch paint {
    case .color: return nil
    case .linearGradient(let stops, let start, let end):
      self.stops = stops
      gradient.kind = raster_linear
      (gradient.x, gradient.y, gradient.dx, gradient.dy) = (start.x, start.y, end.x - start.x, end.y - start.y)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      self.stops = stops
      gradient.kind = raster_radial
      (gradient.x, gradient.y, gradient.start, gradient.length) = (center.x, center.y, startRadius, endRadius - startRadius)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      self.stops = stops
      gradient.kind = raster_angular
      let turn = 2 * Double.pi
      (gradient.x, gradient.y, gradient.start) = (center.x, center.y, startAngle)
      gradient.length = min(max(endAngle - startAngle, -turn), turn)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      guard radii.width > 0 && radii.height > 0 else { return nil }
      self.stops = stops
      gradient.kind = raster_radial
      gradient.aspect = radii.width / radii.height
      (gradient.x, gradient.y) = (center.x, center.y)
      (gradient.start, gradient.length) = (start * radii.width, (end - start) * radii.width)
    }
    if stops.isEmpty { return nil }
  }

  /// Makes the gradient the source of `cairo`. It is there within `bounds` of the user space, and within the clip.
  func setSource(on cairo: OpaquePointer, covering bounds: CGRect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    guard matrix.xx == matrix.yy && matrix.xx > 0 && matrix.xy == 0 && matrix.yx == 0 else {
      return setTurnedSource(on: cairo, matrix, covering: bounds)
    }
    let scale = matrix.xx
    var clip = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
    cairo_clip_extents(cairo, &clip.minX, &clip.minY, &clip.maxX, &clip.maxY)
    let shown = CGRect(x: clip.minX, y: clip.minY, width: clip.maxX - clip.minX, height: clip.maxY - clip.minY).intersection(
      bounds)
    guard !shown.isEmpty else { return cairo_set_source(cairo, .clear) }
    let device = PixelRect(
      touching: shown.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: matrix.x0, ty: matrix.y0)), scale: 1
    ).insetBy(-1)  // anti-aliased edges reach into the next pixel
    let bitmap = Bitmap(.scratch, width: device.width, height: device.height)
    fill(bitmap, scale: scale, offsetX: matrix.x0 - Double(device.minX), offsetY: matrix.y0 - Double(device.minY))

    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    var map = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: matrix.x0 - Double(device.minX), y0: matrix.y0 - Double(device.minY))
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  /// Where the user space is turned or stretched, the picture is made in that space and sampled.
  private func setTurnedSource(on cairo: OpaquePointer, _ matrix: cairo_matrix_t, covering bounds: CGRect) {
    var clip = (minX: 0.0, minY: 0.0, maxX: 0.0, maxY: 0.0)
    cairo_clip_extents(cairo, &clip.minX, &clip.minY, &clip.maxX, &clip.maxY)
    let shown = CGRect(x: clip.minX, y: clip.minY, width: clip.maxX - clip.minX, height: clip.maxY - clip.minY).intersection(
      bounds)
    let scale = min(max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy)), 8)
    guard !shown.isEmpty && scale > 0 else { return cairo_set_source(cairo, .clear) }
    let device = PixelRect(touching: shown, scale: CGFloat(scale)).insetBy(-2)
    let longest = Bitmap.longestSide
    guard device.width <= longest && device.height <= longest else { return cairo_set_source(cairo, stops[0].color) }
    let bitmap = Bitmap(.scratch, width: device.width, height: device.height)
    fill(bitmap, scale: scale, offsetX: -Double(device.minX), offsetY: -Double(device.minY))
    let pattern = cairo_pattern_create_for_surface(bitmap.surface)
    var map = cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: -Double(device.minX), y0: -Double(device.minY))
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_set_source(cairo, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func fill(_ bitmap: Bitmap, scale: Double, offsetX: Double, offsetY: Double) {
    var scaled = gradient
    scaled.x = gradient.x * scale + offsetX
    scaled.y = gradient.y * scale + offsetY
    scaled.dx *= scale
    scaled.dy *= scale
    if gradient.kind == raster_radial {
      scaled.start *= scale
      scaled.length *= scale
    }
    let colors = (0..<Self.colorCount).map { color(at: (Double($0) + 0.5) / Double(Self.colorCount)) }
    colors.withUnsafeBufferPointer {
      scaled.colors = $0.baseAddress
      scaled.color_count = $0.count
      raster_fill_gradient(bitmap.pixels, bitmap.width, bitmap.height, bitmap.bytesPerRow, &scaled)
    }
    cairo_surface_mark_dirty(bitmap.surface)
  }

  private func color(at place: Double) -> UInt32 {
    guard let upper = stops.firstIndex(where: { $0.location > place }) else { return stops[stops.count - 1].color.pixel }
    guard upper > 0 else { return stops[0].color.pixel }
    let (a, b) = (stops[upper - 1], stops[upper])
    return a.color.mixed(with: b.color, (place - a.location) / (b.location - a.location))
  }
}

extension PaintColor {
  /// As a pixel: colour multiplied by alpha.
  fileprivate var pixel: UInt32 { mixed(with: self, 0) }

  fileprivate func mixed(with other: PaintColor, _ part: Double) -> UInt32 {
    let (own, others) = (alpha * (1 - part), other.alpha * part)
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let whole = byte(own + others)
    let channels = (
      byte(red * own + other.red * others), byte(green * own + other.green * others), byte(blue * own + other.blue * others)
    )
    return whole << 24 | min(channels.0, whole) << 16 | min(channels.1, whole) << 8 | min(channels.2, whole)
  }
}
