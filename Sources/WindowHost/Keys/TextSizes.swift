import UIKit

/// The text sizes of the system, from the smallest to the largest.
enum TextSizes {
  private static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// `steps` sizes larger than `size`; held at both ends.
  static func size(_ steps: Int, from size: UIContentSizeCategory) -> UIContentSizeCategory {
    let index = (all.firstIndex(of: size) ?? 3) + steps
    return all[min(max(index, 0), all.count - 1)]
  }
}
