import Charts
import SwiftUI

/// A bar for each session; eight are seen at once.
struct AccuracyChart: View {
  let sessions: [Session]
  /// The session whose report is open.
  let selection: Session.ID?
  /// The name of the bar at the leading end of what is seen.
  @Binding var firstSeen: String
  let onPick: (Session.ID) -> Void
  @Environment(\.locale) private var locale

  static let barsSeen = 8

  var body: some View {
    let strings = Strings(locale)
    Chart(sessions) { session in
      BarMark(
        x: .value(strings.session, Self.name(of: session)), y: .value(strings.accuracy, session.accuracy), width: .ratio(0.6)
      )
      .cornerRadius(4)
      .foregroundStyle(Color.indigo)
      .opacity(selection == nil || selection == session.id ? 1 : 0.3)
      .accessibilityLabel(strings.longDay(session.date))
      .accessibilityValue(strings.percent(session.accuracy))
      .accessibilityIdentifier("bar-\(session.id)")
    }
    .chartYScale(domain: 0...1)
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 0.5, 1]) { value in
        AxisGridLine()
        AxisValueLabel { Text(strings.percent(value.as(Double.self) ?? 0)) }
      }
    }
    .chartXAxis {
      AxisMarks { value in
        AxisValueLabel { dayLabel(value.as(String.self)) }
      }
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: Self.barsSeen)
    .chartScrollPosition(x: $firstSeen)
    .chartOverlay { proxy in
      ChartTapCatcher(proxy: proxy) { place in
        guard let name: String = proxy.value(atX: place.x), let session = Int(name) else { return }
        onPick(session)
      }
    }
  }

  static func name(of session: Session) -> String { String(session.id) }

  @ViewBuilder private func dayLabel(_ name: String?) -> some View {
    if let session = sessions.first(where: { Self.name(of: $0) == name }) {
      let strings = Strings(locale), isOpen = selection == session.id
      VStack(spacing: 1) {
        Text(strings.weekdayLetter(session.date))
        Text(strings.dayOfMonth(session.date))
          .fontWeight(isOpen ? .bold : .medium)
          .foregroundStyle(isOpen ? Color.indigo : Color.primary)
      }
    }
  }
}
