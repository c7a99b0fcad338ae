import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct PerspectiveTests {
  /// A point of a square of 100 points at the middle of the screen, turned about y: its distance is 100 / perspective.
  private func seen(_ x: Double, _ y: Double, degrees: Double, perspective: Double) -> CGPoint {
    let angle = degrees * .pi / 180
    let w = 1 + x * sin(angle) * perspective / 100
    return CGPoint(x: 100 + x * cos(angle) / w, y: 100 + y / w)
  }

  @Test(arguments: [(45.0, 1.0), (-60, 0.5), (30, 0)]) func theSquareIsDrawnWhereTheCameraSeesIt(
    degrees: Double, perspective: Double
  ) throws {
    let screen = try drawn {
      pureRed.frame(width: 100, height: 100)
        .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: perspective)
    }
    for (x, y) in [(-49.0, -49.0), (49, -49), (49, 49), (-49, 49), (0, 0)] {
      let inside = seen(x * 0.93, y * 0.93, degrees: degrees, perspective: perspective)
      #expect(screen.pixel(Int(inside.x), Int(inside.y)) == red, "\(x), \(y)")
      if x != 0 {
        let outside = seen(x * 1.1, y * 1.1, degrees: degrees, perspective: perspective)
        #expect(screen.pixel(Int(outside.x), Int(outside.y)) == white, "\(x), \(y)")
      }
    }
  }

  @Test func theFarSideIsSmaller() throws {
    let screen = try drawn { pureRed.frame(width: 100, height: 100).rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0)) }
    let picture = screen.picture()
    let top = (0..<200).filter { picture.pixel($0, 80) == red }.count
    let bottom = (0..<200).filter { picture.pixel($0, 120) == red }.count
    #expect(top < bottom)
  }

  @Test func fingersGoThroughTheSameProjection() throws {
    var places: [CGPoint] = []
    let screen = try drawn {
      pureRed.frame(width: 100, height: 100)
        .onTapGesture { places.append($0) }
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
    }
    for (x, y) in [(-40.0, -40.0), (30, 20), (45, -45)] { screen.tap(at: seen(x, y, degrees: 45, perspective: 1)) }
    #expect(places.count == 3)
    for (place, expected) in zip(places, [CGPoint(x: 10, y: 10), CGPoint(x: 80, y: 70), CGPoint(x: 95, y: 5)]) {
      #expect(abs(place.x - expected.x) < 0.01 && abs(place.y - expected.y) < 0.01)
    }
    // Beside the far edge, inside the unturned square.
    screen.tap(at: CGPoint(x: 140, y: 52))
    #expect(places.count == 3)
  }

  @Test func fromItsEdgeNothingIsSeenOrTouched() throws {
    var taps = 0
    let screen = try drawn {
      pureRed.frame(width: 100, height: 100).onTapGesture { taps += 1 }
        .rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), perspective: 0)
    }
    #expect(screen.pixel(100, 100) == white)
    screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 0)
  }

  @Test func oddNumbersAreReported() throws {
    for value in [CGFloat.nan, .infinity] {
      let screen = try drawn {
        pureRed.rotation3DEffect(.degrees(Double(value)), axis: (x: 0, y: 1, z: 0), perspective: value).blur(radius: value)
      }
      #expect(screen.pixel(100, 100) == red && !screen.console.isEmpty)
    }
  }

  @Test func anAuthorsEffectMovesDrawingAndTouches() throws {
    struct Slide: GeometryEffect {
      var x: CGFloat
      var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(CGAffineTransform(translationX: x, y: 0)) }
    }
    var taps = 0
    let screen = try drawn { pureRed.frame(width: 40, height: 40).onTapGesture { taps += 1 }.modifier(Slide(x: 60)) }
    #expect(screen.pixel(160, 100) == red && screen.pixel(100, 100) == white)
    screen.tap(at: CGPoint(x: 160, y: 100))
    #expect(taps == 1)
  }
}
