import CoreGraphics

/// What a person has set on the device. Fixed by the host, never read from the machine.
package struct UserSettings: Hashable, Sendable {
  /// `.unspecified` counts as light.
  package var interfaceStyle: UIUserInterfaceStyle
  package var locale: Locale
  package var contentSizeCategory: UIContentSizeCategory
  package var reducesMotion: Bool
  package var layoutDirection: UITraitEnvironmentLayoutDirection
  package var assistance: AssistanceSettings

  package init(
    interfaceStyle: UIUserInterfaceStyle = .light, locale: Locale = Locale(identifier: "en_US"),
    contentSizeCategory: UIContentSizeCategory = .large, reducesMotion: Bool = false,
    layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight, assistance: AssistanceSettings = AssistanceSettings()
  ) {
    self.interfaceStyle = interfaceStyle
    self.locale = locale
    self.contentSizeCategory = contentSizeCategory
    self.reducesMotion = reducesMotion
    self.layoutDirection = layoutDirection
    self.assistance = assistance
  }
}

/// Which assistive technology is in use.
package struct AssistanceSettings: Hashable, Sendable {
  package var isVoiceOverOn: Bool
  package var isSwitchControlOn: Bool
  package var differentiatesWithoutColor: Bool

  package init(isVoiceOverOn: Bool = false, isSwitchControlOn: Bool = false, differentiatesWithoutColor: Bool = false) {
    self.isVoiceOverOn = isVoiceOverOn
    self.isSwitchControlOn = isSwitchControlOn
    self.differentiatesWithoutColor = differentiatesWithoutColor
  }
}
