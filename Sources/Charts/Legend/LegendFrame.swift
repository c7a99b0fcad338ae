import SwiftUI

/// A chart and its legend.
struct LegendFrame<Content: View>: View {
  let legend: AnyView?
  let settings: LegendSettings
  @ViewBuilder let content: Content
  /// Between both, in points (a choice).
  private static var automaticSpacing: CGFloat { 8 }

  private var spacing: CGFloat { settings.spacing ?? Self.automaticSpacing }

  var body: some View {
    switch settings.position.kind {
    case .overlay: content.overlay(alignment: settings.alignment ?? .topLeading) { legend }
    case .top, .topLeading, .topTrailing:
      VStack(alignment: horizontal, spacing: spacing) {
        legend
        content
      }
    case .leading:
      HStack(alignment: vertical, spacing: spacing) {
        legend
        content
      }
    case .trailing:
      HStack(alignment: vertical, spacing: spacing) {
        content
        legend
      }
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      VStack(alignment: horizontal, spacing: spacing) {
        content
        legend
      }
    }
  }

  private var horizontal: HorizontalAlignment {
    if let alignment = settings.alignment { return alignment.horizontal }
    switch settings.position.kind {
    case .topTrailing, .bottomTrailing: return .trailing
    case .top, .bottom: return .center
    default: return .leading
    }
  }
  private var vertical: VerticalAlignment { settings.alignment?.vertical ?? .top }
}
