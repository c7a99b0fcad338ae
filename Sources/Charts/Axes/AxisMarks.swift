import SwiftUI

/// Lines, ticks and labels at values of an axis. In the content of `chartXAxis` or `chartYAxis` it takes the place of the marks that
/// come by themselves.
public struct AxisMarks<Content: AxisMark> {
  let set: AxisMarkSet

  nonisolated private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, stroke: StrokeStyle? = nil,
    format: ((Datum) -> String?)? = nil, content: (@MainActor (AxisValue) -> [AxisItem])? = nil
  ) {
    set = AxisMarkSet(preset: preset, position: position, values: values, stroke: stroke, format: format, content: content)
  }
}

/// A set of marks as its author describes it.
struct AxisMarkSet {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  private(set) var values: AxisMarkValues
  /// Of lines and ticks that come by themselves.
  let stroke: StrokeStyle?
  let format: ((Datum) -> String?)?
  /// nil: what comes by itself.
  let content: (@MainActor (AxisValue) -> [AxisItem])?

  func checked(_ axis: Axis, in chart: ChartName) -> AxisMarkSet {
    var set = self
    set.values = values.checked(axis, in: chart)
    return set
  }

  static let automatic = AxisMarkSet(
    preset: .automatic, position: .automatic, values: .automatic, stroke: nil, format: nil, content: nil)
}

extension AxisMarks: AxisContent {
  public func _collect(into axis: inout _AxisCollector) { axis.sets.append(set) }
}

extension AxisMarks {
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, values, content: Self.items(content))
  }
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, values, content: Self.items { _ in content() })
  }
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values), content: Self.items(content))
  }
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset, position, AxisMarkValues(values), content: Self.items { _ in content() })
  }

  nonisolated private static func items(_ content: @escaping (AxisValue) -> Content) -> @MainActor (AxisValue) -> [AxisItem] {
    { value in
      var collector = _AxisMarkCollector()
      content(value)._collect(into: &collector)
      return collector.items
    }
  }
}

extension AxisMarks where Content == Never {
  /// With what comes by itself at each value.
  nonisolated public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, values, stroke: stroke)
  }
  nonisolated public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset, position, AxisMarkValues(values), stroke: stroke)
  }
  /// With labels in a format.
  nonisolated public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset, position, values, stroke: stroke, format: { Format.FormatInput(datum: $0).map(format.format) })
  }
  nonisolated public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput == Value, Format.FormatOutput == String {
    self.init(
      preset, position, AxisMarkValues(values), stroke: stroke, format: { Format.FormatInput(datum: $0).map(format.format) })
  }
}

/// A value of an axis, as the content of its mark is told.
public struct AxisValue {
  /// Among the values of the set, from 0.
  public let index: Int
  /// How many there are.
  public let count: Int
  let datum: Datum
  /// The value in a type; nil where the axis has values of another kind.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}
