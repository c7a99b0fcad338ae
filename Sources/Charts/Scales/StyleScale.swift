import SwiftUI

/// What `chartForegroundStyleScale` says.
struct StyleScaleSettings {
  /// In the order of the legend; nil: as the values come.
  var domain: [Datum]?
  /// The ends of a domain of numbers.
  var bounds: (Double, Double)?
  /// One after the other, and again from the start; nil: what comes by itself.
  var range: [AnyShapeStyle]?
  /// The range, where it lists colours.
  var colors: [Color]?
  var gradient: Gradient?
  var mapping: ((Datum) -> AnyShapeStyle?)?
  /// nil: a ramp for numbers where neither values nor single colours are listed, else categories.
  var type: ScaleType?

  init(domain: [Datum]? = nil, range: [AnyShapeStyle]? = nil, type: ScaleType? = nil) {
    self.domain = domain
    self.range = range
    self.type = type
  }
  init(_ domain: _ScaleDomain, type: ScaleType? = nil) {
    self.type = type
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
  let ramp: StyleRamp?

  /// The colours of categories, in this order and then again (from Apple's pictures).
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// Of numbers, from the least to the greatest (a choice).
  private static let automaticGradient = Gradient(colors: [Color.blue.opacity(0.25), .blue])

  init?(_ data: [Datum], _ settings: StyleScaleSettings?, in chart: ChartName) {
    guard !data.isEmpty else { return nil }
    let settings = settings?.checked(in: chart)
    if let gradient = Self.gradient(of: data, settings) {
      ramp = StyleRamp(gradient, data, settings)
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
      } else if let gradient = settings?.gradient {
        let last = max(1, domain.count - 1)
        styles[datum] = AnyShapeStyle(BlendedColor(gradient, at: Double(index) / Double(last)))
      } else {
        styles[datum] = AnyShapeStyle(Self.palette[index % Self.palette.count])
      }
    }
    self.styles = styles
  }

  /// What a ramp runs through; nil where each value has a colour of its own.
  private static func gradient(of data: [Datum], _ settings: StyleScaleSettings?) -> Gradient? {
    guard let settings else { return data.contains { $0.kind == .category } ? nil : automaticGradient }
    if settings.type == .category { return nil }
    if let gradient = settings.gradient { return gradient }
    guard settings.mapping == nil, data.allSatisfy({ $0.kind != .category }) else { return nil }
    guard settings.type == nil else {
      return settings.range == nil ? automaticGradient : settings.colors.map { Gradient(colors: $0) }
    }
    return settings.domain == nil && settings.range == nil ? automaticGradient : nil
  }

  func style(for datum: Datum) -> AnyShapeStyle? { ramp == nil ? styles[datum] : ramp?.style(for: datum) }
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
  ///
  /// A `type` other than `.category` spreads numbers and dates over a gradient, or over a list of colours (a choice), as it places
  /// them along an axis; what it has no place for, as 0 on `.log`, has the first colour (a choice). `.category` gives each value a
  /// colour, those of a gradient at equal distances.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    var settings = StyleScaleSettings(domain._domain, type: type)
    settings.setRange(range)
    return configuringChart { $0.styleScale = settings }
  }
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let settings = StyleScaleSettings(domain._domain, type: type)
    return configuringChart { $0.styleScale = settings }
  }
  nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    var settings = StyleScaleSettings(type: type)
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
  /// Without values that are none, with a report of these.
  fileprivate func checked(in chart: ChartName) -> StyleScaleSettings {
    var settings = self
    if let domain {
      (settings.domain, settings.range) = domain.finite(with: range, "chartForegroundStyleScale(domain:)", in: chart)
    }
    if let bounds, !bounds.0.isFinite || !bounds.1.isFinite {
      chart.report(
        "chartForegroundStyleScale(domain: \(bounds.0) … \(bounds.1)) is no interval of numbers; the least and the greatest value of the marks "
          + "are its ends. Give finite numbers or dates.")
      settings.bounds = nil
    }
    return settings
  }

  fileprivate mutating func setRange<Range: ScaleRange>(_ range: Range) {
    if let gradient = range as? Gradient {
      self.gradient = gradient
    } else if let styles = range as? [any ShapeStyle] {
      colors = range as? [Color]
      self.range = styles.map { style in
        func erase<S: ShapeStyle>(_ style: S) -> AnyShapeStyle { AnyShapeStyle(style) }
        return erase(style)
      }
    }
  }
}
