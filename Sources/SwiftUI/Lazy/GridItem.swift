import CoreGraphics

/// A column or row of a lazy grid, or as many as fit.
public struct GridItem: Sendable, Hashable {
  public enum Size: Sendable, Hashable {
    /// Of this length, in points.
    case fixed(CGFloat)
    /// What is left, between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into what is left, each between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  /// To the next one, in points; nil is 8.
  public var spacing: CGFloat?
  /// Where a view lies in its cell; nil is in the middle.
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a vertical grid, or the rows of a horizontal one.
struct LazyGridTracks: Equatable {
  var items: [GridItem]
  /// A length that is none counts as this, in points.
  private static let fallback: CGFloat = 10

  /// Fixed lengths first; the others share what is left, in order.
  func tracks(_ cross: CGFloat?) -> LazyTracks {
    let items = items.isEmpty ? [GridItem()] : items
    let gaps = items.dropLast().reduce(0) { $0 + gap($1) }
    var left = (cross ?? 0) - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { left -= usable(length) } else { flexible += 1 }
    }
    var tracks: [LazyTracks.Track] = []
    var start: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = gap(item), alignment = item.alignment ?? .center
      func add(_ length: CGFloat) {
        tracks.append(LazyTracks.Track(start: start, length: length, alignment: alignment))
        start += length
      }
      switch item.size {
      case .fixed(let length): add(usable(length))
      case .flexible(let minimum, let maximum):
        let length = clamp(left / CGFloat(max(flexible, 1)), minimum, maximum)
        left -= length
        flexible -= 1
        add(length)
      case .adaptive(let minimum, let maximum):
        let offer = max(0, left / CGFloat(max(flexible, 1)))
        let least = max(usable(minimum), 1)
        let count = max(1, ((offer + gap) / (least + gap)).rounded(.down))
        let fitting = Int(min(count, 10_000))
        let length = clamp((offer - gap * CGFloat(fitting - 1)) / CGFloat(fitting), minimum, maximum)
        for number in 0..<fitting {
          if number > 0 { start += gap }
          add(length)
        }
        left -= offer
        flexible -= 1
      }
      if index < items.count - 1 { start += gap }
    }
    return LazyTracks(tracks: tracks, total: start)
  }

  private func gap(_ item: GridItem) -> CGFloat {
    item.spacing.map { max(0, OddNumbers.finite($0, "GridItem(spacing:)", or: 0)) } ?? ViewSpacing.standard
  }
  private func usable(_ length: CGFloat) -> CGFloat {
    max(0, OddNumbers.finite(length, "The length of a GridItem", or: Self.fallback))
  }
  private func clamp(_ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat) -> CGFloat {
    let least = usable(minimum)
    let most = maximum == .infinity ? maximum : OddNumbers.finite(maximum, "The length of a GridItem", or: .infinity)
    return max(least, min(max(0, length), max(least, most)))
  }
}
