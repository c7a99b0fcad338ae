import SwiftUI

/// What labels that scroll with a plot take of each side of its window, in points: guides carry it out of what scrolls.
enum MovingLabels {
  private enum Top: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Leading: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Bottom: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }
  private enum Trailing: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 } }

  /// Vertical ones, also for the sides: those are not mirrored on their way.
  private static let guides: [(guide: VerticalAlignment, side: WritableKeyPath<EdgeInsets, CGFloat>)] = [
    (VerticalAlignment(Top.self), \.top), (VerticalAlignment(Leading.self), \.leading),
    (VerticalAlignment(Bottom.self), \.bottom), (VerticalAlignment(Trailing.self), \.trailing),
  ]

  /// nil: another guide.
  static func side(_ guide: VerticalAlignment) -> WritableKeyPath<EdgeInsets, CGFloat>? {
    guides.first { $0.guide == guide }?.side
  }
  static func insets(of window: LayoutSubview, in size: CGSize) -> EdgeInsets {
    let dimensions = window.dimensions(in: ProposedViewSize(size))
    var insets = EdgeInsets()
    for (guide, side) in guides { insets[keyPath: side] = dimensions[explicit: guide] ?? 0 }
    return insets
  }
}
