import CoreGraphics

/// Two buttons for less and more beside a label. A finger that stays down steps once (a choice).
public struct Stepper<Label: View>: View {
  @Environment(\.hidesLabels) private var hidesLabels
  private let label: Label
  private let onIncrement: (() -> Void)?
  private let onDecrement: (() -> Void)?
  private let onEditingChanged: (Bool) -> Void

  /// An action that is nil turns its button off. `onEditingChanged` is told true before a step and false after it.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    HStack(spacing: 8) {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      HStack(spacing: 0) {
        button("minus", "Decrement", onDecrement)
        Color(uiColor: .systemFill).frame(width: 1, height: 18)
        button("plus", "Increment", onIncrement)
      }
      .background(Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8))
    }
  }

  /// Half of iOS's 94 × 32 points.
  private static var buttonSize: CGSize { CGSize(width: 46.5, height: 32) }

  private func button(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Button {
      onEditingChanged(true)
      action?()
      onEditingChanged(false)
    } label: {
      Image(systemName: symbol).frame(width: Self.buttonSize.width, height: Self.buttonSize.height)
        .foregroundStyle(action == nil ? AnyShapeStyle(.tertiary) : AnyShapeStyle(.primary))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .disabled(action == nil)
    .accessibilityLabel(Text(name))
  }
}

extension Stepper {
  /// Steps from and by numbers. One that is not finite, or a step that is not more than 0 (a choice), turns both buttons off, with a line
  /// on the console.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let steps = Self.areUsable(value.wrappedValue, step)
    func move(by step: V.Stride) {
      guard let next = Self.step(from: value.wrappedValue, by: step) else { return Self.reportEnd(value.wrappedValue, step) }
      value.wrappedValue = next
    }
    self.init(
      label: label, onIncrement: steps ? { move(by: step) } : nil, onDecrement: steps ? { move(by: 0 - step) } : nil,
      onEditingChanged: onEditingChanged)
  }
  /// The last step towards a bound ends on it; at the bound its button is off.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue, steps = Self.areUsable(current, step)
    func move(by step: V.Stride) {
      let next = Self.step(from: value.wrappedValue, by: step) ?? (step > 0 ? bounds.upperBound : bounds.lowerBound)
      value.wrappedValue = min(bounds.upperBound, max(bounds.lowerBound, next))
    }
    self.init(
      label: label, onIncrement: steps && current < bounds.upperBound ? { move(by: step) } : nil,
      onDecrement: steps && current > bounds.lowerBound ? { move(by: 0 - step) } : nil, onEditingChanged: onEditingChanged)
  }

  /// The number after a step; nil beyond the end of whole numbers.
  private static func step<V: Strideable>(from value: V, by step: V.Stride) -> V? {
    guard let whole = value as? any FixedWidthInteger, let distance = step as? Int else { return value.advanced(by: step) }
    func sum<Number: FixedWidthInteger>(_ number: Number) -> V? {
      let part = Number.Magnitude(clamping: distance.magnitude)
      guard distance.magnitude <= part, let part = Number(exactly: part) else { return nil }
      let (sum, isBeyond) = distance < 0 ? number.subtractingReportingOverflow(part) : number.addingReportingOverflow(part)
      return isBeyond ? nil : sum as? V
    }
    return sum(whole)
  }
  private static func reportEnd<V, Step>(_ value: V, _ step: Step) {
    OddNumbers.report("A Stepper's value is \(value); \(step) more is beyond what \(V.self) holds, and it stays as it is.")
  }

  /// Whether a value and a step are numbers that can be added; if not, a line says which is not.
  private static func areUsable<Value, Step: SignedNumeric & Comparable>(_ value: Value, _ step: Step) -> Bool {
    func isFinite(_ number: Any, _ name: String) -> Bool {
      guard let number = number as? any BinaryFloatingPoint, !number.isFinite else { return true }
      OddNumbers.report(
        "The \(name) of a Stepper is \(number), which is no finite number; its buttons are off. The usual cause is a division by zero."
      )
      return false
    }
    let isValueFinite = isFinite(value, "value")
    guard isFinite(step, "step"), isValueFinite else { return false }
    if step > 0 { return true }
    OddNumbers.report("The step of a Stepper is \(step), which is not more than 0; its buttons are off.")
    return false
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}
