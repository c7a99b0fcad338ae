import SwiftUI

/// How long the questions of a session took, with the mean, or one of them.
struct TimeCard: View {
  let session: Session
  /// The number of the question that is looked at.
  @State private var picked: Question.ID?
  @Environment(\.locale) private var locale

  var body: some View {
    Card {
      header
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay(alignment: .topTrailing) {
          if picked != nil { backToAverage }
        }
      TimeChart(session: session, selection: picked) { picked = $0 }
        .chartSize()
        .accessibilityIdentifier("time-chart")
    }
    .onChange(of: session.id) { picked = nil }
  }

  /// Bars only ever pick, as in the chart of sessions; this is the way back.
  private var backToAverage: some View {
    Button(Strings(locale).average) { picked = nil }
      .font(.subheadline)
      .tint(.teal)
      .accessibilityIdentifier("show-average")
  }

  private var header: some View {
    let strings = Strings(locale)
    if let question = session.questions.first(where: { $0.id == picked }) {
      return CardHeader(
        title: strings.timePerQuestion, symbol: "stopwatch.fill", tint: .teal, value: strings.seconds(question.seconds),
        caption: strings.summary(of: question))
    }
    return CardHeader(
      title: strings.timePerQuestion, symbol: "stopwatch.fill", tint: .teal, value: strings.seconds(session.meanSeconds),
      caption: strings.mean(on: session.date))
  }
}
