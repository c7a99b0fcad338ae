import SwiftUI

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView

  /// Between the mark and its annotation, in points (a choice).
  static let automaticSpacing: CGFloat = 4
}

extension ChartContent {
  /// A view beside each mark.
  /// - Parameters:
  ///   - alignment: Where the view lies along the side of the mark that it is put to.
  ///   - spacing: Between both, in points; nil is 4.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic) { _ in content() }
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, .automatic, content)
  }
  /// - Parameter overflowResolution: What becomes of it where there is no room.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution) { _ in content() }
  }
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotated(position, alignment, spacing, overflowResolution, content)
  }

  nonisolated private func annotated<C: View>(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?, _ overflow: AnnotationOverflowResolution,
    _ content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    changing {
      var finite: CGFloat?
      if let spacing { finite = $0.finite(spacing, "annotation(spacing:)", or: MarkAnnotation.automaticSpacing) }
      $0.rare.annotations.append(
        MarkAnnotation(position: position, alignment: alignment, spacing: finite, overflow: overflow) { AnyView(content($0)) })
    }
  }
}
