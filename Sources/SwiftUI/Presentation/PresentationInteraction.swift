import UIKit

/// Whether people can use what is behind a sheet. What is in use is not dimmed.
public struct PresentationBackgroundInteraction: Sendable {
  private enum Kind: Hashable {
    case disabled, enabled
    case upThrough(PresentationDetent)
  }
  private let kind: Kind
  private init(_ kind: Kind) { self.kind = kind }

  var background: SheetSettings.Background {
    switch kind {
    case .disabled: .disabled
    case .enabled: .enabled
    case .upThrough(let detent): .upThrough(AnyHashable(detent))
    }
  }

  /// As `disabled`.
  public static let automatic = PresentationBackgroundInteraction(.disabled)
  public static let disabled = PresentationBackgroundInteraction(.disabled)
  public static let enabled = PresentationBackgroundInteraction(.enabled)
  /// At `detent` and smaller ones. A detent that the sheet does not have is none.
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction(.upThrough(detent))
  }
}

/// What a swipe on scrolling content in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  /// As `resizes`.
  public static let automatic = PresentationContentInteraction(name: "resizes")
  /// The sheet grows to its largest detent before content scrolls.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Content scrolls to its end before the sheet grows.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

extension View {
  /// Whether people can use what is behind the sheet around the view.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    presentationOption { $0.backgroundInteraction = interaction }
  }
  /// What a swipe on scrolling content in the sheet around the view does first.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    presentationOption { $0.contentInteraction = behavior }
  }
}
