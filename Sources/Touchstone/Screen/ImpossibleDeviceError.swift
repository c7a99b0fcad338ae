import CoreGraphics

/// A device that no screen can be made of.
public struct ImpossibleDeviceError: Error, CustomStringConvertible {
  /// The one that was asked for.
  public let device: Device
  /// The size, the limits and the likely cause.
  public var description: String {
    "There is no screen of \(device.size.width) × \(device.size.height) points at \(device.scale) pixels a point (device "
      + "\"\(device.name)\"): sides are from 0 to \(Device.longestSide) points, scales above 0 and up to \(Device.greatestScale). "
      + "The usual cause is a size worked out by a division by zero."
  }
}

extension Device {
  /// Points; a choice that keeps a picture of the screen within what Cairo can hold.
  static let longestSide: CGFloat = 5_000
  /// Pixels a point; a choice.
  static let greatestScale: CGFloat = 6

  /// Throws `ImpossibleDeviceError` for sizes and scales that are none.
  func check() throws {
    let sides = 0...Self.longestSide
    guard sides.contains(size.width), sides.contains(size.height), scale > 0, scale <= Self.greatestScale else {
      throw ImpossibleDeviceError(device: self)
    }
  }
}
