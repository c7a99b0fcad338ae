import Foundation

/// Files of 16 × 8 pixels: the left half is red above blue, the right half green above white.
enum Pictures {
  /// Written by libjpeg, quality 95, without subsampling.
  static let baselineJPEG = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBD\
      AQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEBAxEB/8QAFQABAQAA\
      AAAAAAAAAAAAAAAACQr/xAAcEAABAwUAAAAAAAAAAAAAAAAAGBlmaKWm4+T/xAAVAQEBAAAAAAAAAAAAAAAAAAAICf/EABwRAAEEAwEAAAAAAAAAAAAAAAAYGaTk\
      ZWaj4//aAAwDAQACEQMRAD8ANFVUDumoVDZe1wbg1HDNZm1ClhoKobEuslemfK8PYiqj3NxrB//Z
      """)!
  static let progressiveJPEG = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkKCgr/2wBD\
      AQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wgARCAAIABADAREAAhEBAxEB/8QAFQABAQAA\
      AAAAAAAAAAAAAAAACAn/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCP/aAAwDAQACEAMQAAABNCo1UsleKv/EABYQAQEBAAAAAAAAAAAAAAAAAAAWF//aAAgBAQABBQKq\
      ZA//xAAaEQABBQEAAAAAAAAAAAAAAAAAFxhko+Nl/9oACAEDAQE/AXDcy7IR6bXof//EABwRAAEDBQAAAAAAAAAAAAAAAAAXGGRloqPi4//aAAgBAgEBPwFstVwd\
      hM5Vm5//xAAaEAABBQEAAAAAAAAAAAAAAAAANDajpOHi/9oACAEBAAY/AkEuDhqdH//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEAAT8hIX//2gAMAwEAAgAD\
      AAAAEAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/EA2//8QAFBEBAAAAAAAAAAAAAAAAAAAAEP/aAAgBAgEBPxARv//EABQQAQAAAAAAAAAAAAAAAAAA\
      ABD/2gAIAQEAAT8QBv8A/9k=
      """)!
  /// Written by libwebp, lossless; the right half has alpha 128.
  static let losslessWebP = Data(
    base64Encoded: "UklGRjoAAABXRUJQVlA4TC0AAAAvD8ABEB8w/wKCgv+jExAU/B+dgKDouuVCZi8AYbbRJCc5yfsdQ0T/Q+vD9gEA")!
  /// Written by libwebp, quality 95; colours run into each other.
  static let lossyWebP = Data(
    base64Encoded: """
      UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoQAAgAAIAIJagCdLoB+AH6gTAD+AfgBd/92AfwAF8VKNxAAP7/SNn/YMn/321v/7LkqP/qecb+sCRqyqU3jER/+8/G\
      ucoCBNtyJH34dgAAAA==
      """)!

  /// The baseline JPEG with an EXIF block that asks for `orientation`.
  static func jpeg(orientation: UInt8, isLittleEndian: Bool) -> Data {
    let tiff: [UInt8] =
      isLittleEndian
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let exif = Array("Exif\0\0".utf8) + tiff
    return baselineJPEG.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + baselineJPEG.dropFirst(2)
  }
}
