import Foundation
import UIKit

/// What a hosting view's root environment is made from.
struct HostSurroundings: Equatable {
  let traits: UITraitCollection
  let settings: UserSettings
  let isActive: Bool
  /// The host is the view of a controller that is presented.
  let isPresented: Bool

  @MainActor var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    values.displayScale = traits.displayScale > 0 ? traits.displayScale : 1
    values.layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
    values.horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
    values.verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
    values.locale = settings.locale
    values.accessibilityReduceMotion = settings.reducesMotion
    values.accessibilityVoiceOverEnabled = settings.assistance.isVoiceOverOn
    values.accessibilitySwitchControlEnabled = settings.assistance.isSwitchControlOn
    values.accessibilityDifferentiateWithoutColor = settings.assistance.differentiatesWithoutColor
    values.scenePhase = isActive ? .active : .inactive
    return values
  }
}

extension UIUserInterfaceStyle {
  init(_ scheme: ColorScheme?) {
    switch scheme {
    case .light?: self = .light
    case .dark?: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension UserInterfaceSizeClass {
  init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension DynamicTypeSize {
  init(_ category: UIContentSizeCategory) {
    switch category {
    case .extraSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .extraLarge: self = .xLarge
    case .extraExtraLarge: self = .xxLarge
    case .extraExtraExtraLarge: self = .xxxLarge
    case .accessibilityMedium: self = .accessibility1
    case .accessibilityLarge: self = .accessibility2
    case .accessibilityExtraLarge: self = .accessibility3
    case .accessibilityExtraExtraLarge: self = .accessibility4
    case .accessibilityExtraExtraExtraLarge: self = .accessibility5
    default: self = .large
    }
  }
}
