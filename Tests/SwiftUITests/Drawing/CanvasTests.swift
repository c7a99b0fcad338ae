import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct CanvasTests {
  @Test func copiesOfAContextHaveAStateOfTheirOwn() throws {
    let screen = try drawn {
      Canvas { context, size in
        #expect(size == CGSize(width: 200, height: 200))
        var moved = context
        moved.translateBy(x: 100, y: 0)
        moved.opacity = 0.5
        moved.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(pureRed))
        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(pureBlue))
      }
    }
    #expect(screen.pixel(25, 25) == blue && screen.isNear(125, 25, [255, 127, 127, 255]) && screen.pixel(75, 25) == white)
  }

  @Test func clipsAndTheirInverse() throws {
    let screen = try drawn {
      Canvas { context, size in
        context.clip(to: Path(CGRect(x: 50, y: 50, width: 100, height: 100)))
        context.clip(to: Path(CGRect(x: 80, y: 80, width: 40, height: 40)), options: .inverse)
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(pureRed))
      }
    }
    #expect(screen.pixel(20, 20) == white && screen.pixel(60, 60) == red && screen.pixel(100, 100) == white)
  }

  @Test func layersKeepBlendsInside() throws {
    let screen = try drawn {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(pureBlue))
        context.drawLayer { layer in
          layer.fill(Path(CGRect(x: 50, y: 50, width: 100, height: 100)), with: .color(pureRed))
          layer.blendMode = .destinationOut
          layer.fill(Path(CGRect(x: 80, y: 80, width: 40, height: 40)), with: .color(.black))
        }
      }
    }
    #expect(screen.pixel(60, 60) == red && screen.pixel(100, 100) == blue)
  }

  @Test func turnsScalesAndFilters() throws {
    let screen = try drawn {
      Canvas { context, size in
        context.translateBy(x: 100, y: 100)
        context.rotate(by: .degrees(45))
        context.scaleBy(x: 2, y: 2)
        context.addFilter(.colorInvert())
        context.fill(Path(CGRect(x: -20, y: -20, width: 40, height: 40)), with: .color(red: 0, green: 1, blue: 1))
      }
    }
    #expect(screen.pixel(100, 48) == red && screen.pixel(52, 52) == white)
  }

  @Test func textIsMeasuredAndDrawnAtItsAnchor() throws {
    var size = CGSize.zero
    let screen = try drawn {
      Canvas { context, _ in
        let text = context.resolve(Text("Hg").font(.system(size: 40)))
        size = text.measure(in: CGSize(width: 1000, height: 1000))
        context.draw(text, at: CGPoint(x: 200, y: 200), anchor: .bottomTrailing)
      }
    }
    let picture = screen.picture()
    let ink = (0..<200).filter { x in (0..<200).contains { picture.pixel(x, $0)[0] < 100 } }
    #expect(try #require(ink.first) >= 200 - Int(size.width) && size.width > 40)
  }

  @Test func whatLiesOutsideIsNotSeen() throws {
    let screen = try drawn {
      Canvas { context, _ in context.fill(Path(CGRect(x: -50, y: -50, width: 300, height: 300)), with: .color(pureRed)) }
        .frame(width: 100, height: 100)
    }
    #expect(screen.pixel(100, 100) == red && screen.pixel(40, 100) == white)
  }

  @Test func emptyAndOddCanvases() throws {
    let screen = try drawn {
      Canvas { context, _ in
        context.scaleBy(x: 0, y: .nan)
        context.opacity = .infinity
        context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(pureRed))
        context.draw(Image("nothing"), at: .zero)
      }
      Canvas { _, _ in }.frame(width: 0)
    }
    #expect(screen.pixel(5, 5) == white)
  }
}
