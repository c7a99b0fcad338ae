import CoreGraphics
import LayerTree

/// Groups that need no bitmap of their own although they are scaled: a huge picture in a scroll view that zooms.
///
/// Drawn into a bitmap first, at a power of two of the screen's scale, and scaled then, each frame of a pinch would cost several
/// screens of pixels, and the picture would be sampled twice.
extension LayerRecord {
  /// To be called when everything else is up to date.
  func updateDirect() {
    let new = group != nil && isOnlyScaled && holdsLive && isDrawnByMap
    guard new != isDirect else { return }
    isDirect = new
    group?.invalidate()
    if new { group?.forgetBitmaps() }
  }

  private var isOnlyScaled: Bool {
    let isCutByPath = if case .path = clip { true } else { false }
    return perspective == nil && transform.isUpright && shadow == nil && filter == nil && blend == .normal && !isGroup
      && !isCutByPath && (opacity >= 1 || children.isEmpty)
  }

  /// There is a huge picture in the layer or below it.
  private var holdsLive: Bool { picture?.live != nil || children.contains { $0.record.holdsLive } }

  /// Everything in it can be drawn at any scale without a bitmap.
  private var isDrawnByMap: Bool {
    switch picture?.kind {
    case nil, .solid, .live: break
    case .image, .ink, .drawing: return false
    }
    return !holdsBackdrop
      && children.allSatisfy { child in
        let record = child.record
        return record.footprint.isEmpty || (!record.isMask && (record.group == nil ? record.isDrawnByMap : record.isDirect))
      }
  }

  /// From the layer's points to the parent's.
  var pointsToParent: CGAffineTransform { transform.concatenating(CGAffineTransform(translationX: position.x, y: position.y)) }

  /// What the clip to the bounds leaves where `map` takes points to pixels.
  func clipRect(_ map: CGAffineTransform) -> PixelRect {
    guard clip == .bounds else { return .everything }
    return PixelRect(nearest: CGRect(origin: .zero, size: size).applying(map), scale: 1)
  }
}
