import CoreGraphics

/// A thumb on a track, for choosing a value in a range.
///
/// The thumb is dragged; a touch elsewhere on the track does nothing, as on iOS. The label is never shown; one that is a text is
/// read aloud. Assistive technology moves the value by a step, or by a tenth of the range where there are none. A value or a bound that
/// is no finite number gets a line on the console; the value then counts as the lower bound.
public struct Slider<Label: View, ValueLabel: View>: View {
  @Binding private var value: Double
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel
  private let onEditingChanged: (Bool) -> Void
  @GestureState private var isEditing = false
  /// The value when the finger came down.
  @State private var start: Double?
  /// What `onEditingChanged` was told last.
  @State private var isTold = false
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isEnabled) private var isEnabled

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel, maximum: ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    // A range without ends has no middle: each end that is none is where the standard range has it, or the other end.
    let lower = OddNumbers.finite(
      Double(bounds.lowerBound), "The lower bound of a Slider",
      or: min(0, bounds.upperBound.isFinite ? Double(bounds.upperBound) : 0))
    let upper = OddNumbers.finite(Double(bounds.upperBound), "The upper bound of a Slider", or: max(1, lower))
    _value = Binding(
      get: { OddNumbers.finite(Double(value.wrappedValue), "The value of a Slider", or: lower) },
      set: { value.transaction($1).wrappedValue = V($0) })
    self.bounds = lower...max(lower, upper)
    self.step = step.map { OddNumbers.finite(Double($0), "The step of a Slider", or: 0) }.flatMap { $0 > 0 ? $0 : nil }
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  public var body: some View {
    HStack(spacing: 8) {
      minimumValueLabel
      GeometryReader { proxy in track(width: proxy.size.width) }
        .frame(height: SliderLook.height)
        .coordinateSpace(name: SliderSpace())
        .onChange(of: isEditing) { tell(isEditing) }
        // Gone under a finger: nobody else says that the editing is over.
        .onDisappear { tell(false) }
      maximumValueLabel
    }
    .modifier(ControlSemantics(role: .slider, value: "\(Int((fraction * 100).rounded()))%", adjust: adjust))
    .modifier(SliderLabel(label: label as? Text))
  }

  /// Says each beginning and each end once, whoever hears of it first.
  private func tell(_ isEditing: Bool) {
    if !isEditing { start = nil }
    guard isEditing != isTold else { return }
    isTold = isEditing
    onEditingChanged(isEditing)
  }

  /// Where the value lies between the bounds, from 0 to 1.
  private var fraction: Double {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite else { return 0 }
    return min(1, max(0, (value - bounds.lowerBound) / length))
  }

  private func track(width: CGFloat) -> some View {
    let way = max(0, width - SliderLook.thumb)
    return ZStack(alignment: .leading) {
      Capsule().fill(Color(uiColor: .systemFill)).frame(height: SliderLook.track)
      Capsule().fill(.tint).opacity(isEnabled ? 1 : 0.4)
        .frame(width: SliderLook.thumb / 2 + way * fraction, height: SliderLook.track)
      Circle().fill(.white).frame(width: SliderLook.thumb, height: SliderLook.thumb)
        .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
        .contentShape(Rectangle().inset(by: -SliderLook.reach))
        .gesture(drag(over: way))
        .padding(.leading, way * fraction)
    }
    .frame(width: width, height: SliderLook.height, alignment: .leading)
  }

  private func drag(over way: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .named(SliderSpace()))
      .updating($isEditing) { _, isEditing, _ in isEditing = true }
      .onChanged { drag in
        let start = start ?? bounds.lowerBound + fraction * (bounds.upperBound - bounds.lowerBound)
        if self.start == nil { self.start = start }
        guard way > 0 else { return }
        let forwards = layoutDirection == .rightToLeft ? -drag.translation.width : drag.translation.width
        let new = allowed(start + Double(forwards / way) * (bounds.upperBound - bounds.lowerBound))
        if new != value { value = new }
      }
  }

  private func adjust(up isUp: Bool) {
    let way = step ?? (bounds.upperBound - bounds.lowerBound) / 10
    let new = allowed(value + (isUp ? way : -way))
    guard new != value else { return }
    onEditingChanged(true)
    value = new
    onEditingChanged(false)
  }

  /// The nearest value that the bounds and the steps, counted from the lower bound, allow.
  private func allowed(_ value: Double) -> Double {
    var value = value
    if let step { value = bounds.lowerBound + ((value - bounds.lowerBound) / step).rounded() * step }
    return min(bounds.upperBound, max(bounds.lowerBound, value))
  }
}

/// The measures of iOS's slider, in points.
private enum SliderLook {
  static let height: CGFloat = 31
  static let track: CGFloat = 4
  static let thumb: CGFloat = 27
  /// How far around the thumb a finger still takes it.
  static let reach: CGFloat = 9
}

/// Names the space of the nearest slider around.
private struct SliderSpace: Hashable {}

private struct SliderLabel: ViewModifier {
  let label: Text?
  func body(content: Content) -> some View {
    if let label { content.accessibilityLabel(label) } else { content }
  }
}
