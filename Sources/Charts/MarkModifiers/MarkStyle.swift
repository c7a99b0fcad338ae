import SwiftUI

extension ChartContent {
  /// What the marks are filled or drawn with. Gradients are stretched over each mark; see `alignsMarkStylesWithPlotArea`.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = MarkStyle(style)
    return changing { $0.style = style }
  }
  /// A colour for each value, as `chartForegroundStyleScale` says; the legend tells which. Marks of different values are stacked.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let channel = value.channel
    return changing { $0.styleBy = channel }
  }
  /// From 0 to 1; of several ones on the same mark the product.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= min(1, max(0, $0.finite(opacity, "opacity(_:)", or: 1))) }
  }
  /// Of bars, rectangles and sectors, in points; at most half of the shorter side. Less than 0 is reported and counts as 0.
  nonisolated public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changing {
      $0.cornerRadius = $0.length(radius, "cornerRadius(_:)", or: 0)
      $0.cornerStyle = style
    }
  }
  /// Marks with a higher one are in front; others are in the order in which they come.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    changing { $0.zIndex = $0.finite(value, "zIndex(_:)", or: 0) }
  }
  /// A Gaussian blur whose deviation is `radius` points.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent {
    changing {
      let radius = $0.finite(radius, "blur(radius:)", or: 0)
      $0.rare.blur = radius > 0 ? radius : nil
    }
  }
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changing {
      let radius = max(0, $0.finite(radius, "shadow(radius:)", or: 0))
      let x = $0.finite(x, "shadow(x:)", or: 0), y = $0.finite(y, "shadow(y:)", or: 0)
      $0.rare.shadow = (color, radius, x, y)
    }
  }
  /// Cuts each mark to a shape in its own bounds.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    changing {
      $0.rare.clip = { shape.path(in: $0) }
      $0.rare.clipStyle = style
    }
  }
  /// Gradients are stretched over the plot instead of over each mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { $0.rare.alignsStylesWithPlot = aligns }
  }
}
