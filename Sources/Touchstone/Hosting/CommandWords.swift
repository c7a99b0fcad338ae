import CoreGraphics

/// The values of options on a command line.
package enum CommandWords {
  /// The word after `option`.
  package static func value(of option: String, in rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError("\(option) needs a value after it")
    }
    return value
  }

  package static func locale(_ name: String) throws -> Locale {
    let locale = Locale(identifier: name)
    guard let code = locale.language.languageCode, code.isISOLanguage else {
      throw UsageError("\"\(name)\" is no locale; one looks like en_US or ko_KR")
    }
    return locale
  }

  package static func device(_ name: String) throws -> Device {
    guard let device = Device.named.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw UsageError("there is no device \"\(name)\"; there are \(Device.named.map(\.name).joined(separator: ", "))")
    }
    return device
  }
}

/// A command line that makes no sense.
package struct UsageError: Error, CustomStringConvertible {
  package let description: String
  package init(_ text: String) { description = text + "." }
}
