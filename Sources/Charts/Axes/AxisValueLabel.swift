import SwiftUI

/// Words, or a view, at a value.
public struct AxisValueLabel<Content: View> {
  let content: AxisLabelContent
}

/// A label and how it is placed.
struct AxisLabelContent {
  enum Words {
    /// The value in the way of its kind.
    case automatic
    case format((Datum) -> String?)
    /// What a format made of the value.
    case said(String)
    case view(AnyView)
  }
  fileprivate(set) var words: Words
  var isCentered: Bool?
  var anchor: UnitPoint?
  var alignment: Alignment?
  var collisions = AxisValueLabelCollisionResolution.automatic
  var offsetsMarks: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

extension AxisItem {
  /// At a value: a label whose format was asked about it.
  func at(_ datum: Datum) -> AxisItem {
    guard case .label(var content) = kind, case .format(let format) = content.words else { return self }
    content.words = format(datum).map { .said($0) } ?? .automatic
    return AxisItem(kind: .label(content), attributes: attributes)
  }
}

extension AxisValueLabel: AxisMark {
  public func _collect(into marks: inout _AxisMarkCollector) { marks.add(.label(content)) }
}

extension AxisValueLabel {
  nonisolated private init(
    _ words: AxisLabelContent.Words, _ centered: Bool?, _ anchor: UnitPoint?, _ alignment: Alignment?,
    _ collisions: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
  ) {
    content = AxisLabelContent(
      words: words, isCentered: centered, anchor: anchor, alignment: alignment, collisions: collisions,
      offsetsMarks: offsetsMarks, orientation: orientation,
      horizontalSpacing: horizontalSpacing.map { OddNumbers.finite($0, "AxisValueLabel(horizontalSpacing:)", or: 0) },
      verticalSpacing: verticalSpacing.map { OddNumbers.finite($0, "AxisValueLabel(verticalSpacing:)", or: 0) })
  }

  /// A view at the value.
  /// - Parameters:
  ///   - centered: In the middle between this value and the next; nil: for categories it is the middle of the band anyway.
  ///   - anchor: The point of the label that lies at the value; nil: by the side of the plot.
  ///   - multiLabelAlignment: Where labels of different sizes lie in the room of the biggest; leading and trailing count beside the
  ///     plot, top and bottom above and below it.
  ///   - collisionResolution: What becomes of labels that would touch.
  ///   - offsetsMarks: Whether the plot makes room for the labels; false lays them into it.
  ///   - horizontalSpacing, verticalSpacing: From the plot, in points.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .view(AnyView(content())), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

extension AxisValueLabel where Content == Text {
  /// The value itself.
  nonisolated public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .automatic, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
      verticalSpacing)
  }
  /// The value in a format.
  nonisolated public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .format { Format.FormatInput(datum: $0).map(format.format) }, centered, anchor, multiLabelAlignment, collisionResolution,
      offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
  }
  nonisolated public init(
    _ text: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(text))), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .view(AnyView(Text(text))), centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
      horizontalSpacing, verticalSpacing)
  }
}

/// How a label is turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .horizontal) }
  /// Read from top to bottom.
  public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .vertical) }
  /// Read from bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(kind: .verticalReversed) }
}

/// What becomes of labels that would touch each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, disabled, truncate, greedy(priority: Double, minimumSpacing: CGFloat?) }
  let kind: Kind
  /// Every second one is shown, or every third, so that none touch (a choice).
  public static var automatic: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .automatic) }
  /// Those with a higher priority first, and of the rest from the first on, each where there is still room.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    let name = "AxisValueLabelCollisionResolution.greedy"
    let priority = OddNumbers.number(priority, "The priority of \(name)", or: 0)
    let spacing = minimumSpacing.map { OddNumbers.finite($0, "The minimumSpacing of \(name)", or: 0) }
    return AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, minimumSpacing: spacing))
  }
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
  /// All of them, each in the room up to the next.
  public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .truncate) }
  /// All of them.
  public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(kind: .disabled) }
}
