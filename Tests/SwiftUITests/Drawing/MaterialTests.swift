import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@Observable private final class Model { var offset: CGFloat = 0 }

@MainActor @Suite struct MaterialTests {
  private struct Stripes: View {
    var offset: CGFloat = 0
    var body: some View {
      HStack(spacing: 0) { ForEach(0..<10, id: \.self) { ($0 % 2 == 0 ? pureRed : pureBlue).frame(width: 20) } }.offset(x: offset)
    }
  }

  @Test func whatIsBehindIsBlurredInTheShapeAlone() throws {
    let screen = try drawn {
      Stripes()
      Color.clear.frame(width: 100, height: 100).background(.ultraThinMaterial, in: Rectangle())
    }
    #expect(screen.pixel(10, 100) == red && screen.pixel(30, 100) == blue)
    // Inside, stripes have run into each other under the tint.
    let (a, b) = (screen.pixel(90, 100), screen.pixel(110, 100))
    #expect(zip(a, b).allSatisfy { abs($0 - $1) < 30 } && a[1] > 50)
  }

  @Test func theThickerTheLessIsSeen() throws {
    func greenness(_ material: Material) throws -> Int {
      try drawn {
        pureRed
        Color.clear.frame(width: 100, height: 100).background(material, in: Rectangle())
      }.pixel(100, 100)[1]
    }
    let all = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(greenness)
    #expect(all == all.sorted() && Set(all).count == all.count)
  }

  @Test func itFollowsWhatMovesBehindIt() throws {
    struct Scene: View {
      let model: Model
      var body: some View {
        ZStack {
          Stripes(offset: model.offset)
          Text("glass").padding().background(.regularMaterial).clipShape(Capsule()).shadow(radius: 4)
        }
      }
    }
    let model = Model()
    let screen = try drawn { Scene(model: model) }
    _ = screen.picture()
    model.offset = 13
    screen.advance(by: 0.1)
    let moved = screen.picture()
    let fresh = Model()
    fresh.offset = 13
    #expect(try drawn { Scene(model: fresh) }.picture() == moved)
  }
}
