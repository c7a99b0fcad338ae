import CoreGraphics
import LayerTree

// What is hidden by something in front is not painted.
extension Compositor {
  /// Where in `part` no opaque picture lies in front of the background. Pages side by side hide it together: filling it all the same
  /// would write every pixel twice.
  func seenThrough(_ items: [Item], _ part: PixelRect) -> [PixelRect] {
    guard part.area >= Self.largePart else { return [part] }
    var seen = [part]
    for case .live(let live, let map, let shown, let opacity) in items where opacity >= 1 {
      let place = live.place(map)
      if place.isOpaque { seen = seen.flatMap { $0.subtracting(place.rect.intersection(shown)) } }
    }
    for case .picture(let picture, let origin, let shown, let opacity) in items
    where opacity >= 1 && shown.area >= part.area / 16 && seen.count < 8 {
      if case .solid(let color) = picture.kind {
        if color.alpha >= 1 { seen = seen.flatMap { $0.subtracting(shown) } }
        continue
      }
      forEachPiece(of: picture, in: shown.offset(by: -origin)) { piece in
        guard piece.isOpaque else { return }
        let hidden = piece.rect.offset(by: origin).intersection(shown)
        seen = seen.flatMap { $0.subtracting(hidden) }
      }
    }
    return seen
  }
  /// In pixels (a choice).
  private static let largePart = 256 * 256

  /// Whether nothing below `item` is seen in `part`.
  func hides(_ part: PixelRect, _ item: Item) -> Bool {
    switch item {
    case .fill(let color, let shown): return color.alpha >= 1 && shown.contains(part)
    case .live(let live, let map, let shown, let opacity):
      return opacity >= 1 && shown.contains(part) && live.place(map).isOpaque
    case .picture, .backdrop, .group: break
    }
    guard case .picture(let picture, let origin, let shown, let opacity) = item, opacity >= 1, shown.contains(part) else {
      return false
    }
    if case .solid(let color) = picture.kind { return color.alpha >= 1 }
    var hidden = 0
    forEachPiece(of: picture, in: part.offset(by: -origin)) {
      if $0.isOpaque { hidden += $0.rect.offset(by: origin).intersection(part).area }
    }
    return hidden == part.area
  }
}
