import LayerTree
import SwiftUI
import Testing
import Touchstone

/// What the components of a colour mean, by its space.
@MainActor
@Suite struct ColorSpaceTests {
  private func drawn(_ color: Color) throws -> PaintColor {
    let screen = try Screen { color.ignoresSafeArea() }
    return try #require(screen.picture().color(at: CGPoint(x: screen.size.width / 2, y: screen.size.height / 2)))
  }
  private func isNear(_ color: PaintColor, _ red: Double, _ green: Double, _ blue: Double) -> Bool {
    abs(color.red - red) < 0.005 && abs(color.green - green) < 0.005 && abs(color.blue - blue) < 0.005
  }

  @Test func linearLightIsEncoded() throws {
    let grey = try drawn(Color(.sRGBLinear, white: 0.214))
    #expect(isNear(grey, 0.5, 0.5, 0.5), "\(grey)")
  }

  /// sRGB's red has these components in Display P3; greys are the same in both.
  @Test func displayP3IsConverted() throws {
    let red = try drawn(Color(.displayP3, red: 0.9175, green: 0.2003, blue: 0.1386))
    #expect(isNear(red, 1, 0, 0), "\(red)")
    let grey = try drawn(Color(.displayP3, white: 0.5))
    #expect(isNear(grey, 0.5, 0.5, 0.5), "\(grey)")
    let brown = try drawn(Color(.displayP3, red: 0.8, green: 0.4, blue: 0.2))
    #expect(isNear(brown, 0.860, 0.370, 0.123), "\(brown)")
  }

  @Test func whatScreensCannotShowIsTheNearest() throws {
    let red = try drawn(Color(.displayP3, red: 1, green: 0, blue: 0))
    #expect(isNear(red, 1, 0, 0), "\(red)")
  }
}
