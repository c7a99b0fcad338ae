import CoreGraphics
import LayerTree
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct PictureComparisonTests {
  private func pictures(_ change: (UIView) -> Void) throws -> (Picture, Picture) {
    let view = label("a", CGRect(x: 10, y: 20, width: 20, height: 10), color: UIColor(white: 0.5, alpha: 1))
    let screen = try screen([view])
    let first = screen.picture()
    change(view)
    screen.advance(by: 0.1)
    return (first, screen.picture())
  }

  @Test func equalPicturesDifferNowhere() throws {
    let (a, b) = try pictures { _ in }
    let difference = b.difference(from: a)
    #expect(!difference.isTooLarge && difference.differingPixels == 0 && difference.bounds.isNull)
    #expect(difference.description == "no pixel differs")
  }

  @Test func itSaysHowManyPixelsDifferAndWhere() throws {
    let (a, b) = try pictures { $0.frame.origin.x += 10 }
    let difference = b.difference(from: a)
    #expect(difference.isTooLarge && difference.differingPixels == 2 * 20 * 20)
    #expect(difference.share == 800 / (200.0 * 400))
    #expect(difference.bounds == CGRect(x: 20, y: 40, width: 60, height: 20), "in pixels")
    #expect((127...128).contains(difference.largestDifference) && difference.largestPlace == CGPoint(x: 20, y: 40))
    let marked = try #require(difference.picture)
    let red = try #require(marked.color(x: 25, y: 45)), grey = try #require(marked.color(x: 50, y: 45))
    #expect(red.red > 0.8 && red.green < 0.4 && grey.red == grey.green)
  }

  @Test func toleranceIsPerChannelAndByPixels() throws {
    let (a, b) = try pictures { $0.backgroundColor = UIColor(white: 0.51, alpha: 1) }
    #expect(b.difference(from: a).isTooLarge)
    #expect(!b.difference(from: a, tolerance: PictureTolerance(channel: 2)).isTooLarge)
    #expect(b.difference(from: a, tolerance: PictureTolerance(channel: 1)).largestDifference == 2)
    #expect(!b.difference(from: a, tolerance: PictureTolerance(pixels: 800)).isTooLarge)
    #expect(b.difference(from: a, tolerance: PictureTolerance(pixels: 799)).isTooLarge)
    #expect(!b.difference(from: a, tolerance: PictureTolerance(share: 0.01)).isTooLarge)
    #expect(b.difference(from: a, tolerance: PictureTolerance(share: 0.0099)).isTooLarge)
  }

  @Test func otherSizesDifferAltogether() throws {
    let screen = try screen([])
    let upright = screen.picture()
    screen.rotate()
    let difference = screen.picture().difference(from: upright)
    #expect(difference.isTooLarge && difference.picture == nil && difference.share == 1)
    #expect(difference.description.contains("400 × 200 pixels, expected were 200 × 400"))
  }

  @Test func aScreenIsComparedWithAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("comparison-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = folder.appendingPathComponent("card.png").path, output = folder.appendingPathComponent("out").path
    let card = label("Card", CGRect(x: 10, y: 20, width: 20, height: 10), id: "card")
    let screen = try screen([card])
    func error(recording: Bool = false) throws -> PictureMismatch {
      try #require(throws: PictureMismatch.self) {
        try screen.expectPicture(like: golden, recording: recording, differencesIn: output)
      }
    }
    #expect(try error().description.contains("There is no picture at \(golden)"))
    #expect(!FileManager.default.fileExists(atPath: golden), "nothing is recorded unless it is asked for")
    #expect(try error(recording: true).description.contains("was recorded"))
    #expect(try Picture(contentsOf: golden, scale: 2) == screen.picture())
    try screen.expectPicture(like: golden, differencesIn: output)
    #expect(!FileManager.default.fileExists(atPath: output))

    card.frame.origin.y += 3
    screen.advance(by: 0.1)
    let mismatch = try error()
    #expect(mismatch.difference?.bounds == CGRect(x: 20, y: 40, width: 40, height: 26))
    #expect(mismatch.description.contains("is no element"), "the card has left the place: \(mismatch)")
    let names = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    #expect(names == ["card.actual.png", "card.comparison.png", "card.difference.png"])
    card.frame.origin.y -= 3
    card.backgroundColor = .green
    screen.advance(by: 0.1)
    #expect(try error().description.contains("\"Card\" [card] (10, 20, 20 × 10)"))

    try Data("no picture".utf8).write(to: URL(fileURLWithPath: golden))
    #expect(throws: (any Error).self) { try screen.expectPicture(like: golden, differencesIn: output) }
  }
}
