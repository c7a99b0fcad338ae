/// The parts of a bitmap that are out of date: a few rectangles that together cover every one that was added.
///
/// Rectangles may overlap: drawing a pixel anew twice gives the same pixel.
struct DamageRegion {
  private(set) var rects: [PixelRect] = []
  /// More rectangles than these are joined (a choice: each one walks the tree).
  private static let most = 6
  /// Two rectangles are joined when that adds at most this part to what both cover, and always when they are this small, in
  /// pixels.
  private static let waste = 0.25, small = 64 * 64

  var isEmpty: Bool { rects.isEmpty }
  var area: Int { rects.reduce(0) { $0 + $1.area } }

  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var rect = rect
    var index = 0
    while index < rects.count {
      let joined = rects[index].union(rect)
      if rects[index].contains(rect) { return }
      if joined.area <= Self.small || Double(joined.area) <= Double(rects[index].area + rect.area) * (1 + Self.waste) {
        rects.remove(at: index)
        rect = joined
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.most { joinCheapestPair() }
  }

  mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  private mutating func joinCheapestPair() {
    var best = (cost: Int.max, first: 0, second: 1)
    for first in rects.indices {
      for second in rects.indices where second > first {
        let cost = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
        if cost < best.cost { best = (cost, first, second) }
      }
    }
    let joined = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    add(joined)
  }
}
