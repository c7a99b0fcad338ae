import CoreGraphics

/// What a margin of a scroll view keeps clear of its sides.
public struct ContentMarginPlacement: Hashable, Sendable {
  let movesContent: Bool, movesIndicators: Bool
  /// Content and indicators.
  public static let automatic = ContentMarginPlacement(movesContent: true, movesIndicators: true)
  public static let scrollContent = ContentMarginPlacement(movesContent: true, movesIndicators: false)
  public static let scrollIndicators = ContentMarginPlacement(movesContent: false, movesIndicators: true)
}

extension View {
  /// Room in points between the sides of the scroll views in this view and their content or indicators. It scrolls along.
  ///
  /// Of several modifiers the innermost counts, edge by edge. A length that is not finite counts as 0, with a line on the console.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.margins.add(insets, on: edges, placement) }
  }
  /// The same length on some edges; nil is 16 points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? defaultPadding, on: .all), for: placement)
  }
  nonisolated public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

extension ScrollMargins {
  fileprivate mutating func add(_ insets: EdgeInsets, on edges: Edge.Set, _ placement: ContentMarginPlacement) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      let length = OddNumbers.finite(insets[edge], "contentMargins(_:_:for:)", or: 0)
      if placement.movesContent { content[edge] = length }
      if placement.movesIndicators { indicators[edge] = length }
    }
  }
}

extension EdgeInsets {
  fileprivate subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
