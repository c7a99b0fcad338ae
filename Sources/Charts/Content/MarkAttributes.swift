import SwiftUI

/// What modifiers say of a mark.
struct MarkAttributes {
  var style: MarkStyle?
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
    var clipStyle = FillStyle()
    var alignsStylesWithPlot = false
    var annotations: [MarkAnnotation] = []
    var accessibility = MarkAccessibility()
    /// What was said with numbers that are none.
    var odd: [OddWord] = []
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

  /// Has a symbol that is a view, or annotations.
  var hasViews: Bool {
    guard let rare = shared?.rare else { return false }
    if case .view? = rare.symbol { return true }
    return !rare.annotations.isEmpty
  }

  var offset: MarkOffset { shared?.rare.offset ?? MarkOffset() }
  var isHiddenFromAccessibility: Bool { shared?.rare.accessibility.isHidden ?? false }

  /// What was said with numbers that are none. Asked for without a copy of all that is rare.
  var odd: [OddWord] {
    guard let shared else { return [] }
    guard let span = shared.rare.position?.span, span.isOdd, let word = span.odd else { return shared.rare.odd }
    return shared.rare.odd + [word]
  }
  /// By what a mark is told apart from others, where that is no value; with whether it is of a single point of a line, and does not say
  /// which line the point belongs to.
  var oddEncoding: (name: String, channel: Channel, isOfPoint: Bool)? {
    func odd(_ name: String, _ by: Channel?, isOfPoint: Bool = false) -> (name: String, channel: Channel, isOfPoint: Bool)? {
      by.flatMap { $0.isFinite ? nil : (name, $0, isOfPoint) }
    }
    if styleBy != nil, let odd = odd("foregroundStyle(by:)", styleBy) { return odd }
    guard let shared else { return nil }
    return odd("symbol(by:)", shared.rare.symbolBy) ?? odd("lineStyle(by:)", shared.rare.lineStyleBy)
      ?? odd("position(by:)", shared.rare.position?.by) ?? odd("symbolSize(by:)", shared.rare.symbolSizeBy, isOfPoint: true)
  }

  private func hasSameRare(as other: MarkAttributes, _ isSame: (Rare, Rare) -> Bool) -> Bool {
    shared === other.shared || isSame(rare, other.rare)
  }
}

extension MarkAttributes.Rare: @unchecked Sendable {}

/// What fills a mark: nearly always a colour, which is kept without a box.
enum MarkStyle: Equatable {
  case color(Color)
  case other(AnyShapeStyle)

  init<S: ShapeStyle>(_ style: S) {
    // Asked by type: a cast costs several times as much.
    if S.self == Color.self {
      self = .color(unsafeBitCast(style, to: Color.self))
    } else {
      self = .other(AnyShapeStyle(style))
    }
  }
  var shapeStyle: AnyShapeStyle {
    switch self {
    case .color(let color): AnyShapeStyle(color)
    case .other(let style): style
    }
  }
}

extension MarkAttributes {
  /// The same as far as can be told; false when in doubt.
  func isSame(as other: MarkAttributes) -> Bool {
    style == other.style && styleBy.isSame(as: other.styleBy) && opacity == other.opacity && cornerRadius == other.cornerRadius
      && cornerStyle == other.cornerStyle && zIndex == other.zIndex && hasSameRare(as: other) { $0.isSame(as: $1) }
  }
  /// Stands side by side with the same others.
  func hasSameGroup(as other: MarkAttributes) -> Bool {
    hasSameRare(as: other) { a, b in
      switch (a.position, b.position) {
      case (let a?, let b?): a.by.hasSameValue(as: b.by) && a.axis == b.axis && a.span == b.span
      case (nil, nil): true
      case (nil, _), (_, nil): false
      }
    }
  }
  /// Sticks out of the plot as far; see `ScaleRoom`.
  func hasSameRoom(as other: MarkAttributes) -> Bool {
    hasSameRare(as: other) { a, b in
      a.symbolArea == b.symbolArea && (a.symbol == nil) == (b.symbol == nil) && (a.symbolBy == nil) == (b.symbolBy == nil)
        && a.annotations.count == b.annotations.count
        && zip(a.annotations, b.annotations).allSatisfy { $0.position == $1.position && $0.overflow == $1.overflow }
    }
  }
  /// Is told apart from others by the same values.
  func hasSameEncoding(as other: MarkAttributes) -> Bool {
    styleBy.isSame(as: other.styleBy)
      && hasSameRare(as: other) {
        $0.symbolBy.isSame(as: $1.symbolBy) && $0.lineStyleBy.isSame(as: $1.lineStyleBy)
          && $0.symbolSizeBy.isSame(as: $1.symbolSizeBy)
      }
  }
}

extension MarkAttributes.Rare {
  /// Views and closures can't be compared: with them no two are the same.
  fileprivate func isSame(as other: MarkAttributes.Rare) -> Bool {
    guard annotations.isEmpty, other.annotations.isEmpty, clip == nil, other.clip == nil else { return false }
    return symbol.isSame(as: other.symbol) && symbolBy.isSame(as: other.symbolBy) && symbolArea == other.symbolArea
      && symbolSizeBy.isSame(as: other.symbolSizeBy) && lineStyle == other.lineStyle
      && lineStyleBy.isSame(as: other.lineStyleBy) && interpolation == other.interpolation
      && position?.by.value == other.position?.by.value && position?.by.end == other.position?.by.end
      && position?.axis == other.position?.axis && position?.span == other.position?.span && offset == other.offset
      && blur == other.blur && shadow?.color == other.shadow?.color && shadow?.radius == other.shadow?.radius
      && shadow?.x == other.shadow?.x && shadow?.y == other.shadow?.y && alignsStylesWithPlot == other.alignsStylesWithPlot
      && accessibility == other.accessibility && odd == other.odd
  }
}

extension MarkSymbol? {
  fileprivate func isSame(as other: MarkSymbol?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (.shape(let a)?, .shape(let b)?): a.isSame(as: b)
    case (nil, _), (.shape?, _), (.view?, _): false
    }
  }
}

/// How far the sides of a mark are moved, in points; x counts from leading.
struct MarkOffset: Equatable {
  var xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
}

/// What is read aloud in place of the mark's own values.
struct MarkAccessibility: Equatable {
  var label: Channel.Label?
  var value: Channel.Label?
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
