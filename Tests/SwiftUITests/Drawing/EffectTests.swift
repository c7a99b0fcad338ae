import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct EffectTests {
  @Test func aBlurSpreadsByItsDeviation() throws {
    let screen = try drawn { pureRed.frame(width: 100, height: 100).blur(radius: 10) }
    // On the edge of a half plane a Gaussian is at one half, a deviation outside at 0.159.
    #expect(abs(screen.pixel(50, 100)[1] - 122) < 6)
    #expect(abs(screen.pixel(40, 100)[1] - 216) < 6)
    #expect(screen.isNear(100, 100, red))
  }

  @Test func anOpaqueBlurKeepsItsEdges() throws {
    let screen = try drawn { pureRed.frame(width: 100, height: 100).blur(radius: 10, opaque: true) }
    #expect(screen.pixel(49, 100) == white && screen.isNear(51, 100, red))
  }

  @Test func colourEffects() throws {
    func middle(_ view: some View) throws -> [Int] { try drawn { view.frame(width: 50, height: 50) }.pixel(100, 100) }
    let color = Color(red: 0.8, green: 0.4, blue: 0.2)
    #expect(try middle(color.colorInvert()) == [51, 153, 204, 255])
    #expect(try middle(color.brightness(0.2)) == [255, 153, 102, 255])
    #expect(try middle(color.contrast(0)) == [128, 128, 128, 255])
    let grey = try middle(color.grayscale(1))
    #expect(
      grey[0] == grey[1] && grey[1] == grey[2] && abs(grey[0] - Int(255 * (0.2126 * 0.8 + 0.7152 * 0.4 + 0.0722 * 0.2))) <= 1)
    #expect(try middle(color.colorMultiply(Color(red: 0.5, green: 1, blue: 0))) == [102, 102, 0, 255])
    #expect(try middle(color.saturation(1)) == [204, 102, 51, 255])
  }

  @Test func aMaskCutsWhatIsSeenAndNotTouches() throws {
    let screen = try drawn { pureRed.frame(width: 100, height: 100).mask { Circle() }.accessibilityIdentifier("card") }
    #expect(screen.pixel(100, 100) == red && screen.pixel(53, 53) == white)
    #expect(screen.rootLayer.hitTest(CGPoint(x: 53, y: 53)) != nil)
  }

  @Test func theTextOfAMaskIsNoElement() throws {
    let screen = try drawn { pureRed.mask(Text("secret")) }
    #expect(screen.findAll(text: "secret").isEmpty)
  }

  @Test func anInvisibleMaskHidesAll() throws {
    let screen = try drawn { pureRed.mask { Color.black.opacity(0) } }
    #expect(screen.pixel(100, 100) == white)
  }

  @Test func blendModes() throws {
    func middle(_ mode: BlendMode) throws -> [Int] {
      let under = Color(red: 0.8, green: 0.4, blue: 0.2), over = Color(red: 0.5, green: 0.5, blue: 1)
      return try drawn {
        ZStack {
          under
          over.blendMode(mode)
        }.compositingGroup()
      }.pixel(100, 100)
    }
    #expect(try middle(.normal) == [128, 128, 255, 255])
    #expect(try middle(.multiply) == [102, 51, 51, 255])
    #expect(try middle(.plusLighter) == [255, 230, 255, 255])
    #expect(try middle(.difference)[0] == 76)
    #expect(try middle(.destinationOut) == white)
  }

  @Test func blendsEndAtTheGroup() throws {
    let screen = try drawn {
      pureBlue
      ZStack {
        pureRed
        Color.black.frame(width: 40, height: 40).blendMode(.destinationOut)
      }.frame(width: 100, height: 100).compositingGroup()
    }
    #expect(screen.pixel(60, 60) == red && screen.pixel(100, 100) == blue)
  }

  @Test func shadowsAreAsWideAsTheirRadius() throws {
    let screen = try drawn { Color.black.frame(width: 100, height: 100).shadow(color: .black, radius: 10) }
    #expect(abs(screen.pixel(40, 100)[0] - 214) < 6)
  }
}
