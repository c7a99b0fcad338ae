/// The pages of the bar at the bottom.
enum PracticePage: String, CaseIterable {
  case sessions, notes

  var symbol: String {
    switch self {
    case .sessions: "chart.bar.fill"
    case .notes: "music.note"
    }
  }
}
