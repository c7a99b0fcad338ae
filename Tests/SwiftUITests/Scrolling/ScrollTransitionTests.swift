import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// Views that change on their way through the visible part of a scroll view.
@MainActor @Suite struct ScrollTransitionTests {
  /// Rows of 100 points in a view of 600, which are not seen outside the phase `identity`.
  private struct Rows: View {
    var topLeading = ScrollTransitionConfiguration.interactive
    var bottomTrailing = ScrollTransitionConfiguration.interactive
    var height: CGFloat = 100
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30) { _ in
            Color.red.frame(height: height)
              .scrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
    }
  }

  /// How opaque red, whose part of green is 59, is at a height of the screen, in front of white.
  private func opacity(_ screen: Screen, _ y: CGFloat) throws -> Double {
    (1 - Double(try #require(screen.picture().color(at: CGPoint(x: 150, y: y))).green)) / (1 - 59.0 / 255)
  }
  /// Content goes up by `distance`: the finger goes 10 points further, its threshold.
  private func push(_ screen: Screen, by distance: CGFloat) { screen.scroll(by: distance + 10) }
  /// Whether red is so opaque at these heights.
  private func isSeen(_ screen: Screen, _ wanted: (y: CGFloat, opacity: Double)...) throws -> Bool {
    try wanted.allSatisfy { try isNear(opacity(screen, $0.y), $0.opacity) }
  }
  private func isNear(_ value: Double, _ wanted: Double) -> Bool { abs(value - wanted) < 0.01 }

  @Test func halfARowIsHalfSeen() throws {
    let screen = try Screen(.scrollStage) { Rows() }
    #expect(try isSeen(screen, (50, 1), (550, 1)))
    push(screen, by: 50)
    // Ease in and out is half-way at the half.
    #expect(try isSeen(screen, (25, 0.5), (100, 1), (575, 0.5)))
    push(screen, by: 50)
    #expect(try isSeen(screen, (50, 1), (550, 1)))
  }

  @Test(arguments: [UnitCurve.linear, .easeIn, .circularEaseOut]) func theCurveSaysHowMuch(_ curve: UnitCurve) throws {
    let way = ScrollTransitionConfiguration.interactive(timingCurve: curve)
    let screen = try Screen(.scrollStage) { Rows(topLeading: way, bottomTrailing: way) }
    push(screen, by: 25)
    #expect(try isSeen(screen, (30, curve.value(at: 0.75)), (590, curve.value(at: 0.25))))
  }

  @Test func thresholdsMoveThePlaceOfFullSight() throws {
    let threshold = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    func seen(_ place: ScrollTransitionConfiguration.Threshold) throws -> (first: Double, last: Double) {
      let configuration = threshold.threshold(place)
      let screen = try Screen(.scrollStage) { Rows(topLeading: configuration, bottomTrailing: configuration) }
      push(screen, by: 75)
      return (try opacity(screen, 10), try opacity(screen, 540))
    }
    // 25 points of the first row are seen, and 75 of the last.
    let half = try seen(.visible(0.5))
    #expect(isNear(half.first, 0.5) && isNear(half.last, 1))
    let deep = try seen(.visible.inset(by: 100))
    #expect(isNear(deep.first, 25 / 200) && isNear(deep.last, 75 / 200))
    let centered = try seen(.centered)
    #expect(isNear(centered.first, 25 / 350) && isNear(centered.last, 75 / 350))
    let between = try seen(.visible.interpolated(towards: .centered, amount: 0.5))
    #expect(isNear(between.first, 25 / 225))
    let hidden = try seen(.hidden)
    #expect(isNear(hidden.first, 1) && isNear(hidden.last, 1))
  }

  @Test func animatedRowsChangeAtTheThreshold() throws {
    let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 1)).threshold(.visible(0.5))
    let screen = try Screen(.scrollStage) { Rows(topLeading: configuration, bottomTrailing: configuration) }
    // Six tenths of the first row are left, four of the last have come.
    let work = screen.work { push(screen, by: 40) }
    #expect(try isSeen(screen, (30, 1), (580, 0)))
    #expect(work.rulesRun == 0 && work.framesRun > 10, "\(work)")
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 150, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -30))
    let start = try opacity(screen, 30)
    #expect(start > 0.9)
    screen.advance(by: 0.5)
    #expect(try isSeen(screen, (30, start - 0.5), (580, 1 - start + 0.5)))
    screen.advance(by: 0.6)
    #expect(try isSeen(screen, (30, 0), (580, 1)))
    finger.up()
  }

  /// An interactive transition with an animation lags behind.
  @Test func anInteractiveOneMayLag() throws {
    let configuration = ScrollTransitionConfiguration.interactive(timingCurve: .linear).animation(.linear(duration: 1))
    let screen = try Screen(.scrollStage) { Rows(topLeading: configuration, bottomTrailing: configuration) }
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 150, y: 300))
    finger.move(by: CGVector(dx: 0, dy: -60))
    #expect(try opacity(screen, 25) > 0.9)
    screen.advance(by: 1.1)
    #expect(try isNear(opacity(screen, 25), 0.5))
    finger.up()
  }

  @Test func eachSideHasItsConfiguration() throws {
    let screen = try Screen(.scrollStage) { Rows(topLeading: .identity) }
    push(screen, by: 50)
    #expect(try isSeen(screen, (25, 1), (575, 0.5)))
  }

  /// What is longer than the visible part is in place while it fills it.
  @Test func aRowLongerThanTheView() throws {
    let screen = try Screen(.scrollStage) { Rows(height: 1000) }
    push(screen, by: 200)
    #expect(try isSeen(screen, (10, 1), (590, 1)))
    push(screen, by: 250)
    push(screen, by: 250)
    // 300 points of the first are left, half the view; as much of the second has come.
    #expect(try isSeen(screen, (290, 0.5), (310, 0.5)))
  }

  private struct Shelf: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.red.frame(width: 100, height: 600)
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in content.offset(y: 100 * phase.value) }
          }
        }
      }
    }
  }

  /// The leading side is the right one from right to left; what is before it goes up.
  @Test(arguments: [false, true]) func alongARow(isRightToLeft: Bool) throws {
    let screen = try Screen(.scrollStage, settings: Settings(isRightToLeft: isRightToLeft)) { Shelf() }
    let way: CGFloat = isRightToLeft ? 60 : -60
    screen.drag(from: CGPoint(x: 150 - way / 2, y: 300), to: CGPoint(x: 150 + way / 2, y: 300), duration: 0.3, holding: 0.2)
    let picture = screen.picture()
    func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool { picture.color(at: CGPoint(x: x, y: y)).map { $0.green < 0.3 } ?? false }
    let (leading, trailing): (CGFloat, CGFloat) = isRightToLeft ? (275, 25) : (25, 275)
    // Half of the first is left: it lies 50 points higher; half of the last has come: 50 lower.
    #expect(isRed(leading, 540) && !isRed(leading, 560) && isRed(trailing, 60) && !isRed(trailing, 40))
    #expect(isRed(150, 10) && isRed(150, 590))
  }

  private final class Calls: @unchecked Sendable { var phases: [ScrollTransitionPhase] = [] }
  private struct Counted: View {
    let calls: Calls
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { row in
            Color.red.frame(height: 100).scrollTransition { [calls] content, phase in
              calls.phases.append(phase)
              return content.opacity(phase.isIdentity ? 1 : 0.5)
            }
          }
        }
      }
    }
  }

  /// The closure runs for phases, not for places; rules run for the rows at the edges alone.
  @Test func onlyTheRowsAtTheEdgesCost() throws {
    let calls = Calls()
    let screen = try Screen(.scrollStage) { Counted(calls: calls) }
    push(screen, by: 20)
    calls.phases = []
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 150, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -20))
    calls.phases = []
    let work = screen.work { finger.move(by: CGVector(dx: 0, dy: -40), over: 1) }
    #expect(calls.phases == [] && work.bodiesRun == 0)
    // Two rows, each: its state, its phase, its effect, and what writes the layer.
    #expect(work.framesRun >= 38 && work.rulesRun <= 2 * 5 * work.framesRun && work.rulesRun > work.framesRun, "\(work)")
    finger.up()
  }

  @Test func outsideAScrollViewAllIsInPlace() throws {
    let screen = try Screen(.scrollStage) {
      Color.red.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
    }
    #expect(try isNear(opacity(screen, 300), 1))
    #expect(ScrollTransitionPhase.topLeading.value == -1 && ScrollTransitionPhase.bottomTrailing.value == 1)
    #expect(ScrollTransitionPhase.identity.value == 0 && !ScrollTransitionPhase.topLeading.isIdentity)
  }
}
