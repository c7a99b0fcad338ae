import UIKit

extension View {
  /// The heights at which the sheet around the view rests; the smallest of them at first. Without the modifier it is `.large`.
  ///
  /// No detent at all stands for `.large`, and one that is no finite number of points is left out, with a line on the console each.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = nil
    }
  }
  /// The same, with the detent where it rests, or is on its way to. It rests at the smallest while `selection` is none of them.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentationOption {
      $0.detents = detents
      $0.selection = selection
    }
  }
  /// Whether the sheet around the view has a grabber; automatic: when it has several detents.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentationOption { $0.dragIndicator = visibility }
  }
  /// The radius of the upper corners of the sheet around the view, in points; nil for the system's 10. A negative one counts as 0; one
  /// that is not finite as nil, with a line on the console.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    let isNumber = cornerRadius.map {
      OddNumbers.areFinite($0, of: "presentationCornerRadius", consequence: "the system's is used")
    }
    let radius = isNumber == false ? nil : cornerRadius.map { max(0, $0) }
    return presentationOption { $0.cornerRadius = .some(radius) }
  }
  /// Fingers and taps beside the sheet around the view do not dismiss it; it comes back from where it is pulled. One such modifier in the
  /// content is enough.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentationOption { $0.isDismissDisabled = isDisabled || $0.isDismissDisabled ?? false }
  }
}
