import CairoRenderer
import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// A picture with very many pixels in an app.
@MainActor @Suite struct HugePictureTests {
  private struct Viewer: View {
    let image: UIImage?
    @State private var scale = 1.0
    @State private var start = 1.0
    var body: some View {
      ZStack {
        Color.black
        if let image { Image(uiImage: image).resizable().frame(width: 300, height: 200).scaleEffect(scale) }
      }
      .contentShape(Rectangle())
      .gesture(MagnifyGesture().onChanged { scale = start * $0.magnification }.onEnded { _ in start = scale })
    }
  }

  private var settings: Settings {
    var settings = Settings()
    settings.pictureLimits = HugePictureLimits(smallest: 1_000, firstPicture: 20_000)
    return settings
  }

  /// Stripes that only show when they are enlarged.
  private func makeFile(orientation: Int = 1) throws -> Data {
    let width = 1_500, height = 1_000, path = NSTemporaryDirectory() + "touchstone-" + UUID().uuidString + ".jpg"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var row = [UInt8](repeating: 255, count: width * 4)
    var writer = JPEGWriter()
    writer.orientation = orientation
    try writer.write(to: path, width: width, height: height) { y in
      for x in 0..<width { row[x * 4] = x % 6 < 3 ? 255 : 0; row[x * 4 + 2] = UInt8(y * 255 / height) }
      return row.withUnsafeBufferPointer { $0.baseAddress! }
    }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  private func makeScreen(_ file: Data) throws -> Screen {
    let store = file
    return try Screen(.iPhone14, settings: settings) { Viewer(image: UIImage(data: store)) }
  }

  private func pinch(_ screen: Screen) throws {
    screen.pinch(at: CGPoint(x: 195, y: 420), scale: 4, duration: 0.3)
    try screen.settle()
  }

  /// The difference between neighbours along a row in the middle: large where stripes are seen.
  private func contrast(_ picture: Picture) -> Int {
    let image = picture.image, y = image.height / 2
    let row = (0..<image.width).map { Int((image.pixels + y * image.bytesPerRow + $0 * 4).load(as: UInt8.self)) }
    return zip(row, row.dropFirst()).map { abs($0 - $1) }.max() ?? 0
  }

  @Test func picturesOfAScreenAreSharpByThemselves() throws {
    let file = try makeFile()
    func play() throws -> (Data, Data) {
      let screen = try makeScreen(file)
      let before = screen.picture()
      try pinch(screen)
      let after = screen.picture()
      #expect(contrast(after) > 60 && screen.pictureTilesInMemory > 0 && screen.console == [])
      return (before.png, after.png)
    }
    let first = try play(), second = try play()
    #expect(first.0 == second.0 && first.1 == second.1)
  }

  @Test func aTestCanLookAtTheCoarsePicture() throws {
    let screen = try makeScreen(try makeFile())
    screen.waitsForSharpPictures = false
    try pinch(screen)
    let coarse = screen.picture()
    #expect(contrast(coarse) < 60 && screen.pictureTilesInMemory == 0)
    screen.advance(by: 1)
    #expect(screen.picture() == coarse)
    screen.settlePictures()
    #expect(contrast(screen.picture()) > 60)
  }

  @Test func aPinchDrawsThePictureOnceAFrame() throws {
    let screen = try makeScreen(try makeFile())
    screen.isWatched = true
    try pinch(screen)
    let work = try screen.work {
      screen.pinch(at: CGPoint(x: 195, y: 420), scale: 0.8, duration: 0.3)
      try screen.settle()
    }
    #expect(work.framesDrawn > 3 && work.layersRedrawn <= work.framesDrawn)
  }

  private final class Zoomer: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(), imageView: UIImageView
    init(_ file: Data) {
      imageView = UIImageView(image: UIImage(data: file))
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.delegate = self
      scrollView.frame = view.bounds
      scrollView.minimumZoomScale = 0.2
      scrollView.maximumZoomScale = 5
      imageView.backgroundColor = .white
      scrollView.addSubview(imageView)
      scrollView.contentSize = imageView.bounds.size
      view.addSubview(scrollView)
      scrollView.zoomScale = 0.25
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
  }

  @Test func aScrollViewZoomsThePictureStraightFromItsTiles() throws {
    let file = try makeFile()
    let screen = try Screen(.iPhone14, settings: settings, controller: { Zoomer(file) })
    screen.isWatched = true
    let before = contrast(screen.picture())
    let work = try screen.work {
      screen.pinch(at: CGPoint(x: 195, y: 200), scale: 3, duration: 0.3)
      try screen.settle()
    }
    #expect(before < 60 && contrast(screen.picture()) > 60 && screen.pictureTilesInMemory > 0)
    // The picture and the indicators, once a frame.
    #expect(work.framesDrawn > 3 && work.layersRedrawn <= 3 * work.framesDrawn)
  }

  @Test(arguments: 1...8) func photographsAreUpright(orientation: Int) throws {
    let file = try makeFile(orientation: orientation)
    let screen = try Screen(.iPhone14, settings: settings) { Color.black }
    screen.application.becomeCurrent()
    let image = try #require(UIImage(data: file))
    #expect((image.size.width > image.size.height) == (orientation < 5))
  }

  @Test func imagesArePreparedBeforeTheyAreShown() async throws {
    let screen = try Screen(.iPhone14, settings: settings) { Color.black }
    screen.application.becomeCurrent()
    let image = try #require(UIImage(data: try makeFile()))
    #expect(await image.byPreparingForDisplay()?.size == CGSize(width: 1_500, height: 1_000))
    #expect(image.preparingForDisplay() != nil)
    let small = try #require(await image.byPreparingThumbnail(ofSize: CGSize(width: 120, height: 120)))
    #expect(small.size == CGSize(width: 120, height: 80))
    #expect(small.preparingThumbnail(of: CGSize(width: 12, height: 9))?.size == CGSize(width: 12, height: 8))
    #expect(image.preparingThumbnail(of: .zero) == nil)
  }

  @Test func damagedFilesAreNoImages() throws {
    let screen = try Screen(.iPhone14, settings: settings) { Color.black }
    screen.application.becomeCurrent()
    let file = try makeFile()
    #expect(UIImage(data: Data()) == nil && UIImage(data: file.prefix(file.count / 2)) == nil)
    #expect(UIImage(contentsOfFile: "/nonexistent/scan.jpg") == nil)
    #expect(screen.console.count == 3 && screen.console[2].contains("/nonexistent/scan.jpg"))
    var damaged = file
    damaged.replaceSubrange((file.count / 2)..<(file.count / 2 + 40), with: Data(repeating: 0xFF, count: 40))
    let image = try #require(UIImage(data: damaged))
    #expect(image.preparingForDisplay() == nil && image.preparingThumbnail(of: CGSize(width: 9, height: 9)) == nil)
  }
}
