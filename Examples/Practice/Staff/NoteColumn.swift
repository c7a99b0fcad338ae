import SwiftUI

/// A note, its name and how often it is read rightly. All of it is the target.
struct NoteColumn: View {
  let pitch: Pitch
  /// nil: it was never asked.
  let record: NoteRecord?
  let isSelected: Bool
  let onTap: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    let strings = Strings(locale)
    Button(action: onTap) {
      VStack(spacing: 2) {
        NoteShape(step: pitch.step)
          .fill(color)
          .frame(height: StaffMetrics.height)
        Text(strings.letter(of: pitch))
          .font(.footnote.weight(.semibold))
          .foregroundStyle(isSelected ? color : Color.primary)
        Text(record.map { strings.bareNumber(percentOf: $0.accuracy) } ?? "–")
          .font(.caption2)
          .monospacedDigit()
          .foregroundStyle(.secondary)
      }
      .padding(.bottom, 4)
      .frame(width: StaffMetrics.columnWidth)
      .background {
        RoundedRectangle(cornerRadius: 8, style: .continuous)
          .fill(isSelected ? color.opacity(0.18) : .clear)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    // Beyond it the columns are too narrow for their words.
    .dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .accessibilityLabel(strings.name(of: pitch))
    .accessibilityValue(record.map { strings.percent($0.accuracy) } ?? "")
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier("note-\(pitch.clef)-\(pitch.step)")
  }

  private var color: Color { record.map { Reading(accuracy: $0.accuracy).color } ?? Color(uiColor: .systemGray) }
}

/// A quarter note in the middle of its column; below the middle line the stem goes up, from there on down.
private struct NoteShape: Shape {
  let step: Int
  private static let headSize = CGSize(width: 1.32 * StaffMetrics.space, height: 0.92 * StaffMetrics.space)
  private static let tilt = -22 * CGFloat.pi / 180
  /// An octave long.
  private static let stemLength = 3.5 * StaffMetrics.space
  private static let stemWidth: CGFloat = 1.5

  func path(in rect: CGRect) -> Path {
    let middle = CGPoint(x: rect.midX, y: rect.minY + StaffMetrics.y(of: step) + 0.5)
    let size = Self.headSize
    let head = Path(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    var path = head.applying(CGAffineTransform(translationX: middle.x, y: middle.y).rotated(by: Self.tilt))
    // The stem stands inside the head's edge.
    let reach = size.width / 2 - 0.45 - Self.stemWidth / 2
    let goesUp = step < 4
    path.addRect(
      CGRect(
        x: middle.x + (goesUp ? reach : -reach) - Self.stemWidth / 2, y: goesUp ? middle.y - Self.stemLength : middle.y,
        width: Self.stemWidth, height: Self.stemLength))
    return path
  }
}
