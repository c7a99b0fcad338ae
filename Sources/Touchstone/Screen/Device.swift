import CoreGraphics
import UIKit

/// A telephone: the size of its glass, its pixels, and what bars and notches take of it.
public struct Device: Hashable, Sendable {
  /// What a command line and reports call it.
  public var name: String
  /// Points, upright.
  public var size: CGSize
  /// Pixels a point.
  public var scale: CGFloat
  /// Upright.
  public var safeArea: UIEdgeInsets
  /// Lying on its side.
  public var landscapeSafeArea: UIEdgeInsets

  /// Sizes in points, upright; a screen refuses sides above 5,000 points and scales above 6 pixels a point.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets = .zero, landscapeSafeArea: UIEdgeInsets = .zero
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
  }

  /// 375 × 667 points at 2 pixels, with a home button: 20 points of status bar, and nothing else taken.
  public static let iPhoneSE = Device(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  /// 390 × 844 points at 3 pixels, with a notch: 47 points at the top and 34 at the bottom.
  public static let iPhone14 = withHomeIndicator("iPhone 14", 390, 844, top: 47)
  /// 393 × 852 points at 3 pixels, with an island: 59 points at the top and 34 at the bottom.
  public static let iPhone15 = withHomeIndicator("iPhone 15", 393, 852, top: 59)
  /// 430 × 932 points at 3 pixels, with an island. On its side it counts as wide.
  public static let iPhone14ProMax = withHomeIndicator("iPhone 14 Pro Max", 430, 932, top: 59)

  /// Those that a command line or a script can name.
  public static let named: [Device] = [.iPhoneSE, .iPhone14, .iPhone15, .iPhone14ProMax]

  /// The notch or island keeps its depth at both sides when the telephone lies; the home indicator takes 34 points upright, 21
  /// lying.
  private static func withHomeIndicator(_ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 3,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: 21, right: top))
  }
}

extension Device {
  /// The shorter side from which a telephone on its side counts as wide: that of the Plus and Max models.
  private static let wideLandscapeSide: CGFloat = 414

  /// What views are told of the device at `size` points.
  package func traits(size: CGSize, settings: Settings) -> UITraitCollection {
    let isLandscape = size.width > size.height
    let isWide = isLandscape && min(size.width, size.height) >= Self.wideLandscapeSide
    return UITraitCollection(
      userInterfaceStyle: settings.isDark ? .dark : .light, displayScale: scale,
      horizontalSizeClass: isWide ? .regular : .compact, verticalSizeClass: isLandscape ? .compact : .regular,
      preferredContentSizeCategory: settings.textSize,
      layoutDirection: settings.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
