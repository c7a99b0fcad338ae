import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Gestures of two fingers (Documentation/Facts.md, 1.2).
@MainActor @Suite struct PairGestureTests {
  private func pinch(_ screen: Screen, from: CGFloat, to: CGFloat) -> (Finger, Finger) {
    let one = screen.finger(), two = screen.finger()
    screen.simultaneously {
      one.down(at: CGPoint(x: 195 - from / 2, y: 400))
      two.down(at: CGPoint(x: 195 + from / 2, y: 400))
      one.move(to: CGPoint(x: 195 - to / 2, y: 400), over: 0.2)
      two.move(to: CGPoint(x: 195 + to / 2, y: 400), over: 0.2)
    }
    return (one, two)
  }

  /// Facts 1.2: a magnification is the share of the distances and is not put back to 1 where it begins; its anchor is the middle
  /// of the fingers as a share of the view.
  @Test func magnificationIsTheShareOfDistances() throws {
    var values: [MagnifyGesture.Value] = []
    var ends: [CGFloat] = []
    let screen = try Screen {
      Rectangle().frame(width: 300, height: 200)
        .gesture(MagnifyGesture().onChanged { values.append($0) }.onEnded { ends.append($0.magnification) })
    }
    let (one, two) = pinch(screen, from: 100, to: 250)
    let first = try #require(values.first), last = try #require(values.last)
    // Not put back to 1 at its beginning.
    #expect(first.magnification > 1.01 && abs(last.magnification - 2.5) < 1e-9)
    // The view is in the middle of the safe area, its top at 328.5 points, on whole pixels.
    #expect(last.startLocation.x == 150 && abs(last.startLocation.y - 71.5) < 0.34)
    #expect(last.startAnchor.x == 0.5 && abs(last.startAnchor.y - 0.3575) < 0.002)
    // From 1 to 2.5 in 0.2 s, evenly.
    #expect(abs(last.velocity - 1.5 / 0.2) < 1e-6, "\(last.velocity)")
    two.up()
    #expect(ends == [2.5])
    one.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
    one.up()
    try screen.settle()
    #expect(ends == [2.5])
  }

  /// Facts 1.2: a magnification begins when the scale differs by more than 0.01.
  @Test(arguments: [(302.9, false), (303.1, true), (297.1, false), (296.9, true)])
  func changesOfAHundredthAreTooSmall(to: Double, begins: Bool) throws {
    var count = 0
    let screen = try Screen {
      Rectangle().frame(width: 380, height: 200)
        .gesture(MagnifyGesture().onChanged { _ in count += 1 })
        .simultaneousGesture(MagnificationGesture().onChanged { _ in count += 1 })
    }
    // Each finger moves more than a point, so that the scale decides.
    _ = pinch(screen, from: 300, to: to)
    #expect(count == (begins ? 2 : 0))
  }

  /// Facts 1.2: a change of exactly the least scale is too small.
  @Test(arguments: [(250.0, false), (250.5, true)]) func theLeastScaleItselfIsTooSmall(to: Double, begins: Bool) throws {
    var count = 0
    let screen = try Screen {
      Rectangle().frame(width: 380, height: 200).gesture(MagnifyGesture(minimumScaleDelta: 0.25).onChanged { _ in count += 1 })
    }
    let one = screen.finger(), two = screen.finger()
    one.down(at: CGPoint(x: 95, y: 400))
    two.down(at: CGPoint(x: 295, y: 400))
    screen.simultaneously {
      one.move(to: CGPoint(x: 195 - to / 2, y: 400))
      two.move(to: CGPoint(x: 195 + to / 2, y: 400))
    }
    #expect(count == (begins ? 1 : 0))
  }

  /// Facts 1.2: a rotation begins when the angle differs by more than one degree.
  @Test(arguments: [(0.9, false), (1.1, true), (-0.9, false), (-1.1, true)])
  func turnsOfADegreeAreTooSmall(degrees: Double, begins: Bool) throws {
    var count = 0
    let screen = try Screen {
      Rectangle().frame(width: 380, height: 300)
        .gesture(RotateGesture().onChanged { _ in count += 1 })
        .simultaneousGesture(RotationGesture().onChanged { _ in count += 1 })
    }
    let one = screen.finger(), two = screen.finger()
    one.down(at: CGPoint(x: 45, y: 400))
    two.down(at: CGPoint(x: 345, y: 400))
    let (x, y) = (150 * cos(degrees * .pi / 180), 150 * sin(degrees * .pi / 180))
    screen.simultaneously {
      one.move(to: CGPoint(x: 195 - x, y: 400 - y))
      two.move(to: CGPoint(x: 195 + x, y: 400 + y))
    }
    #expect(count == (begins ? 2 : 0))
  }

  /// Facts 1.2: each of the two fingers has to move a point.
  @Test func bothFingersHaveToMoveAPoint() throws {
    var count = 0
    let screen = try Screen {
      Rectangle().frame(width: 300, height: 200).gesture(MagnifyGesture().onChanged { _ in count += 1 })
    }
    let one = screen.finger(), two = screen.finger()
    one.down(at: CGPoint(x: 145, y: 400))
    two.down(at: CGPoint(x: 245, y: 400))
    two.move(by: CGVector(dx: 50, dy: 0), over: 0.1)
    #expect(count == 0)
    one.move(by: CGVector(dx: -0.95, dy: 0))
    #expect(count == 0)
    one.move(by: CGVector(dx: -0.05, dy: 0))
    #expect(count == 1)
  }

  /// Facts 1.2: the velocity of a magnification is that of the scale per second, the older of the last two steps counting three
  /// quarters as for a drag.
  @Test func theVelocityIsOfTheScale() throws {
    var velocities: [CGFloat] = []
    let screen = try Screen {
      Rectangle().frame(width: 380, height: 200).gesture(MagnifyGesture().onChanged { velocities.append($0.velocity) })
    }
    let one = screen.finger(), two = screen.finger()
    one.down(at: CGPoint(x: 145, y: 400))
    two.down(at: CGPoint(x: 245, y: 400))
    let landed = screen.now
    var samples = [(scale: 1.0, time: landed)]
    for distance in [110.0, 140, 150] {
      screen.simultaneously {
        one.move(to: CGPoint(x: 195 - distance / 2, y: 400))
        two.move(to: CGPoint(x: 195 + distance / 2, y: 400))
      }
      samples.append((distance / 100, screen.now))
    }
    func speed(_ index: Int) -> Double {
      (samples[index].scale - samples[index - 1].scale) / (samples[index].time - samples[index - 1].time)
    }
    let last = try #require(velocities.last)
    #expect(abs(Double(last) - (0.75 * speed(2) + 0.25 * speed(3))) < 1e-6, "\(velocities) from \(samples)")
  }

  @Test func oneFingerAloneFails() throws {
    var count = 0
    let screen = try Screen {
      Rectangle().frame(width: 300, height: 200)
        .gesture(RotateGesture().onChanged { _ in count += 1 }.onEnded { _ in count += 1 })
    }
    screen.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 250, y: 400), duration: 0.2)
    try screen.settle()
    #expect(count == 0)
  }

  @Test func rotationCountsFullTurns() throws {
    var degrees: [Double] = []
    let screen = try Screen {
      Rectangle().frame(width: 300, height: 300).gesture(RotationGesture().onChanged { degrees.append($0.degrees) })
    }
    let one = screen.finger(), two = screen.finger()
    one.down(at: CGPoint(x: 145, y: 400))
    two.down(at: CGPoint(x: 245, y: 400))
    for step in stride(from: 5.0, through: 450, by: 5) {
      let angle = step * .pi / 180
      one.move(to: CGPoint(x: 195 - 50 * cos(angle), y: 400 - 50 * sin(angle)))
      two.move(to: CGPoint(x: 195 + 50 * cos(angle), y: 400 + 50 * sin(angle)))
    }
    #expect(degrees.first.map { $0 > 1 && $0 < 10 } == true)
    #expect(abs(try #require(degrees.last) - 450) < 0.001)
  }

  @Test func cancelledFingerPutsStateBack() throws {
    struct Board: View {
      @GestureState private var scale: CGFloat = 1
      var body: some View {
        Text("\(scale, specifier: "%.1f")").frame(width: 300, height: 200).contentShape(Rectangle())
          .gesture(MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification })
      }
    }
    let screen = try Screen { Board() }
    let (one, two) = pinch(screen, from: 100, to: 200)
    #expect(screen.shows(text: "2.0"))
    one.cancel()
    try screen.settle()
    #expect(screen.shows(text: "1.0"))
    two.up()
  }
}
