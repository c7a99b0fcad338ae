import Combine
import CoreGraphics

/// What a view knows of its surroundings. Never changed; a new one takes its place.
public final class UITraitCollection: NSObject, @unchecked Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Pixels a point; 0 is unspecified.
  public let displayScale: CGFloat
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let layoutDirection: UITraitEnvironmentLayoutDirection

  package init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified, displayScale: CGFloat = 0,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified, verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.layoutDirection = layoutDirection
  }

  /// All traits unspecified.
  public convenience override init() { self.init(userInterfaceStyle: .unspecified) }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(userInterfaceStyle: userInterfaceStyle, displayScale: 0)
  }

  /// The traits a colour without other context is resolved with: those of the screen, or of the view that is being drawn.
  public static var current: UITraitCollection {
    get { CurrentTraits.value }
    set { CurrentTraits.value = newValue }
  }

  /// A copy with another style; `.unspecified` keeps the one it has.
  package func with(userInterfaceStyle style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(
      userInterfaceStyle: style, displayScale: displayScale, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, preferredContentSizeCategory: preferredContentSizeCategory,
      layoutDirection: layoutDirection)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle && displayScale == other.displayScale
      && horizontalSizeClass == other.horizontalSizeClass && verticalSizeClass == other.verticalSizeClass
      && preferredContentSizeCategory == other.preferredContentSizeCategory && layoutDirection == other.layoutDirection
  }
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    return hasher.finalize()
  }
}

/// Each thread has its own; on other threads than the main one they are the screen's until something is drawn there.
private enum CurrentTraits {
  static var value: UITraitCollection {
    get { MainThread.isCurrent ? ofMainThread : Thread.current.threadDictionary[key] as? UITraitCollection ?? LentToAll.traits }
    set {
      if MainThread.isCurrent {
        ofMainThread = newValue
      } else {
        Thread.current.threadDictionary[key] = newValue === LentToAll.traits ? nil : newValue
      }
    }
  }
  private nonisolated(unsafe) static var ofMainThread = UITraitCollection()
  private static let key = "current traits"
}
