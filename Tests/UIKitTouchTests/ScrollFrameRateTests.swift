import CoreGraphics
import Foundation
import GestureEngine
import Testing
import Touchstone
import UIKit

/// Where content is after a release depends on the time and not on the frames: 60 and 120 a second, seen from the end of the first step,
/// which is as long as a frame.
@MainActor @Suite struct ScrollFrameRateTests {
  enum Release: CaseIterable {
    case free, bothWays, edgeWithSpeed, farEdge, restBeyondTheEdge, speedBeyondTheEdge, page, pageBack
  }

  @Test(arguments: Release.allCases) func sixtyAndAHundredAndTwentyAgree(release: Release) throws {
    let slow = try run(release, framesPerSecond: 60), fast = try run(release, framesPerSecond: 120)
    #expect(slow.lift == fast.lift && slow.place == fast.place)
    #expect(slow.rest == fast.rest)
    var compared = 0
    for (time, offset) in slow.steps {
      let same = fast.steps.first { abs($0.time - time - (1.0 / 60 - 1.0 / 120)) < 1e-6 }
      // Not told where it did not move from one pixel to another.
      guard let same else { continue }
      compared += 1
      #expect(
        abs(offset.x - same.offset.x) <= 0.5 && abs(offset.y - same.offset.y) <= 0.5, "\(time - slow.lift) s after it was let go")
    }
    #expect(compared >= 10)
  }

  private struct Run {
    var lift: TimeInterval
    /// Where it was let go.
    var place: CGPoint
    var rest: CGPoint
    var steps: [(time: TimeInterval, offset: CGPoint)]
  }

  private func run(_ release: Release, framesPerSecond: Int) throws -> Run {
    let content = CGSize(width: release == .bothWays ? 4000 : 393, height: 8520)
    let stand = try ScrollStand(content: content, settings: Settings(framesPerSecond: framesPerSecond))
    let view = stand.scrollView
    view.isPagingEnabled = release == .page || release == .pageBack
    var start = CGPoint(x: 0, y: 852), step = CGVector(dx: 0, dy: -12), count = 12, hold = 0.0
    switch release {
    case .free, .page: break
    case .bothWays: (start, step) = (CGPoint(x: 500, y: 852), CGVector(dx: -8, dy: -12))
    case .edgeWithSpeed: (start, step) = (CGPoint(x: 0, y: 220), CGVector(dx: 0, dy: 14))
    case .farEdge: start.y = 8520 - 852 - 250
    case .restBeyondTheEdge: (start, step, count, hold) = (.zero, CGVector(dx: 0, dy: 10), 50, 0.3)
    case .speedBeyondTheEdge: (start, step) = (.zero, CGVector(dx: 0, dy: 14))
    case .pageBack: step.dy = 12
    }
    view.contentOffset = start
    var place = CGPoint.zero
    stand.target = {
      place = view.contentOffset
      return $0
    }
    // The fingers' times are the same for both: a common multiple of the frames.
    let frames = stand.screen.application.frames, begin = stand.screen.now + 0.1
    var point = CGPoint(x: 196, y: step.dy < 0 ? 700 : 150)
    frames.enqueue([TouchSample(id: 900, phase: .began, location: point)], at: begin)
    for index in 1...count {
      point = CGPoint(x: point.x + step.dx, y: point.y + step.dy)
      let isLast = index == count && hold == 0
      frames.enqueue([TouchSample(id: 900, phase: isLast ? .ended : .moved, location: point)], at: begin + Double(index) / 60)
    }
    let lift = begin + Double(count) / 60 + hold
    if hold > 0 { frames.enqueue([TouchSample(id: 900, phase: .ended, location: point)], at: lift) }
    stand.screen.advance(by: lift - stand.screen.now)
    try stand.screen.settle()
    // The frame that hears of the release moves content twice: with the finger, and by the first step.
    let moves = stand.offsets.filter { $0.time > lift + 1e-6 }
    let steps = zip(moves, moves.dropFirst()).filter { $0.time < $1.time }.map(\.0) + moves.suffix(1)
    return Run(lift: lift, place: place, rest: stand.offset, steps: steps)
  }
}
