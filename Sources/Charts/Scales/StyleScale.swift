import SwiftUI

/// What `chartForegroundStyleScale` says.
struct StyleScaleSettings {
  /// In the order of the legend; nil: as the values come.
  var domain: [Datum]?
  /// The ends of a domain of numbers.
  var bounds: (Double, Double)?
  /// One after the other, and again from the start; nil: what comes by itself.
  var range: [AnyShapeStyle]?
  var gradient: Gradient?
  var mapping: ((Datum) -> AnyShapeStyle?)?

  init(domain: [Datum]? = nil, range: [AnyShapeStyle]? = nil) {
    self.domain = domain
    self.range = range
  }
  init(_ domain: _ScaleDomain) {
    switch domain.kind {
    case .values(let values): self.domain = values
    case .range(let lower, let upper): bounds = lower.scalar.flatMap { a in upper.scalar.map { (a, $0) } }
    case .automatic: break
    }
  }
}

/// Turns values into colours.
struct StyleScale: Equatable {
  /// Categories in the order of the legend; empty for numbers.
  let domain: [Datum]
  private let styles: [Datum: AnyShapeStyle]
  private let ramp: (gradient: Gradient, lower: Double, upper: Double)?

  /// The colours of categories, in this order and then again (from Apple's pictures).
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Of numbers, from the least to the greatest (a choice).
  private static let automaticGradient = Gradient(colors: [Color.blue.opacity(0.25), .blue])

  init?(_ data: [Datum], _ settings: StyleScaleSettings?) {
    guard !data.isEmpty else { return nil }
    let isNumeric =
      settings?.domain == nil && settings?.mapping == nil && settings?.range == nil
      && data.allSatisfy { $0.kind != .category }
    if isNumeric || settings?.gradient != nil {
      let scalars = data.compactMap(\.scalar)
      let bounds = settings?.bounds ?? (scalars.min() ?? 0, scalars.max() ?? 1)
      ramp = (settings?.gradient ?? Self.automaticGradient, bounds.0, bounds.1)
      domain = []
      styles = [:]
      return
    }
    ramp = nil
    var domain = settings?.domain ?? []
    var known = Set(domain)
    for datum in data where known.insert(datum).inserted { domain.append(datum) }
    self.domain = domain
    var styles: [Datum: AnyShapeStyle] = [:]
    for (index, datum) in domain.enumerated() {
      if let mapped = settings?.mapping?(datum) {
        styles[datum] = mapped
      } else if let range = settings?.range, !range.isEmpty {
        styles[datum] = range[index % range.count]
      } else {
        styles[datum] = AnyShapeStyle(Self.palette[index % Self.palette.count])
      }
    }
    self.styles = styles
  }

  func style(for datum: Datum) -> AnyShapeStyle? {
    guard let ramp else { return styles[datum] }
    guard let value = datum.scalar else { return nil }
    let location = ramp.upper > ramp.lower ? (value / 2 - ramp.lower / 2) / (ramp.upper / 2 - ramp.lower / 2) : 1
    return AnyShapeStyle(BlendedColor(ramp.gradient, at: location))
  }

  static func == (a: StyleScale, b: StyleScale) -> Bool {
    a.domain == b.domain && a.styles == b.styles && a.ramp?.gradient == b.ramp?.gradient && a.ramp?.lower == b.ramp?.lower
      && a.ramp?.upper == b.ramp?.upper
  }

  /// The ends of a ramp, for the legend.
  var rampEnds: (gradient: Gradient, lower: Double, upper: Double)? { ramp }
}

extension View {
  /// The colour of each value that marks are told apart by.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let settings = StyleScaleSettings(domain: mapping.map(\.key.datum), range: mapping.map { AnyShapeStyle($0.value) })
    return configuringChart { $0.styleScale = settings }
  }
  /// The values, and their colours in the same order.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    var settings = StyleScaleSettings(domain._domain)
    settings.setRange(range)
    return configuringChart { $0.styleScale = settings }
  }
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let settings = StyleScaleSettings(domain._domain)
    return configuringChart { $0.styleScale = settings }
  }
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    var settings = StyleScaleSettings()
    settings.setRange(range)
    return configuringChart { $0.styleScale = settings }
  }
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain: Collection, Domain.Element: Plottable {
    var settings = StyleScaleSettings(domain._domain)
    settings.mapping = { Domain.Element(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    let made = settings
    return configuringChart { $0.styleScale = made }
  }
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    var settings = StyleScaleSettings()
    settings.mapping = { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
    let made = settings
    return configuringChart { $0.styleScale = made }
  }
}

extension StyleScaleSettings {
  fileprivate mutating func setRange<Range: ScaleRange>(_ range: Range) {
    if let gradient = range as? Gradient {
      self.gradient = gradient
    } else if let styles = range as? [any ShapeStyle] {
      self.range = styles.map { style in
        func erase<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
        return erase(style)
      }
    }
  }
}
