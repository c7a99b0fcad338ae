import UIKit

/// What modifiers in presented content say of its presentation; nil where none of them has spoken.
struct PresentationOptions {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var backgroundInteraction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var cornerRadius: CGFloat??
  var background: PresentedBackground?
  var isDismissDisabled: Bool?
  /// Of a dialog: how high its cards are.
  var cardsHeight: CGFloat?

  /// Of several views side by side the first counts (a choice).
  mutating func add(_ next: PresentationOptions) {
    if detents == nil { (detents, selection) = (next.detents, next.selection) }
    dragIndicator = dragIndicator ?? next.dragIndicator
    backgroundInteraction = backgroundInteraction ?? next.backgroundInteraction
    contentInteraction = contentInteraction ?? next.contentInteraction
    cornerRadius = cornerRadius ?? next.cornerRadius
    background = background ?? next.background
    cardsHeight = cardsHeight ?? next.cardsHeight
    if let isDisabled = next.isDismissDisabled { isDismissDisabled = isDisabled || isDismissDisabled ?? false }
  }

  func settings(in environment: EnvironmentValues) -> SheetSettings {
    var settings = SheetSettings()
    if let detents {
      // In an order that does not depend on hashes.
      settings.detents = detents.sorted { $0.name < $1.name }.map { $0.sheetDetent(in: environment) }
    }
    settings.selected = selection.map { AnyHashable($0.wrappedValue) }
    settings.selectedName = selection?.wrappedValue.name
    settings.background = backgroundInteraction?.background ?? .disabled
    settings.showsGrabber = dragIndicator.flatMap { $0 == .automatic ? nil : $0 == .visible }
    settings.isDismissDisabled = isDismissDisabled ?? false
    settings.cornerRadius = cornerRadius ?? nil
    settings.cardsHeight = cardsHeight
    settings.scrollsFirst = contentInteraction == .scrolls
    if background != nil { settings.color = nil }
    return settings
  }
}

/// Each modifier adds its word to those of the views inside; the outer one counts before the inner one (a choice).
struct PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) { value.add(nextValue()) }
}

extension View {
  nonisolated func presentationOption(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }
}
