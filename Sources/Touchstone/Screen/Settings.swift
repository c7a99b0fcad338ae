import CairoRenderer
import CoreGraphics
import UIKit

/// What the owner of the device has set, and how fast its screen is.
public struct Settings: Hashable, Sendable {
  /// Dark appearance. Default: false.
  public var isDark: Bool
  /// Language and region: numbers, dates, calendars. Default: English of the United States.
  public var locale: Locale
  /// Dynamic Type. Default: large, as a telephone comes.
  public var textSize: UIContentSizeCategory
  /// What `accessibilityReduceMotion` says. Default: false.
  public var reducesMotion: Bool
  /// Reading direction, whatever the locale says. Default: false.
  public var isRightToLeft: Bool
  /// VoiceOver reads the screen aloud. Fingers touch as before: a test asks elements to `activate()`.
  public var isVoiceOverOn: Bool
  /// Switch Control is on, as views may ask. Default: false.
  public var isSwitchControlOn: Bool
  /// Nothing is to be told by colour alone.
  public var differentiatesWithoutColor: Bool
  /// 60 or 120.
  public var framesPerSecond: Int
  /// From which size on pictures are decoded in parts.
  package var pictureLimits = HugePictureLimits()

  /// What a new telephone is set to, unless said otherwise. `framesPerSecond` has to be 60 or 120.
  public init(
    isDark: Bool = false, locale: Locale = Locale(identifier: "en_US"), textSize: UIContentSizeCategory = .large,
    reducesMotion: Bool = false, isRightToLeft: Bool = false, isVoiceOverOn: Bool = false, isSwitchControlOn: Bool = false,
    differentiatesWithoutColor: Bool = false, framesPerSecond: Int = 60
  ) {
    precondition(
      framesPerSecond == 60 || framesPerSecond == 120, "a screen shows 60 or 120 frames a second, not \(framesPerSecond)")
    self.isDark = isDark
    self.locale = locale
    self.textSize = textSize
    self.reducesMotion = reducesMotion
    self.isRightToLeft = isRightToLeft
    self.isVoiceOverOn = isVoiceOverOn
    self.isSwitchControlOn = isSwitchControlOn
    self.differentiatesWithoutColor = differentiatesWithoutColor
    self.framesPerSecond = framesPerSecond
  }

  package var userSettings: UserSettings {
    UserSettings(
      interfaceStyle: isDark ? .dark : .light, locale: locale, contentSizeCategory: textSize, reducesMotion: reducesMotion,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      assistance: AssistanceSettings(
        isVoiceOverOn: isVoiceOverOn, isSwitchControlOn: isSwitchControlOn,
        differentiatesWithoutColor: differentiatesWithoutColor))
  }
}
