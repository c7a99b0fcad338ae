import CoreGraphics

/// Where a view with a scroll transition lies in what a scroll view moves, along one axis.
struct ScrollTransitionPlace: Equatable {
  /// In the space that moves.
  var start: CGFloat
  var length: CGFloat
  /// The length of the visible part.
  var room: CGFloat
  var axis: Axis
  /// The leading side is at the far end.
  var isMirrored: Bool
}

/// How far a view is on its way through the visible part.
struct ScrollTransitionState: Equatable {
  var phase = ScrollTransitionPhase.identity
  /// How much of the phase's effect is seen, from 0 to 1.
  var amount = 0.0

  init() {}

  /// Where a view is both coming and going, what it has more of counts (a choice).
  init(
    _ place: ScrollTransitionPlace, offset: CGPoint, topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration
  ) {
    let start = place.start - (place.axis == .horizontal ? offset.x : offset.y)
    let (atStart, atEnd) = (start + place.length, place.room - start)
    let leading = topLeading.amount(after: place.isMirrored ? atEnd : atStart, place)
    let trailing = bottomTrailing.amount(after: place.isMirrored ? atStart : atEnd, place)
    guard max(leading, trailing) > 0 else { return }
    phase = leading >= trailing ? .topLeading : .bottomTrailing
    amount = max(leading, trailing)
  }
}

extension ScrollTransitionConfiguration {
  /// How much of the effect is seen when a view has come `way` points from the edge.
  fileprivate func amount(after way: CGFloat, _ place: ScrollTransitionPlace) -> Double {
    guard mode != .identity else { return 0 }
    let whole = threshold.way(ofViewOf: place.length, in: place.room)
    // At a threshold of nothing, a view is in as soon as any of it is.
    let progress = whole > 0 ? Double(way / whole) : way > 0 ? 1 : 0
    switch mode {
    case .identity: return 0
    case .animated: return progress < 1 ? 1 : 0
    case .interactive(let curve): return progress >= 1 ? 0 : progress <= 0 ? 1 : 1 - curve.value(at: progress)
    }
  }
}
