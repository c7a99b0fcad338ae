import SwiftUI

/// Where an annotation lies beside what it is about.
public struct AnnotationPosition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, overlay, top, bottom, leading, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  let kind: Kind

  /// Above a mark; below the plot for a legend (a choice for marks).
  public static let automatic = AnnotationPosition(kind: .automatic)
  /// On it.
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation is told of the mark.
public struct AnnotationContext {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

/// What becomes of an annotation that reaches beyond the plot or the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  let x: Strategy
  let y: Strategy

  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
  public static let automatic = AnnotationOverflowResolution()

  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, fit(Boundary), disabled }
    let kind: Kind
    /// Moved back into the chart (a choice).
    public static let automatic = Strategy(kind: .automatic)
    /// Moved back into the plot (a choice).
    public static let fit = Strategy(kind: .fit(.automatic))
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    public static let disabled = Strategy(kind: .disabled)
  }

  public struct Boundary: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, plot, chart }
    let kind: Kind
    /// The plot (a choice).
    public static let automatic = Boundary(kind: .automatic)
    public static let plot = Boundary(kind: .plot)
    public static let chart = Boundary(kind: .chart)
  }
}
