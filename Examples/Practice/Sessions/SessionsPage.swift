import SwiftUI

/// How the sessions went.
struct SessionsPage: View {
  let history: SessionHistory
  let report: OpenReport
  @Environment(\.locale) private var locale

  var body: some View {
    PageScroll(title: Strings(locale).sessions) {
      if let latest = history.sessions.last {
        AccuracyCard(sessions: history.sessions, report: report)
          .accessibilityIdentifier("accuracy-card")
        // Of the session that is open, or of the latest.
        TimeCard(session: report.session.flatMap(history.session) ?? latest)
          .accessibilityIdentifier("time-card")
      } else {
        Text(Strings(locale).noSessions)
          .font(.headline)
          .foregroundStyle(.secondary)
          .padding(.top, 120)
      }
    }
  }
}
