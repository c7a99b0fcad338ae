import SwiftUI

extension ChartContent {
  /// Read aloud in place of the values along the axis that the marks stand on.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.rare.accessibility.label = .text(label) }
  }
  nonisolated public func accessibilityLabel(_ key: LocalizedStringKey) -> some ChartContent {
    changing { $0.rare.accessibility.label = Channel.Label(key) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    let label = String(label)
    return changing { $0.rare.accessibility.label = .string(label) }
  }
  /// Read aloud in place of the values that the marks show.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { $0.rare.accessibility.value = .text(value) }
  }
  nonisolated public func accessibilityValue(_ key: LocalizedStringKey) -> some ChartContent {
    changing { $0.rare.accessibility.value = Channel.Label(key) }
  }
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    let value = String(value)
    return changing { $0.rare.accessibility.value = .string(value) }
  }
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.rare.accessibility.identifier = identifier }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.rare.accessibility.isHidden = hidden }
  }
}
