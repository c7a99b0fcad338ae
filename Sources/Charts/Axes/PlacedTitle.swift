import SwiftUI

/// A title on its way to the layout.
struct PlacedTitle: Identifiable {
  let id: Int
  let edge: Edge
  /// Along the edge: 0 is leading or top, 1 trailing or bottom.
  let along: CGFloat
  let spacing: CGFloat
  let content: AnyView
  /// Beside the plot it is read upwards.
  var isTurned: Bool { edge == .leading || edge == .trailing }
}
