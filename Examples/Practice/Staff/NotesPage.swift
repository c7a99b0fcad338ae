import SwiftUI

/// Which notes are read well, on the staves of both clefs.
struct NotesPage: View {
  let history: SessionHistory
  let report: OpenReport
  @Environment(\.locale) private var locale

  var body: some View {
    ScrollViewReader { scroll in
      page
        // On a small screen the report would cover what it is about.
        .onChange(of: report.note) { _, note in
          guard let note else { return }
          withAnimation { scroll.scrollTo(note.clef) }
        }
    }
  }

  private var page: some View {
    PageScroll(title: Strings(locale).notes) {
      ForEach(Pitch.Clef.allCases) { clef in
        Card {
          Label(Strings(locale).name(of: clef), systemImage: "music.note")
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(.pink)
          StaffMap(clef: clef, record: history.record, selection: report.note, onTap: report.toggle)
        }
        .accessibilityIdentifier("staff-\(clef)")
      }
      ReadingLegend()
    }
  }
}
