import LayerTree

/// The track and knob of iOS 18's switch: 51 by 31 points, a knob of 27 that grows longer while it is pressed.
///
/// A tap turns it over; a finger that slides takes the knob along, back and forth, as in `UISwitch`, and the binding is written when it
/// lifts. A cancelled touch puts the knob back.
struct Switch: View {
  let isOn: Binding<Bool>
  let tint: Color?
  @State private var isPressed = false
  /// Where a finger has slid the knob.
  @State private var side: Bool?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.drawing.tint) private var environmentTint

  /// Points. How far the knob grows is by eye.
  private static let width: CGFloat = 51, height: CGFloat = 31, gap: CGFloat = 2, growth: CGFloat = 7
  private static let off = Color(.scheme(light: PaintColor(hex: 0xE9E9EA), dark: PaintColor(hex: 0x39393D)))

  var body: some View {
    let on = side ?? isOn.wrappedValue
    ZStack(alignment: on ? .trailing : .leading) {
      Capsule().fill(on ? AnyShapeStyle(tint ?? color) : AnyShapeStyle(Self.off))
      knob.padding(Self.gap)
    }
    .frame(width: Self.width, height: Self.height)
    // The knob's shadow stays on the track.
    .clipShape(Capsule())
    .opacity(isEnabled ? 1 : 0.5)
    .animation(.spring(duration: 0.3, bounce: 0.1), value: on)
    .animation(.spring(duration: 0.3, bounce: 0), value: isPressed)
    .modifier(ButtonModifier(action: turn, onPress: { isPressed = $0 }, isPartOfControl: true, onSlide: { side = $0 }))
  }

  private func turn() {
    let new = side ?? !isOn.wrappedValue
    if new != isOn.wrappedValue { isOn.wrappedValue = new }
  }

  private var knob: some View {
    let side = Self.height - 2 * Self.gap
    return Capsule()
      .fill(.white)
      .frame(width: isPressed ? side + Self.growth : side, height: side)
      .shadow(color: .black.opacity(0.15), radius: 4, y: 3)
      .shadow(color: .black.opacity(0.06), radius: 0.5, y: 1)
  }

  /// Green, unless the views around say a tint.
  private var color: Color { environmentTint ?? .green }
}
