/// What a chart has done since it appeared, in sum, for those who count.
package struct ChartWork: Equatable {
  /// Marks of the content that were others than the time before.
  package var marksChanged = 0
  /// Marks, lines and areas whose places and outlines were computed.
  package var marksPlotted = 0

  package init(marksChanged: Int = 0, marksPlotted: Int = 0) {
    self.marksChanged = marksChanged
    self.marksPlotted = marksPlotted
  }

  package static func - (a: ChartWork, b: ChartWork) -> ChartWork {
    ChartWork(marksChanged: a.marksChanged - b.marksChanged, marksPlotted: a.marksPlotted - b.marksPlotted)
  }
}

extension ChartProxy {
  /// nil where there is no chart.
  @MainActor package var work: ChartWork? {
    context.map { ChartWork(marksChanged: $0.memory.marksChanged, marksPlotted: $0.memory.pieces.plotted) }
  }
}
