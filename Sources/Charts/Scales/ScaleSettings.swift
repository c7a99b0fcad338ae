import SwiftUI

/// What `chartXScale` or `chartYScale` says.
struct ScaleSettings {
  var domain: _ScaleDomain?
  var range: PlotDimensionScaleRange?
  var type: ScaleType?

  /// The same as far as can be told; false when in doubt.
  func isSame(as other: ScaleSettings) -> Bool {
    guard range?.startPadding == other.range?.startPadding, range?.endPadding == other.range?.endPadding,
      type?.kind == other.type?.kind
    else { return false }
    switch (domain?.kind, other.domain?.kind) {
    case (nil, nil): return true
    case (.range(let a, let b)?, .range(let c, let d)?): return a == c && b == d
    case (.values(let a)?, .values(let b)?): return a == b
    case (.automatic(let a)?, .automatic(let b)?):
      return a.modify == nil && b.modify == nil && a.includesZero == b.includesZero && a.isReversed == b.isReversed
    case (nil, _), (.range?, _), (.values?, _), (.automatic?, _): return false
    }
  }
}

extension View {
  /// What the x axis shows, where in the plot, and how values become places.
  nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringChart { $0.xScale = ScaleSettings(domain: domain._domain, range: range._plotDimension, type: type) }
  }
  nonisolated public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    configuringChart { $0.xScale = ScaleSettings(domain: domain._domain, type: type) }
  }
  nonisolated public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    configuringChart { $0.xScale = ScaleSettings(range: range._plotDimension, type: type) }
  }
  nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
    configuringChart { $0.xScale = ScaleSettings(type: type) }
  }

  /// What the y axis shows, where in the plot, and how values become places.
  nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    configuringChart { $0.yScale = ScaleSettings(domain: domain._domain, range: range._plotDimension, type: type) }
  }
  nonisolated public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    configuringChart { $0.yScale = ScaleSettings(domain: domain._domain, type: type) }
  }
  nonisolated public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    configuringChart { $0.yScale = ScaleSettings(range: range._plotDimension, type: type) }
  }
  nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
    configuringChart { $0.yScale = ScaleSettings(type: type) }
  }
}
