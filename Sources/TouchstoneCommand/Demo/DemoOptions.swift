import Foundation
import Touchstone

/// On what a demo is played and where its files go.
struct DemoOptions {
  var output: String
  var device = Device.iPhone14
  var settings = Settings()

  init(_ words: [String], output: String = "out/reels") throws {
    self.output = output
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--dark": settings.isDark = true
      case "--output": self.output = try Self.value(of: word, in: &rest)
      case "--locale": settings.locale = try Self.locale(Self.value(of: word, in: &rest))
      case "--device": device = try Self.device(Self.value(of: word, in: &rest))
      default: throw UsageError(word.hasPrefix("-") ? "there is no option \(word)" : "\"\(word)\" is one word too many")
      }
    }
  }

  private static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value after it")
    }
    return value
  }

  private static func locale(_ name: String) throws -> Locale {
    let locale = Locale(identifier: name)
    guard let code = locale.language.languageCode, code.isISOLanguage else {
      throw UsageError("\"\(name)\" is no locale; one looks like en_US or ko_KR")
    }
    return locale
  }

  private static func device(_ name: String) throws -> Device {
    guard let device = Device.named.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw UsageError("there is no device \"\(name)\"; there are \(Device.named.map(\.name).joined(separator: ", "))")
    }
    return device
  }
}
