import CairoRenderer
import CoreGraphics
import LayerTree
import Testing

/// What is shown while a picture is decoded.
@Suite struct HugePatienceTests {
  @Test func firstACoarsePictureThenASharpOne() throws {
    let decoder = StandardImageDecoder(limits: HugeFiles.limits), image = try decoder.decode(try HugeFiles.jpeg())
    decoder.workshop.patience = .untilFirst
    let root = HugeFiles.layer(image), log = LayerLog()
    root.becomeRoot(of: log)
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1)),
      size = CGSize(width: 200, height: 150)
    func draw() -> Data {
      renderer.render(root: root, log: log, size: size, background: .black)
      return renderer.frame!.bytes
    }
    let coarse = draw()
    #expect(decoder.workshop.tileCount == 0)
    #expect(draw() == coarse)
    decoder.workshop.finish()
    #expect(!log.isEmpty && !decoder.workshop.isBusy)
    let sharp = draw()
    #expect(sharp != coarse && decoder.workshop.tileCount == 1 && log.isEmpty)

    let patient = StandardImageDecoder(limits: HugeFiles.limits)
    let other = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1))
    other.render(
      root: HugeFiles.layer(try patient.decode(try HugeFiles.jpeg())), log: nil, size: size, background: .black)
    #expect(other.frame!.bytes == sharp)
    root.resignRoot()
  }

  @Test func withoutPatienceNothingIsWaitedFor() throws {
    let decoder = StandardImageDecoder(limits: HugeFiles.limits), image = try decoder.decode(HugeFiles.png)
    decoder.workshop.patience = .never
    let root = HugeFiles.layer(image), log = LayerLog()
    root.becomeRoot(of: log)
    let renderer = LayerRenderer(scale: 1, typesetter: try PangoTypesetter(displayScale: 1)), size = CGSize(width: 90, height: 90)
    renderer.render(root: root, log: log, size: size, background: .black)
    #expect(renderer.frame!.color(40, 40) == [0, 0, 0, 255])
    decoder.workshop.finish()
    renderer.render(root: root, log: log, size: size, background: .black)
    #expect(renderer.frame!.color(40, 40) != [0, 0, 0, 255])
    root.resignRoot()
  }

  @Test func aSmallPictureOfItNeedsNoTiles() throws {
    let decoder = StandardImageDecoder(limits: HugeFiles.limits), image = try decoder.decode(try HugeFiles.jpeg())
    _ = try HugeFiles.frame(image, corner: .zero, scale: 0.05)
    decoder.workshop.finish()
    #expect(decoder.workshop.tileCount == 0)
  }

  @Test func withoutRoomForAllPixelsTheyAreClear() throws {
    let decoder = StandardImageDecoder(limits: HugeFiles.limits, scratch: "/nonexistent")
    let lines = Lines()
    decoder.workshop.onFailure = { lines.all.append($0) }
    let image = try decoder.decode(try HugeFiles.jpeg())
    #expect(HugeFiles.bytes(image) == Data(count: HugeFiles.width * HugeFiles.height * 4))
    #expect(HugeFiles.bytes(image).count > 0 && lines.all.count == 1)
    #expect(lines.all.first?.contains("no room of 4 MB in /nonexistent") == true, "\(lines.all)")
  }

  @Test func withoutRoomForTilesItStaysBlurred() throws {
    let decoder = StandardImageDecoder(limits: HugeFiles.limits, scratch: "/nonexistent")
    let lines = Lines()
    decoder.workshop.onFailure = { lines.all.append($0) }
    let image = try decoder.decode(try HugeFiles.jpeg())
    let frame = try HugeFiles.frame(image, corner: CGPoint(x: 100, y: 100))
    #expect(frame.color(50, 50) != [255, 255, 255, 255])
    #expect(lines.all.count == 1 && lines.all[0].contains("stays blurred") && lines.all[0].contains("/nonexistent"))
  }
}

final class Lines {
  var all: [String] = []
}
