import UIKit

/// What lies behind presented content in place of the system's background.
struct PresentedBackground {
  let alignment: Alignment
  var content: AnyView
  static let none = PresentedBackground(alignment: .center, content: AnyView(EmptyView()))
}

/// Longer than the sheet, for when it is stretched.
private struct StyleBackground<S: ShapeStyle>: View {
  let style: S
  /// More than any pull stretches a sheet by, in points.
  private static var reserve: CGFloat { 1000 }
  var body: some View { Rectangle().fill(style).padding(.bottom, -Self.reserve) }
}

extension View {
  /// The background of the presentation around the view, up to all of its edges.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentationOption {
      $0.background = PresentedBackground(alignment: .center, content: AnyView(StyleBackground(style: style)))
    }
  }
  /// The same made of views, which are offered all of the presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let background = PresentedBackground(alignment: alignment, content: AnyView(content()))
    return presentationOption { $0.background = background }
  }
}
