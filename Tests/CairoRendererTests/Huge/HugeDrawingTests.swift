import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

@Suite struct HugeDrawingTests {
  private let decoder = StandardImageDecoder(limits: HugeFiles.limits)

  /// Between the four pixels around a place, in exact arithmetic.
  private func expected(_ x: Double, _ y: Double, _ channel: Int) -> Double {
    let image = HugeFiles.picture
    func value(_ column: Int, _ row: Int) -> Double {
      let (x, y) = (min(max(column, 0), image.width - 1), min(max(row, 0), image.height - 1))
      return Double((image.pixels + y * image.bytesPerRow + x * 4).load(fromByteOffset: channel, as: UInt8.self))
    }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down))), (right, down) = (x - x.rounded(.down), y - y.rounded(.down))
    return (value(left, top) * (1 - right) + value(left + 1, top) * right) * (1 - down)
      + (value(left, top + 1) * (1 - right) + value(left + 1, top + 1) * right) * down
  }

  /// Tiles meet at columns 512 and 1,024 and at every 256th row.
  @Test(arguments: [0.87, 1, 1.63, 3.7]) func enlargedAcrossTilesItIsThePicture(scale: Double) throws {
    let image = try decoder.decode(HugeFiles.png)
    // What is only moved lies on whole pixels.
    let corner = scale == 1 ? CGPoint(x: 450, y: 210) : CGPoint(x: 450.25, y: 210.5)
    let frame = try HugeFiles.frame(image, corner: corner, scale: scale)
    var worst = 0.0
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        let pixel = frame.color(x, y)
        let place = (corner.x + (Double(x) + 0.5) / scale - 0.5, corner.y + (Double(y) + 0.5) / scale - 0.5)
        for channel in 0..<3 { worst = max(worst, abs(Double(pixel[2 - channel]) - expected(place.0, place.1, channel))) }
      }
    }
    // Parts of a pixel are counted in 128ths, up to 255 apart.
    #expect(worst <= 3, "\(worst)")
  }

  @Test func coarserLevelsFitOnTheFinerOnes() throws {
    // At a third, level 1 is drawn; the mean colour of a part is that of the picture.
    let image = try decoder.decode(HugeFiles.png)
    let third = try HugeFiles.frame(image, corner: CGPoint(x: 300, y: 100), scale: 1.0 / 3)
    func mean(_ frame: Frame, _ channel: Int) -> Double {
      var sum = 0
      for y in 0..<frame.height { for x in 0..<frame.width { sum += Int(frame.color(x, y)[channel]) } }
      return Double(sum) / Double(frame.width * frame.height)
    }
    var sums = [0.0, 0, 0]
    for y in stride(from: 100, to: 700, by: 3) {
      for x in stride(from: 300, to: 1_020, by: 3) { for c in 0..<3 { sums[c] += expected(Double(x), Double(y), 2 - c) } }
    }
    for channel in 0..<3 { #expect(abs(mean(third, channel) - sums[channel] / 48_000) < 2) }
  }

  @Test func whatIsDrawnByItsDamageIsWhatIsDrawnAtOnce() throws {
    let image = try decoder.decode(HugeFiles.png)
    let root = Layer(name: "root"), zoomed = Layer(name: "zoomed"), picture = HugeFiles.layer(image), spot = Layer(name: "spot")
    zoomed.addChild(picture)
    root.addChild(zoomed)
    root.addChild(spot)
    spot.size = CGSize(width: 20, height: 20)
    let square = CGMutablePath()
    square.addRect(spot.bounds)
    spot.content = [.fill(square, .color(PaintColor(red: 0, green: 1, blue: 0, alpha: 0.5)), evenOdd: false)]
    let log = LayerLog()
    root.becomeRoot(of: log)
    let typesetter = try PangoTypesetter(displayScale: 2), size = CGSize(width: 150, height: 110)
    let renderer = LayerRenderer(scale: 2, typesetter: typesetter)
    for step in 0..<12 {
      let scale = 0.4 + 0.13 * CGFloat(step)
      if step % 3 != 2 { zoomed.transform = CGAffineTransform(scaleX: scale, y: scale) }
      zoomed.position = CGPoint(x: -31.7 * CGFloat(step), y: -20.2 * CGFloat(step / 2))
      spot.position = CGPoint(x: 9 * CGFloat(step), y: 40)
      renderer.render(root: root, log: log, size: size, background: .black)
      let atOnce = LayerRenderer(scale: 2, typesetter: typesetter)
      atOnce.render(root: root, log: nil, size: size, background: .black)
      #expect(renderer.frame!.firstDifference(from: atOnce.frame!) == nil, "step \(step)")
    }
    root.resignRoot()
  }

  @Test func tilesInMemoryAreThoseThatAreSeen() throws {
    let image = try decoder.decode(HugeFiles.png)
    _ = try HugeFiles.frame(image, corner: CGPoint(x: 20, y: 20))
    // 240 × 200 pixels lie within one tile of 512 × 256.
    #expect(decoder.workshop.tileCount == 1)
    _ = try HugeFiles.frame(image, corner: CGPoint(x: 500, y: 250))
    #expect(decoder.workshop.tileCount == 4)
    // 3 × 4 tiles of the finest level and no more, whatever is shown.
    for x in stride(from: 0, to: 1_100, by: 90) {
      for y in stride(from: 0, to: 700, by: 90) { _ = try HugeFiles.frame(image, corner: CGPoint(x: x, y: y)) }
    }
    #expect(decoder.workshop.tileCount == 12)
    #expect(decoder.workshop.tileBytes <= 12 * 514 * 258 * 4)
    withExtendedLifetime(image) {}
  }

  @Test func tilesLeaveWithTheirPicture() throws {
    do {
      let image = try decoder.decode(HugeFiles.png)
      _ = try HugeFiles.frame(image, corner: CGPoint(x: 500, y: 250))
      decoder.workshop.finish()
    }
    #expect(decoder.workshop.tileCount == 0)
  }

  @Test func aTintKeepsTheShape() throws {
    let image = try decoder.decode(HugeFiles.png), layer = HugeFiles.layer(image)
    layer.content = [.image(image, layer.bounds, tint: PaintColor(red: 1, green: 0, blue: 0, alpha: 1), smooth: true)]
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1))
    renderer.render(root: layer, log: nil, size: CGSize(width: 30, height: 30), background: .black)
    #expect(renderer.frame!.color(15, 15) == [255, 0, 0, 255])
  }

  @Test func turnedAndFadedItIsDrawnToo() throws {
    let image = try decoder.decode(HugeFiles.png)
    let root = Layer(name: "root"), picture = HugeFiles.layer(image)
    picture.transform = CGAffineTransform(rotationAngle: 0.3)
    picture.opacity = 0.5
    root.addChild(picture)
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1))
    renderer.render(root: root, log: nil, size: CGSize(width: 200, height: 200), background: .black)
    // Under the middle of the frame, turned back.
    let place = CGPoint(x: 100.5, y: 150.5).applying(picture.transform.inverted())
    let pixel = renderer.frame!.color(100, 150)
    for channel in 0..<3 {
      #expect(abs(Double(pixel[2 - channel]) - expected(place.x - 0.5, place.y - 0.5, channel) / 2) < 5)
    }
  }
}
