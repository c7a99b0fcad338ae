import SwiftUI

/// How one note is read.
struct NoteReport: View {
  let pitch: Pitch
  /// nil: it was never asked.
  let record: NoteRecord?
  let onClose: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    let strings = Strings(locale)
    VStack(alignment: .leading, spacing: 16) {
      ReportHeader(title: strings.name(of: pitch), subtitle: strings.name(of: pitch.clef), onClose: onClose)
      if let record {
        MeasureRow(measures: [
          Measure(
            name: strings.accuracy, value: strings.percent(record.accuracy), tint: Reading(accuracy: record.accuracy).color),
          Measure(name: strings.rightAnswers, value: strings.share(record.right, of: record.asked), tint: .primary),
          Measure(name: strings.perQuestion, value: strings.seconds(record.meanSeconds), tint: .teal),
        ])
        Text(record.mistakenFor.map(strings.mistaken) ?? strings.neverMisread)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      } else {
        Text(strings.neverAsked)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
    .accessibilityIdentifier("report-note-\(pitch.clef)-\(pitch.step)")
  }
}
