import CoreGraphics
import GestureEngine
import SwiftUI
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct TwoFingerTests {
  private func listening() throws -> (Screen, Listener) {
    let view = label("pad", CGRect(x: 0, y: 0, width: 100, height: 200))
    let listener = Listener()
    listener.endsWithFirstLift = false
    view.backingLayer.setRecognizers([listener])
    return (try screen([view]), listener)
  }

  private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  @Test func aPinchMovesTwoFingersEvenlyAndLiftsThemTogether() throws {
    let (screen, listener) = try listening()
    screen.pinch(at: CGPoint(x: 50, y: 100), from: 20, to: 80, duration: 0.1)
    let pairs = listener.pairs
    #expect(pairs.count == 1 + 12)
    #expect(pairs.first?.map(\.phase) == [.began, .began] && pairs.last?.map(\.phase) == [.ended, .ended])
    for (index, pair) in pairs.enumerated() {
      #expect(pair[0].time == pair[1].time)
      #expect(abs(distance(pair[0].location, pair[1].location) - (20 + 60 * CGFloat(index) / 12)) < 1e-9)
      #expect(pair.allSatisfy { $0.location.y == 100 }, "side by side")
    }
  }

  @Test func aPinchByScaleStaysOnTheGlass() throws {
    for (scale, longest) in [(2.0, 98.0), (0.5, 98), (1, 98), (40, 98)] {
      let (screen, listener) = try listening()
      screen.pinch(at: CGPoint(x: 50, y: 100), scale: scale, duration: 0.1, angle: .degrees(90))
      let ends = try [#require(listener.pairs.first), #require(listener.pairs.last)].map {
        distance($0[0].location, $0[1].location)
      }
      #expect(abs(ends[1] / ends[0] - scale) < 1e-9)
      #expect(abs(ends.max()! - longest) < 1e-9)
    }
  }

  @Test func aRotationKeepsTheDistanceAndTurnsClockwise() throws {
    let (screen, listener) = try listening()
    screen.rotate(at: CGPoint(x: 50, y: 100), by: .degrees(90), duration: 0.1, distance: 60, holding: 0.1)
    for pair in listener.pairs { #expect(abs(distance(pair[0].location, pair[1].location) - 60) < 1e-9) }
    let last = try #require(listener.pairs.last)
    #expect(last.map(\.phase) == [.ended, .ended])
    #expect(distance(last[1].location, CGPoint(x: 50, y: 130)) < 1e-9, "from the right to the bottom")
    let moved = try #require(listener.notes.last { $0.phase == .moved })
    #expect(last[0].time - moved.time > 0.1, "held before it was lifted")
  }

  @Test func fingersJoinAndLeaveAtTheirTimes() throws {
    let (screen, listener) = try listening()
    screen.simultaneously {
      let first = screen.finger(), second = screen.finger()
      first.down(at: CGPoint(x: 20, y: 100))
      first.move(to: CGPoint(x: 20, y: 40), over: 0.5, lifting: true)
      second.pause(for: 0.2)
      second.down(at: CGPoint(x: 80, y: 100))
      second.hold(for: 0.1)
      second.up()
    }
    func times(_ phase: TouchPhase) -> [TimeInterval] { listener.notes.filter { $0.phase == phase }.map(\.time) }
    #expect(abs(times(.began)[1] - times(.began)[0] - 0.2) < 0.01)
    #expect(abs(times(.ended)[0] - times(.began)[0] - 0.31) < 0.01 && abs(times(.ended)[1] - times(.began)[0] - 0.5) < 0.01)
  }

  @Test func whatTwoFingersCannotDoIsRefused() throws {
    let (screen, listener) = try listening()
    let middle = CGPoint(x: 50, y: 100)
    screen.pinch(at: middle, from: 0, to: 50, duration: 0.1)
    screen.pinch(at: middle, from: 50, to: 0, duration: 0.1)
    screen.pinch(at: middle, scale: 0, duration: 0.1)
    screen.pinch(at: middle, scale: -1, duration: 0.1)
    screen.pinch(at: middle, from: 10, to: .infinity, duration: 0.1)
    screen.pinch(at: CGPoint(x: 10, y: 100), from: 60, to: 10, duration: 0.1)
    screen.rotate(at: middle, by: .radians(.nan), duration: 0.1)
    screen.rotate(at: middle, by: .degrees(10), duration: -1)
    #expect(listener.notes.isEmpty && screen.now < 0.1)
    #expect(screen.reports.count == 8)
    #expect(screen.reports[0].contains("the distances 0 and 50 have to be at least 1 point"))
    #expect(screen.reports[5].contains("land at (-20, 100) and (40, 100)"))
    let finger = screen.finger()
    finger.pause(for: .nan)
    finger.down(at: middle)
    finger.pause(for: 1)
    #expect(screen.reports.count == 10 && screen.now < 0.1)
  }
}

extension Listener {
  /// The samples two by two.
  fileprivate var pairs: [[Note]] {
    let shown = notes.filter { $0.phase != .stationary }
    return stride(from: 0, to: shown.count - 1, by: 2).map { Array(shown[$0...$0 + 1]) }
  }
}
