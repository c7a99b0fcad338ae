import CoreGraphics
import UIKit

extension ScriptVerb {
  /// How the application starts; above the first step.
  static let setup: [ScriptVerb] = [
    ScriptVerb("device", "NAME") { line in
      let device = try line.choice(of: Device.named.map { ($0.name, $0) }, "the name of a device between quotation marks")
      return .setup { $0.device = device }
    },
    ScriptVerb("dark", "") { _ in .appearance(isDark: true) },
    ScriptVerb("light", "") { _ in .appearance(isDark: false) },
    ScriptVerb("locale", "NAME") { line in
      let word = line.next
      let name = try line.name("a locale such as en_US or ko_KR")
      let locale = Locale(identifier: name)
      guard locale.language.languageCode?.isISOLanguage == true else {
        throw ScriptMistake(read: word, expected: "a locale such as en_US or ko_KR")
      }
      return .setup { $0.settings.locale = locale }
    },
    ScriptVerb("text-size", "NAME") { line in
      let size = try line.choice(of: UIContentSizeCategory.named, "a text size")
      return .setup { $0.settings.textSize = size }
    },
    ScriptVerb("voice-over", "") { _ in .setup { $0.settings.isVoiceOverOn = true } },
    ScriptVerb("reduce-motion", "") { _ in .setup { $0.settings.reducesMotion = true } },
    ScriptVerb("right-to-left", "") { _ in .setup { $0.settings.isRightToLeft = true } },
    ScriptVerb("frames-per-second", "60|120") { line in
      let rate = try line.choice(of: [("60", 60), ("120", 120)], "frames a second")
      return .setup { $0.settings.framesPerSecond = rate }
    },
  ]
}

extension UIContentSizeCategory {
  /// By the names of iOS's constants, words joined by hyphens.
  static let named: [(name: String, value: UIContentSizeCategory)] = [
    ("extra-small", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extra-large", .extraLarge),
    ("extra-extra-large", .extraExtraLarge), ("extra-extra-extra-large", .extraExtraExtraLarge),
    ("accessibility-medium", .accessibilityMedium), ("accessibility-large", .accessibilityLarge),
    ("accessibility-extra-large", .accessibilityExtraLarge),
    ("accessibility-extra-extra-large", .accessibilityExtraExtraLarge),
    ("accessibility-extra-extra-extra-large", .accessibilityExtraExtraExtraLarge),
  ]
}
