import SwiftUI
import Testing
import Touchstone
import UIKit

/// C68, C69, C70: zooming by SwiftUI's magnification alone.
@MainActor @Suite struct PinchedViewsTests {
  private func isRed(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> Bool {
    screen.picture().color(at: CGPoint(x: x, y: y)).map { $0.red > 0.8 && $0.green < 0.5 } ?? false
  }

  private struct RightSketch: View {
    @State private var anchor = UnitPoint.center
    @State private var scale: CGFloat = 1
    @State private var base: CGFloat = 1
    var body: some View {
      Circle().fill(.red).frame(width: 12).position(x: 60, y: 60)
        .contentShape(Rectangle())
        .scaleEffect(scale, anchor: anchor)
        .gesture(
          MagnifyGesture()
            .onChanged {
              anchor = $0.startAnchor
              scale = base * $0.magnification
            }
            .onEnded { _ in base = scale })
    }
  }

  /// The dot lies at (60, 60) below the safe area; two fingers open around it.
  private let dot = CGPoint(x: 60, y: 47 + 60)

  /// The listing: what is between the fingers runs away from them, and springs back when they leave.
  @Test func aZoomAboutTheMiddleLosesWhatIsPinched() throws {
    let screen = try Screen(.caseStudy) { Sketch() }
    let before = screen.picture()
    #expect(isRed(screen, dot.x, dot.y))
    let fingers = screen.open(around: dot, from: 40, to: 90)
    #expect(!isRed(screen, dot.x, dot.y))
    fingers.lift()
    try screen.settle()
    #expect(screen.picture() == before)
  }

  @Test func aboutTheStartOfThePinchItStaysAndIsKept() throws {
    let screen = try Screen(.caseStudy) { RightSketch() }
    #expect(!isRed(screen, dot.x + 9, dot.y))
    let fingers = screen.open(around: dot, from: 40, to: 90)
    let pinched = screen.picture()
    fingers.lift()
    try screen.settle()
    #expect(screen.picture() == pinched)
    // 12 points across before: at least 18 now, about the same middle.
    #expect([-9, 0, 9].allSatisfy { isRed(screen, dot.x + $0, dot.y) && isRed(screen, dot.x, dot.y + $0) })
  }

  /// The listing, which holds its remedy too: a pinch past the minimum has a dead way back unless it counts anew from there.
  @Test(arguments: [false, true]) func pinchingBackFromBeyondTheMinimum(rebases: Bool) throws {
    let screen = try Screen(.caseStudy) { Crop(rebase: rebases) }
    func scale() throws -> Double { try #require(screen.elements.compactMap { Double($0.label ?? "") }.first) }
    let fingers = screen.open(around: CGPoint(x: 195, y: 428), from: 300, to: 90)
    #expect(try scale() == 1)
    fingers.spread(to: 105, over: 0.1)
    #expect(try rebases ? abs(scale() - 105 / 90) < 0.05 : scale() == 1)
    fingers.lift()
  }

  private struct RightCropper: View {
    @State private var scale: CGFloat = 1
    @State private var base: CGFloat = 1
    @State private var drag: CGSize = .zero
    @State private var start: CGSize = .zero
    var body: some View {
      Color.purple.frame(width: 240, height: 160)
        .scaleEffect(scale).offset(drag)
        .frame(maxWidth: .infinity, maxHeight: .infinity).contentShape(Rectangle())
        .gesture(
          DragGesture()
            .onChanged { drag = CGSize(width: start.width + $0.translation.width, height: start.height + $0.translation.height) }
            .onEnded { _ in start = drag }
        )
        .simultaneousGesture(MagnificationGesture().onChanged { scale = base * $0 }.onEnded { _ in base = scale })
    }
  }

  /// How many of these points are purple, and the first of them.
  private func purple(_ screen: Screen, _ points: [CGPoint]) -> (count: Int, first: Int) {
    let picture = screen.picture()
    let found = points.indices.filter { index in
      picture.color(at: points[index]).map { $0.blue > $0.green + 0.2 && $0.red > $0.green + 0.2 } ?? false
    }
    return (found.count, found.first ?? -1)
  }

  /// The height after a pinch by 1.6 and after one by 1.2; it was 160.
  private func heights(_ screen: Screen) throws -> [Int] {
    try [160, 120].map { end in
      screen.open(around: CGPoint(x: 195, y: 428), from: 100, to: end).lift()
      try screen.settle()
      return purple(screen, (0..<844).map { CGPoint(x: 200.5, y: CGFloat($0) + 0.5) }).count
    }
  }

  /// The listing: each pinch begins at 1 again. It comes to rest, although an animation lies between the gesture and its view.
  @Test func aPinchThatSetsTheScaleForgetsTheOneBefore() throws {
    let screen = try Screen(.caseStudy) { Cropper() }
    let heights = try heights(screen)
    #expect(heights[0] > 230 && heights[0] < 260 && heights[1] > 160 && heights[1] < 200, "\(heights)")
    #expect(screen.unsettledFrames.isEmpty)
  }

  @Test func aPinchThatMultipliesGoesOn() throws {
    let screen = try Screen(.caseStudy) { RightCropper() }
    let heights = try heights(screen)
    #expect(heights[0] > 230 && heights[0] < 260 && heights[1] > 265, "\(heights)")
  }

  /// The listing: the drag counts in the space that it moves, and begins at nothing the second time.
  @Test func aDragInTheSpaceThatItMoves() throws {
    func ways(_ screen: Screen) throws -> [Int] {
      func left() -> Int { purple(screen, (0..<390).map { CGPoint(x: CGFloat($0) + 0.5, y: 410) }).first }
      let start = left()
      return try [60, 30].map { way in
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 195, y: 428))
        finger.move(by: CGVector(dx: way, dy: 0), over: 0.3)
        finger.up()
        try screen.settle()
        return left() - start
      }
    }
    #expect(try ways(Screen(.caseStudy) { RightCropper() }) == [60, 90])
    let wrong = try ways(Screen(.caseStudy) { Cropper() })
    #expect(wrong[0] != 60 || wrong[1] != 90, "\(wrong)")
    #expect(wrong[1] < 60, "\(wrong)")
  }
}
