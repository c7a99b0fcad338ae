import CoreGraphics

/// What a person has set on the device. Fixed by the host, never read from the machine.
public struct UserSettings: Hashable, Sendable {
  /// `.unspecified` counts as light.
  public var interfaceStyle: UIUserInterfaceStyle
  public var locale: Locale
  public var contentSizeCategory: UIContentSizeCategory
  public var reducesMotion: Bool
  public var layoutDirection: UITraitEnvironmentLayoutDirection

  public init(
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
