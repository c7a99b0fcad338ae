import UIKit

/// Shows that something goes on, and how far it is when that is known.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let value: (done: Double, total: Double)?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  fileprivate init(value: Double?, total: Double = 1, label: Label?, currentValueLabel: CurrentValueLabel?) {
    self.value = value.map { ($0, total) }
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    let fraction = fraction
    style.makeBody(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: label.flatMap { $0 is EmptyView ? nil : ProgressViewStyleConfiguration.Label(content: AnyView($0)) },
        currentValueLabel: currentValueLabel.flatMap {
          $0 is EmptyView ? nil : ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView($0))
        })
    )
    .modifier(ControlSemantics(role: .progress, value: fraction.map { "\(Int(($0 * 100).rounded()))%" }))
  }

  /// From 0 to 1; the line is iOS's.
  private var fraction: Double? {
    guard let value else { return nil }
    let (done, total) = value
    guard total > 0, total.isFinite, done >= 0, done <= total else {
      UIApplication.shared.writeToConsole(
        "ProgressView initialized with an out-of-bounds progress value. The value will be clamped to the range of `0...total`. "
          + "(value \(done), total \(total))")
      return total > 0 && total.isFinite && done > total ? 1 : 0
    }
    return done / total
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// A spinner.
  public init() where Label == EmptyView { self.init(value: nil, label: nil, currentValueLabel: nil) }
  public init(@ViewBuilder label: () -> Label) { self.init(value: nil, label: label(), currentValueLabel: nil) }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(value: nil, label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(value: nil, label: Text(title), currentValueLabel: nil)
  }

  /// A bar: `value` of `total`; nil goes on without end. A value outside is clamped, with a line on the console.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value: value.map(Double.init), total: Double(total), label: nil, currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(value: value.map(Double.init), total: Double(total), label: label(), currentValueLabel: nil)
  }
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value.map(Double.init), total: Double(total), label: Text(titleKey), currentValueLabel: nil)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) where Label == Text {
    self.init(value: value.map(Double.init), total: Double(total), label: Text(title), currentValueLabel: nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value: value.map(Double.init), total: Double(total), label: label(), currentValueLabel: currentValueLabel())
  }
  /// The progress view that a style was asked for, in the style around it.
  public init(_ configuration: ProgressViewStyleConfiguration)
  where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel {
    self.init(
      value: configuration.fractionCompleted, label: configuration.label, currentValueLabel: configuration.currentValueLabel)
  }
}
