import CairoRenderer
import CoreGraphics
import LayerTree

/// Files of pictures that count as huge in these tests, and what draws them.
struct HugeFiles {
  /// Every picture of more than 1,000 pixels is cut into tiles; its first level has 1/8 of the sides.
  static let limits = HugePictureLimits(smallest: 1_000, firstPicture: 20_000)
  static let width = 1_301, height = 903

  /// Smooth colours with a grid of lines: shifts and seams would be seen.
  static let picture: CGImage = {
    let pixels = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 16)
    for y in 0..<height {
      for x in 0..<width {
        let isLine = x % 37 == 0 || y % 41 == 0
        let blue = isLine ? 20 : x * 255 / width, green = isLine ? 20 : y * 255 / height, red = isLine ? 220 : (x + y) / 3 % 256
        let pixel = UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | 0xFF00_0000
        pixels.storeBytes(of: pixel, toByteOffset: (y * width + x) * 4, as: UInt32.self)
      }
    }
    return CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, adopting: pixels)
  }()

  static func jpeg(isProgressive: Bool = false, orientation: Int = 1) throws -> Data {
    var writer = JPEGWriter()
    writer.isProgressive = isProgressive
    writer.orientation = orientation
    let path = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString + ".jpg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try writer.write(picture, to: path)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  static let png = PNGEncoder.encode(picture)

  /// A layer as large as `image` in points.
  static func layer(_ image: CGImage) -> Layer {
    let layer = Layer(name: "picture")
    layer.size = CGSize(width: image.width, height: image.height)
    layer.content = [.image(image, layer.bounds, tint: nil, smooth: true)]
    return layer
  }

  /// What is seen of the image through a window of 240 × 200 pixels whose corner lies at `corner` of the image, enlarged by `scale`.
  static func frame(_ image: CGImage, corner: CGPoint, scale: CGFloat = 1) throws -> Frame {
    let root = Layer(name: "root"), picture = layer(image)
    picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    picture.position = CGPoint(x: -corner.x * scale, y: -corner.y * scale)
    root.addChild(picture)
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1))
    renderer.render(
      root: root, log: nil, size: CGSize(width: 240, height: 200), background: PaintColor(red: 1, green: 1, blue: 1, alpha: 1))
    return renderer.frame!
  }

  /// The pixels of an image, row by row.
  static func bytes(_ image: CGImage) -> Data { Data(bytes: image.pixels, count: image.height * image.bytesPerRow) }

  /// A PNG of 70 × 50 pixels whose rows come in seven turns; the colour changes every 7 columns and every 5 rows.
  static let interlacedPNG = Data(
    base64Encoded: """
      iVBORw0KGgoAAAANSUhEUgAAAEYAAAAyCAIAAAEZ+AqSAAAEZUlEQVR42u2Zwa3rOhBDXYSKcBEqwj2MilARKkJFqMDvSC8M831WdxEERoDZBYFAmeTM\
      UNu2Rdpi3yJvcWxRtqhb9C3GFtuWIqXYU+QUR4qSoqboKUY6f8uRcuw5co4jR8lRc/QcI5+/HZGO2I/IRxxHlCPqEf2IcZy/1Ug19hq5xlGj1Kg1eo1R\
      z996pB57j9zj6FF61B69x+jnbyPSiH1EHnGMKCPqiD5ijPO3JwYBaFcMAtCuGASgXTEIQLtiEIB2xSAA7YpBAJpjWDAWEn2QBWmhErCFbcLb46w0a5+V\
      9zhmlVl1VtujzxqzHugWwIVRn2qBXXgFeaGewEuclWbts3KJY1aZVWe1En3WmLVtLc5Ks/ZZucUxq8yqs1qLPmvMelzlus11oeLFutl1ubrfdcXzlp83\
      qWv0m9Q1+k3+7T8ng57kWhpZMhHRFtcW3Z6Me34ufSv/XPpW/rkeLBVRl96W5ETaxdtF3Rd7t/eP699XH9e/79/+8ySE2OCEEBucEA/1SEDLB5YVSExL\
      T0tST1U9GST6OINEH2fQiz7ijtNH3HH6/O0/p3qfwl7+tCxKIl86X1J/U7trXtxzBoqEbgQipNNSzHR3eLFUXE3GWOetqCsCF6Oxk1l8FquHc9sNSTx3\
      tovw7lIiv0tAKnDrmor43ElTe1JgMh26GiVIybKYOF2iUqm0Olyx7stSoutRknSzljxdpNKpO/hLs27l0q+rWEJ2f5eoXdpSt5v+S+nSezLVu/Ylf5lA\
      MStwQ5AnyBnGP3/43EnTibyjyZXcm2RP3uZkVW5Y8izvfS//8iYoX3J3kkF5Z5RZuWXJtbxdvhxMPpbMzdzTZGsyt2IW50Ynr5Pjjf/5XiLfy+R7hXyv\
      ke+NN9+740kXI09k5JmMvJCRNzLy6eWfO+li5ImMPJORFzLyRkb+1jXudNKlOSVqTpmaU6Hm1Kg5zf70uZMubTBRG8zUBgu1wUZt8DXx3uykS2tP1Noz\
      tfZCrb1Ra5/d/XMnXVp7otaeqbUXau2NWvvbHHGnky7jSqJxJdO4UmhcaTSuzInlcyddBqNEg1GmwajQYNRoMHpthDc76TLsJRr2Mg17hYa9RsPenPc+\
      d5Jt1DiR4ZqNYxru3ji74UKOAx1u6TjlwWB5I0iWRuCMiREFDp6YW+A0imEGjqiYcODcCqPyD9I3Q7LICMdzzJFwZsdwCQd5TJxwuscYCkd+TsHuAsni\
      Nlw4MIPDLQSDOVxNMK3DfQUjPFxiYG/6QfpmSJa+4q6GkSwucJjT4laH4S2uepjo4v4HK+eNIFlyjdsnxtm4kmLGjXsqBt+4vGIajhstLNE/SN8MyZ4X\
      cHHHNwfc5vEhAld8fJ3AvR+fLDAM4BeTu0CypxmMIvC9BvMJfMTB0AJfdjDJwOcejDcgUflB+mZI9lKHKQ4+32G0g296mPfgQx+GQPj6h8kQhFE3gmSv\
      nJhL4dMnhlX4HooJFj6SYqyFL6eYdUG89oP0vZD+Ay2A50cc+rsuAAAAAElFTkSuQmCC
      """)!
}
