import CCairo
import CoreGraphics
import LayerTree

/// Pictures of paint commands, with the fonts that the typesetter knows.
extension PangoTypesetter: Rasterizer {
  /// nil beyond 32767 pixels a side or 100 million in all.
  public func picture(of commands: [PaintCommand], size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage? {
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    let longest = CGFloat(Bitmap.longestSide), most: CGFloat = 100_000_000
    guard width >= 1, height >= 1, width <= longest, height <= longest, width * height <= most else { return nil }
    let frame = Frame(width: Int(width), height: Int(height))
    frame.bitmap.draw { cairo in
      if isOpaque {
        cairo_set_source_rgb(cairo, 0, 0, 0)
        cairo_paint(cairo)
      }
      cairo_scale(cairo, scale, scale)
      CommandPainter(typesetter: self, pixelsPerPoint: scale).paint(commands, on: cairo)
    }
    frame.isOpaque = isOpaque
    return frame.copyImage()
  }
}
