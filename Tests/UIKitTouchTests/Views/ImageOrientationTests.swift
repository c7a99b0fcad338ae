import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Pictures that are turned, coloured and written.
@MainActor @Suite struct ImageOrientationTests {
  private static let red = [255, 0, 0], green = [0, 255, 0]

  /// 40 × 20 pixels: red at the top left, green at the top right, blue below.
  private func picture() throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.green.setFill()
      context.fill(CGRect(x: 20, y: 0, width: 20, height: 10))
    }
    return try #require(image.cgImage)
  }
  private func colors(_ picture: Picture, _ x: Int, _ y: Int) -> [Int] {
    guard let color = picture.color(x: x, y: y) else { return [] }
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }
  /// Of the four quarters, which one has the colour; the picture lies at the board's origin.
  private func corner(_ color: [Int], of size: CGSize, _ at: (CGFloat, CGFloat) -> [Int]) -> String {
    let places = [("top left", 0.25, 0.25), ("top right", 0.75, 0.25), ("bottom left", 0.25, 0.75), ("bottom right", 0.75, 0.75)]
    return places.filter { at(size.width * $0.1, size.height * $0.2) == color }.map(\.0).joined(separator: ", ")
  }

  /// Where the first row's beginning and end are seen, by EXIF's meaning of the orientations.
  private static let places: [(UIImage.Orientation, red: String, green: String)] = [
    (.up, "top left", "top right"), (.down, "bottom right", "bottom left"), (.left, "bottom left", "top left"),
    (.right, "top right", "bottom right"), (.upMirrored, "top right", "top left"),
    (.downMirrored, "bottom left", "bottom right"), (.leftMirrored, "top left", "bottom left"),
    (.rightMirrored, "bottom right", "top right"),
  ]

  @Test(arguments: 0..<8)
  func everyOrientationIsSeenTurned(number: Int) throws {
    let (orientation, red, green) = Self.places[number]
    let view = UIImageView(), board = try Board(view)
    let image = UIImage(cgImage: try picture(), scale: 1, orientation: orientation)
    #expect(
      image.size
        == ([.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
          ? CGSize(width: 20, height: 40) : CGSize(width: 40, height: 20)))
    view.image = image
    view.sizeToFit()
    try board.screen.settle()
    #expect(corner(Self.red, of: image.size, board.color) == red && corner(Self.green, of: image.size, board.color) == green)

    // A file has the pixels as they are seen.
    let file = try #require(image.pngData().flatMap { UIImage(data: $0) })
    #expect(file.size == image.size && file.imageOrientation == .up)
    let written = Picture(image: try #require(file.cgImage), scale: 1)
    #expect(corner(Self.red, of: image.size) { colors(written, Int($0), Int($1)) } == red)

    // A mirror exchanges left and right of what is seen.
    let mirrored = { (name: String) in
      name.hasSuffix("left")
        ? name.replacingOccurrences(of: "left", with: "right") : name.replacingOccurrences(of: "right", with: "left")
    }
    view.image = image.withHorizontallyFlippedOrientation()
    try board.screen.settle()
    #expect(corner(Self.red, of: image.size, board.color) == mirrored(red))
    #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10))?.imageOrientation == orientation)
    let half = image.size.height / 2
    #expect(image.preparingThumbnail(of: CGSize(width: 100, height: half))?.size.height == half)
  }

  @Test func swiftUIShowsWhatUIKitShows() throws {
    final class Pictures { var turned = UIImage(), template = UIImage(), tinted = UIImage(), symbol = UIImage() }
    let pictures = Pictures()
    let device = Device(name: "row", size: CGSize(width: 200, height: 100), scale: 1, safeArea: .zero)
    let maker = try Board()
    pictures.turned = UIImage(cgImage: try picture(), scale: 1, orientation: .right)
    pictures.template = UIImage(cgImage: try picture()).withRenderingMode(.alwaysTemplate)
    pictures.tinted = UIImage(cgImage: try picture()).withTintColor(.green)
    pictures.symbol = try #require(UIImage(systemName: "square.fill", withConfiguration: .init(pointSize: 30)))
    withExtendedLifetime(maker) {}
    let screen = try Screen(device) {
      HStack(spacing: 0) {
        Image(uiImage: pictures.turned).resizable().frame(width: 20, height: 40)
        Image(uiImage: pictures.template).frame(width: 40)
        Image(uiImage: pictures.tinted).frame(width: 40)
        Image(uiImage: pictures.symbol).frame(width: 50)
        Image(uiImage: pictures.symbol.withTintColor(.green, renderingMode: .alwaysOriginal)).frame(width: 50)
      }
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    try screen.settle()
    let shown = screen.picture()
    // The row is 200 wide and its middle at 50.
    #expect(colors(shown, 15, 40) == Self.red && colors(shown, 15, 60) == Self.green)
    #expect(colors(shown, 30, 45) == Self.red && colors(shown, 50, 55) == Self.red)
    #expect(colors(shown, 70, 45) == Self.green && colors(shown, 90, 55) == Self.green)
    #expect(colors(shown, 125, 50) == Self.red && colors(shown, 175, 50) == Self.green)
    #expect(screen.console.isEmpty)
  }

  @Test func jpegIsSmallerTheWorseItIsAndWhiteBehind() throws {
    let board = try Board()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
      for index in 0..<32 {
        UIColor(red: CGFloat(index) / 32, green: 0.5, blue: 0.2, alpha: 1).setFill()
        context.cgContext.fillEllipse(in: CGRect(x: index, y: index, width: 20, height: 12))
      }
    }
    let best = try #require(image.jpegData(compressionQuality: 1)), worst = try #require(image.jpegData(compressionQuality: 0))
    #expect(best.count > 2 * worst.count && best.starts(with: [0xFF, 0xD8]))
    let read = try #require(UIImage(data: best)?.cgImage)
    #expect(read.isOpaque && read.width == 64)
    #expect(colors(Picture(image: read, scale: 1), 60, 3).allSatisfy { $0 > 250 })
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
    #expect(try #require(UIImage(systemName: "star")).pngData() != nil)
    withExtendedLifetime(board) {}
  }
}
