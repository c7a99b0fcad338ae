import Foundation

/// Files of 16 × 8 pixels: the left half is red above blue, the right half green above white.
enum Pictures {
  /// Written by libjpeg, quality 95, without subsampling.
  static let baselineJPEG = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkK\
      Cgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wAARCAAIABADAREAAhEB\
      AxEB/8QAFQABAQAAAAAAAAAAAAAAAAAACQr/xAAcEAABAwUAAAAAAAAAAAAAAAAAGBlmaKWm4+T/xAAVAQEBAAAAAAAAAAAAAAAAAAAICf/EABwRAAEE\
      AwEAAAAAAAAAAAAAAAAYGaTkZWaj4//aAAwDAQACEQMRAD8ANFVUDumoVDZe1wbg1HDNZm1ClhoKobEuslemfK8PYiqj3NxrB//Z
      """)!
  static let progressiveJPEG = Data(
    base64Encoded: """
      /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAIBAQEBAQIBAQECAgICAgQDAgICAgUEBAMEBgUGBgYFBgYGBwkIBgcJBwYGCAsICQoKCgoKBggLDAsKDAkK\
      Cgr/2wBDAQICAgICAgUDAwUKBwYHCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgr/wgARCAAIABADAREAAhEB\
      AxEB/8QAFQABAQAAAAAAAAAAAAAAAAAACAn/xAAVAQEBAAAAAAAAAAAAAAAAAAAHCP/aAAwDAQACEAMQAAABNCo1UsleKv/EABYQAQEBAAAAAAAAAAAA\
      AAAAAAAWF//aAAgBAQABBQKqZA//xAAaEQABBQEAAAAAAAAAAAAAAAAAFxhko+Nl/9oACAEDAQE/AXDcy7IR6bXof//EABwRAAEDBQAAAAAAAAAAAAAA\
      AAAXGGRloqPi4//aAAgBAgEBPwFstVwdhM5Vm5//xAAaEAABBQEAAAAAAAAAAAAAAAAANDajpOHi/9oACAEBAAY/AkEuDhqdH//EABQQAQAAAAAAAAAA\
      AAAAAAAAABD/2gAIAQEAAT8hIX//2gAMAwEAAgADAAAAEAP/xAAUEQEAAAAAAAAAAAAAAAAAAAAQ/9oACAEDAQE/EA2//8QAFBEBAAAAAAAAAAAAAAAA\
      AAAAEP/aAAgBAgEBPxARv//EABQQAQAAAAAAAAAAAAAAAAAAABD/2gAIAQEAAT8QBv8A/9k=
      """)!
  /// Written by libwebp, lossless; the right half has alpha 128.
  static let losslessWebP = Data(
    base64Encoded: "UklGRjoAAABXRUJQVlA4TC0AAAAvD8ABEB8w/wKCgv+jExAU/B+dgKDouuVCZi8AYbbRJCc5yfsdQ0T/Q+vD9gEA")!
  /// Written by libwebp, quality 95; colours run into each other.
  static let lossyWebP = Data(
    base64Encoded: """
      UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoQAAgAAIAIJagCdLoB+AH6gTAD+AfgBd/92AfwAF8VKNxAAP7/SNn/YMn/321v/7LkqP/qecb+sCRqyqU3\
      jER/+8/GucoCBNtyJH34dgAAAA==
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
