import SwiftUI

/// What a chart keeps from one time it is made to the next: a change costs what it changes.
@MainActor
final class ChartMemory {
  nonisolated init() {}

  private var words: ValueWords?
  private var marks: [Mark] = []
  private var model: ChartModel?
  private var axisViews: AxisViews?
  let pieces = PlotPieces()

  /// How many marks of the chart were others than the time before, in sum, for those who count.
  private(set) var marksChanged = 0

  /// The marks of the content: those that say the same as before are the same objects.
  func marks(of content: some ChartContent) -> [Mark] {
    var collector = _MarkCollector(known: marks)
    content._collect(into: &collector)
    marksChanged += collector.made
    marks = collector.marks
    return marks
  }

  func words(_ locale: Locale, _ calendar: Calendar) -> ValueWords {
    if let words, words.locale == locale, words.calendar == calendar { return words }
    let words = ValueWords(locale: locale, calendar: calendar)
    self.words = words
    return words
  }

  /// The model of the marks: the one before where nothing of it is another.
  func model(
    _ marks: [Mark], _ configuration: ChartConfiguration, size: CGSize, words: ValueWords, isRightToLeft: Bool
  ) -> ChartModel {
    let new = ChartModel(marks, configuration, size: size, words: words, isRightToLeft: isRightToLeft, after: model)
    if let model, new.isSame(as: model) { return model }
    model = new
    return new
  }

  /// Labels, ticks and titles of the axes.
  func axisViews(_ axes: ChartAxes, titles: [PlacedTitle]) -> AxisViews {
    if let axisViews, axisViews.axes === axes, axisViews.titles.isEmpty, titles.isEmpty { return axisViews }
    let views = AxisViews(axes, titles: titles, after: axisViews)
    axisViews = views
    return views
  }
}
