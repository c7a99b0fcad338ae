import SwiftUI

/// What modifiers say of a mark.
struct MarkAttributes {
  var style: AnyShapeStyle?
  /// What the mark's colour stands for.
  var styleBy: Channel?
  var opacity: Double = 1
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var zIndex: Double = 0
  private var shared: Shared?

  /// What few marks have; copied when it is written.
  struct Rare {
    var symbol: MarkSymbol?
    var symbolBy: Channel?
    /// In square points.
    var symbolArea: CGFloat?
    var symbolSizeBy: Channel?
    var lineStyle: StrokeStyle?
    var lineStyleBy: Channel?
    var interpolation = InterpolationMethod.linear
    var position: (by: Channel, axis: Axis?, span: MarkDimension)?
    var offset = MarkOffset()
    var blur: CGFloat?
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    var clip: (@Sendable (CGRect) -> Path)?
    var alignsStylesWithPlot = false
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()
  }
  private final class Shared {
    var rare: Rare
    init(_ rare: Rare) { self.rare = rare }
  }
  private static let plain = Rare()

  var hasRare: Bool { shared != nil }
  var rare: Rare {
    get { shared?.rare ?? Self.plain }
    set { shared = Shared(newValue) }
  }
}

extension MarkAttributes.Rare: @unchecked Sendable {}

/// How far the sides of a mark are moved, in points; x counts from leading.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
}

/// What is read aloud in place of the mark's own values.
struct MarkAccessibility {
  var label: String?
  var value: String?
  var identifier: String?
  var isHidden = false
}

/// Content with something changed about all of its marks. What is said nearer to a mark counts.
struct ModifiedMarks<Content: ChartContent> {
  let content: Content
  let change: (inout MarkAttributes) -> Void
}

extension ModifiedMarks: PrimitiveChartContent {
  func _collect(into marks: inout _MarkCollector) {
    let outer = marks.attributes
    change(&marks.attributes)
    content._collect(into: &marks)
    marks.attributes = outer
  }
}

extension ChartContent {
  nonisolated func changing(_ change: @escaping (inout MarkAttributes) -> Void) -> ModifiedMarks<Self> {
    ModifiedMarks(content: self, change: change)
  }
}
