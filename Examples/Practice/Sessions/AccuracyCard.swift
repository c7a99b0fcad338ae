import SwiftUI

/// The sessions' accuracy, with the mean of those that are seen, or that of the open one.
struct AccuracyCard: View {
  let sessions: [Session]
  let report: OpenReport
  @State private var firstSeen: String
  @Environment(\.locale) private var locale

  init(sessions: [Session], report: OpenReport) {
    self.sessions = sessions
    self.report = report
    // The latest are seen first.
    let first = sessions.suffix(AccuracyChart.barsSeen).first
    _firstSeen = State(initialValue: first.map(AccuracyChart.name) ?? "")
  }

  var body: some View {
    Card {
      header
      AccuracyChart(sessions: sessions, selection: report.session, firstSeen: $firstSeen, onPick: report.open)
        .chartSize()
        .accessibilityIdentifier("accuracy-chart")
    }
  }

  private var header: some View {
    let strings = Strings(locale)
    if let open = sessions.first(where: { $0.id == report.session }) {
      return CardHeader(
        title: strings.accuracy, symbol: "checkmark.seal.fill", tint: .indigo, value: strings.percent(open.accuracy),
        caption: strings.day(open.date))
    }
    let seen = seen
    let mean = seen.isEmpty ? 0 : seen.reduce(0) { $0 + $1.accuracy } / Double(seen.count)
    return CardHeader(
      title: strings.accuracy, symbol: "checkmark.seal.fill", tint: .indigo, value: strings.percent(mean),
      caption: strings.mean(from: seen.first?.date, to: seen.last?.date))
  }

  private var seen: ArraySlice<Session> {
    guard let start = sessions.firstIndex(where: { AccuracyChart.name(of: $0) == firstSeen }) else { return [] }
    return sessions[start...].prefix(AccuracyChart.barsSeen)
  }
}
