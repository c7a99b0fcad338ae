import SwiftUI

/// A staff with a note on each of its lines and spaces, coloured by how well it is read.
///
/// Each note has a column of 28 points to itself, from above the staff to below its name: a wide target.
struct StaffMap: View {
  let clef: Pitch.Clef
  let record: (Pitch) -> NoteRecord?
  let selection: Pitch?
  let onTap: (Pitch) -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 0) {
      ClefShape(clef: clef)
        .fill(Color.primary)
        .frame(width: StaffMetrics.clefWidth, height: StaffMetrics.height)
        .accessibilityHidden(true)
      ForEach(Pitch.all(in: clef)) { pitch in
        NoteColumn(pitch: pitch, record: record(pitch), isSelected: pitch == selection) { onTap(pitch) }
          .frame(maxWidth: .infinity)
      }
    }
    .background(alignment: .top) {
      StaffLines()
        .stroke(Color(uiColor: .systemGray2), lineWidth: 1)
        .frame(height: StaffMetrics.height)
    }
    // Music is written from left to right everywhere.
    .environment(\.layoutDirection, .leftToRight)
  }
}

/// The measures of a staff, in points.
enum StaffMetrics {
  /// Between two lines.
  static let space: CGFloat = 11
  /// Above and below the lines, for clefs and stems.
  static let margin: CGFloat = 2.25 * space
  static let height = 4 * space + 2 * margin
  static let clefWidth: CGFloat = 34
  static let columnWidth: CGFloat = 28

  /// How far below the upper edge a line or space lies; 0 is the lowest line.
  static func y(of step: Int) -> CGFloat { margin + 4 * space - CGFloat(step) * space / 2 }
}

private struct StaffLines: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for step in stride(from: 0, through: 8, by: 2) {
      let y = rect.minY + StaffMetrics.y(of: step).rounded() + 0.5
      path.move(to: CGPoint(x: rect.minX, y: y))
      path.addLine(to: CGPoint(x: rect.maxX, y: y))
    }
    return path
  }
}
