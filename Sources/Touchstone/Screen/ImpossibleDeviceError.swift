import CoreGraphics
import UIKit

/// A device that no screen can be made of.
public struct ImpossibleDeviceError: Error, CustomStringConvertible {
  /// The one that was asked for.
  public let device: Device
  /// The size, the limits and the likely cause.
  public var description: String {
    "There is no screen of \(device.size.width) × \(device.size.height) points at \(device.scale) pixels a point (device "
      + "\"\(device.name)\") with safe areas \(words(device.safeArea)) upright and \(words(device.landscapeSafeArea)) on its side: sides "
      + "and insets are from 0 to \(Device.longestSide) points, scales above 0 and up to \(Device.greatestScale). "
      + "The usual cause is a size worked out by a division by zero."
  }
  private func words(_ insets: UIEdgeInsets) -> String { "(\(insets.top), \(insets.left), \(insets.bottom), \(insets.right))" }
}

extension Device {
  /// Points; a choice that keeps a picture of the screen within what Cairo can hold.
  static let longestSide: CGFloat = 5_000
  /// Pixels a point; a choice.
  static let greatestScale: CGFloat = 6

  /// Throws `ImpossibleDeviceError` for sizes, scales and insets that are none.
  func check() throws {
    let sides = 0...Self.longestSide
    let insets = [safeArea, landscapeSafeArea].flatMap { [$0.top, $0.left, $0.bottom, $0.right] }
    guard sides.contains(size.width), sides.contains(size.height), scale > 0, scale <= Self.greatestScale,
      insets.allSatisfy(sides.contains)
    else {
      throw ImpossibleDeviceError(device: self)
    }
  }
}
