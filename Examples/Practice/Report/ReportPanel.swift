import SwiftUI

/// The report of a session or a note. The handle above it and the button in it close it.
struct ReportPanel: View {
  let history: SessionHistory
  let report: OpenReport

  var body: some View {
    ScrollView {
      Group {
        switch report.subject {
        case .session(let id):
          if let session = history.session(id) { SessionReport(session: session, onClose: close) }
        case .note(let pitch): NoteReport(pitch: pitch, record: history.record(of: pitch), onClose: close)
        case nil: EmptyView()
        }
      }
      .padding(.horizontal, 20)
      .padding(.top, 24)
      .padding(.bottom, 16)
    }
    .scrollBounceBehavior(.basedOnSize)
    .accessibilityIdentifier("report")
  }

  private func close() { report.isShown = false }
}

/// What a report is about, and the button that closes it.
struct ReportHeader: View {
  let title: String
  let subtitle: String
  let onClose: () -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
          .font(.title2.bold())
          .accessibilityIdentifier("report-title")
        Text(subtitle)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      Button(action: onClose) {
        Image(systemName: "xmark")
          .font(.system(size: 13, weight: .bold))
          .foregroundStyle(.secondary)
          .frame(width: 30, height: 30)
          .background(Color(uiColor: .tertiarySystemFill), in: Circle())
          // A finger has more room than the circle.
          .padding(7)
          .contentShape(Rectangle())
          .padding(-7)
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Strings(locale).close)
      .accessibilityIdentifier("close")
    }
  }
}
