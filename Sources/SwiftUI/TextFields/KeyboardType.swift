import Foundation
import UIKit

private struct KeyboardTypeKey: EnvironmentKey { static var defaultValue: UIKeyboardType { .default } }

extension EnvironmentValues {
  var keyboardType: UIKeyboardType {
    get { self[KeyboardTypeKey.self] }
    set { self[KeyboardTypeKey.self] = newValue }
  }
}

extension View {
  /// The keys that the text fields in the view ask for: characters for which such a keyboard has no key are refused when typed,
  /// as on a device without another keyboard. The pads for numbers have digits and little else, `.asciiCapable` has no other
  /// scripts, and the rest have every key.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    modifier(EnvironmentModifier { $0.keyboardType = type })
  }
}

extension UIKeyboardType {
  func hasKeys(for text: String, in locale: Locale) -> Bool {
    switch self {
    case .numberPad: text.allSatisfy { $0.isWholeNumber }
    case .asciiCapableNumberPad: text.allSatisfy { $0.isASCII && $0.isWholeNumber }
    case .decimalPad: text.allSatisfy { $0.isWholeNumber || String($0) == locale.decimalSeparator ?? "." }
    case .phonePad: text.allSatisfy { $0.isWholeNumber || "+*#,;".contains($0) }
    case .asciiCapable: text.allSatisfy(\.isASCII)
    case .default, .numbersAndPunctuation, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch: true
    }
  }
}
