import Charts
import SwiftUI

/// How long each question of a session took.
struct TimeChart: View {
  let session: Session
  /// The number of the question that is looked at.
  let selection: Question.ID?
  let onPick: (Question.ID) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    let strings = Strings(locale)
    Chart {
      ForEach(session.questions) { question in
        BarMark(
          x: .value(strings.question, String(question.number)), y: .value(strings.time, question.seconds), width: .ratio(0.6)
        )
        .cornerRadius(2)
        .foregroundStyle(by: .value(strings.answer, question.isRight ? strings.right : strings.wrong))
        .opacity(selection == nil || selection == question.id ? 1 : 0.3)
        .accessibilityLabel("\(strings.question) \(question.number)")
        .accessibilityIdentifier("question-\(question.number)")
      }
      RuleMark(y: .value(strings.average, session.meanSeconds))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [3, 3]))
        .foregroundStyle(Color.secondary)
    }
    .chartForegroundStyleScale([strings.right: Color.teal, strings.wrong: Color.orange])
    // The same for all sessions: they are compared.
    .chartYScale(domain: 0...6)
    .chartYAxis {
      AxisMarks(position: .leading, values: [0, 2, 4, 6]) { value in
        AxisGridLine()
        AxisValueLabel { Text(strings.wholeSeconds(value.as(Int.self) ?? 0)) }
      }
    }
    .chartXAxis {
      AxisMarks(values: ["1", "5", "10", "15", "20"]) { value in
        AxisValueLabel { Text(value.as(String.self) ?? "") }
      }
    }
    .chartOverlay { proxy in
      ChartTapCatcher(proxy: proxy) { place in
        guard let name: String = proxy.value(atX: place.x), let number = Int(name) else { return }
        onPick(number)
      }
    }
  }
}
