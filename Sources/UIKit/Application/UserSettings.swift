import CoreGraphics

/// What a person has set on the device. Fixed by the host, never read from the machine.
package struct UserSettings: Hashable, Sendable {
  /// `.unspecified` counts as light.
  package var interfaceStyle: UIUserInterfaceStyle
  package var locale: Locale
  package var contentSizeCategory: UIContentSizeCategory
  package var reducesMotion: Bool
  package var layoutDirection: UITraitEnvironmentLayoutDirection

  package init(
    interfaceStyle: UIUserInterfaceStyle = .light, locale: Locale = Locale(identifier: "en_US"),
    contentSizeCategory: UIContentSizeCategory = .large, reducesMotion: Bool = false,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.interfaceStyle = interfaceStyle
    self.locale = locale
    self.contentSizeCategory = contentSizeCategory
    self.reducesMotion = reducesMotion
    self.layoutDirection = layoutDirection
  }
}
