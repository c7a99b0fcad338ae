import CoreGraphics
import LayerTree
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct PictureTests {
  @Test func picturesShowWhatIsThere() throws {
    let view = label("a", CGRect(x: 10, y: 10, width: 20, height: 20), color: .blue)
    let screen = try screen([view])
    let picture = screen.picture()
    #expect(picture.width == 200 && picture.height == 400 && picture.scale == 2)
    #expect(picture.color(at: CGPoint(x: 15, y: 15)) == PaintColor(red: 0, green: 0, blue: 1))
    #expect(picture.color(at: CGPoint(x: 5, y: 5)) == .white)
    #expect(picture.color(at: CGPoint(x: 101, y: 5)) == nil)
    #expect(picture.png.starts(with: [0x89, 0x50, 0x4E, 0x47]))

    view.frame.origin.x = 50
    screen.advance(by: 0.1)
    let moved = screen.picture()
    #expect(moved != picture)
    #expect(moved.color(at: CGPoint(x: 15, y: 15)) == .white)
    #expect(moved.color(at: CGPoint(x: 55, y: 15)) == PaintColor(red: 0, green: 0, blue: 1))
  }

  @Test func theSameScriptGivesTheSameBytes() throws {
    func run() throws -> Data {
      let view = label("a", CGRect(x: 10, y: 10, width: 20, height: 20), color: .systemTeal)
      let screen = try screen([view])
      screen.drag(from: CGPoint(x: 15, y: 15), to: CGPoint(x: 60, y: 90), duration: 0.2)
      view.transform = CGAffineTransform(rotationAngle: 0.5)
      try screen.settle()
      return screen.picture().png
    }
    #expect(try run() == run())
  }

  @Test func aWatchedScreenDrawsFramesAnUnwatchedOnePictures() throws {
    let view = label("a", CGRect(x: 10, y: 10, width: 20, height: 20))
    let screen = try screen([view])
    func move() { for _ in 0..<3 { view.frame.origin.x += 1; screen.advance(by: 0.1) } }
    #expect(screen.work(move).framesDrawn == 0)
    #expect(screen.work { _ = screen.picture() }.framesDrawn == 1)
    #expect(screen.work { _ = screen.picture() }.framesDrawn == 0)
    screen.isWatched = true
    let work = screen.work(move)
    #expect(work.framesRun == 3 && work.framesDrawn == 3 && work.layersWritten == 3)
  }

  @Test func aFilmstripHoldsSmallPictures() throws {
    let screen = try screen([label("a", CGRect(x: 0, y: 0, width: 100, height: 200), color: .red)])
    var strip = Filmstrip(pictureWidth: 50)
    strip.add(screen.picture(), caption: "one")
    screen.isDark = true
    strip.add(screen.picture(), caption: "two")
    let picture = try strip.picture()
    #expect(picture.width == 16 + 2 * (50 + 16))
    #expect(picture.color(x: 16 + 25, y: 50) == PaintColor(red: 1, green: 0, blue: 0))
    #expect(picture.color(x: 16 + 50 + 16 + 25, y: 50) == PaintColor(red: 1, green: 0, blue: 0))
  }
}
