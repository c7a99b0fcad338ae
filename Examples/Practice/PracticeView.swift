import SwiftUI

/// Both pages, and the report over them.
struct PracticeView: View {
  let history: SessionHistory
  var onReportClosed: () -> Void = {}
  @State private var report = OpenReport()
  @State private var page = PracticePage.sessions
  /// In points: all of a report at the usual text sizes.
  @ScaledMetric(relativeTo: .body) private var wantedHeight: CGFloat = 264
  /// Larger text scrolls in its report, so that bars stay in sight.
  private var reportHeight: CGFloat { min(wantedHeight, 330) }

  var body: some View {
    Group {
      switch page {
      case .sessions: SessionsPage(history: history, report: report)
      case .notes: NotesPage(history: history, report: report)
      }
    }
    // What lies under the report can be scrolled to above it.
    .safeAreaPadding(.bottom, report.isShown ? max(0, reportHeight - PageBar.height) : 0)
    .safeAreaInset(edge: .bottom, spacing: 0) { PageBar(selection: $page) }
    .tint(.indigo)
    .sheet(isPresented: $report.isShown, onDismiss: onReportClosed) {
      ReportPanel(history: history, report: report)
        .presentationDetents([.height(reportHeight)])
        .presentationDragIndicator(.visible)
        // The next bar is tapped while the report of the last is open.
        .presentationBackgroundInteraction(.enabled)
        .presentationCornerRadius(20)
        .tint(.indigo)
    }
  }
}
