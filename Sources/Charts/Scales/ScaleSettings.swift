import SwiftUI

/// What `chartXScale` or `chartYScale` says.
struct ScaleSettings {
  var domain: _ScaleDomain?
  var range: PlotDimensionScaleRange?
  var type: ScaleType?
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
