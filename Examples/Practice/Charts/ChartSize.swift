import SwiftUI

extension View {
  /// As high as its labels need; they stop growing before they take the plot.
  func chartSize() -> some View { modifier(ChartSize()) }
}

private struct ChartSize: ViewModifier {
  @ScaledMetric(relativeTo: .footnote) private var height: CGFloat = 188

  func body(content: Content) -> some View {
    content
      .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
      .frame(height: min(height, 260))
  }
}
