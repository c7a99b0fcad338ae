import Foundation
import SwiftUI
import Testing

@testable import SwiftUI

/// Names, numbers and rules of animations (Documentation/Facts.md, 5).
@MainActor @Suite struct AnimationFactTests {
  /// Facts 5: `.default` is a spring of 0.5 s without bounce, and what `withAnimation` uses.
  @Test func theDefault() {
    #expect(Animation.default == .spring(response: 0.5, dampingFraction: 1, blendDuration: 0))
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0) && Animation.spring == .default)
    withAnimation { #expect(TransactionContext.current.animation == .default) }
    withAnimation(nil) { #expect(TransactionContext.current.animation == nil) }
  }

  /// Facts 5: the numbers of springs by name.
  @Test func springsByName() {
    let named: [(Animation, response: Double, damping: Double)] = [
      (.spring(response: 0.5), 0.5, 0.825), (.spring(dampingFraction: 0.825), 0.5, 0.825), (.interactiveSpring, 0.15, 0.86),
      (.interactiveSpring(response: 0.15), 0.15, 0.86), (.interactiveSpring(duration: 0.15), 0.15, 0.85), (.smooth, 0.5, 1),
      (.snappy, 0.5, 0.85), (.bouncy, 0.5, 0.7),
    ]
    for (animation, response, damping) in named {
      guard case .spring(let itsResponse, let itsDamping, _) = animation.curve else {
        Issue.record("\(animation) is no spring")
        continue
      }
      #expect(itsResponse == response && abs(itsDamping - damping) < 1e-12, "\(animation)")
    }
  }

  /// Facts 5: the points of the timing curves, and 0.35 s.
  @Test func curvesByName() {
    #expect(Animation.easeIn == .timingCurve(0.42, 0, 1, 1, duration: 0.35))
    #expect(Animation.easeOut == .timingCurve(0, 0, 0.58, 1, duration: 0.35))
    #expect(Animation.easeInOut == .timingCurve(0.42, 0, 0.58, 1, duration: 0.35))
    #expect(Animation.linear == .timingCurve(0, 0, 1, 1, duration: 0.35))
  }

  private func host(_ handle: Handle<Double>) -> Host<some View> {
    Host(size: CGSize(width: 400, height: 400), Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
  }
  private func x<V: View>(_ host: Host<V>) -> Double { Double(host.frame(of: "a")!.minX) - 195 }

  /// Facts 5: `.interpolatingSpring` runs beside what runs already; each moves by its own part.
  @Test func interpolatingSpringsAdd() {
    let handle = Handle<Double>(), host = host(handle)
    let spring = Spring(mass: 1, stiffness: 50, damping: 5)
    let animation = Animation.interpolatingSpring(stiffness: 50, damping: 5)
    withAnimation(animation) { handle.value = 100 }
    host.frame()
    host.frames(12)
    withAnimation(animation) { handle.value = 160 }
    host.frame()
    for step in 1...20 {
      host.frames(1)
      let first = spring.value(target: 100.0, time: Double(12 + step) / 60)
      let second = spring.value(target: 60.0, time: Double(step) / 60)
      #expect(isClose(x(host), first + second))
    }
  }

  /// Facts 5: the initial velocity of an interpolating spring counts in whole distances a second.
  @Test func theInitialVelocityIsOfTheDistance() {
    for distance in [100.0, -30] {
      let handle = Handle<Double>(), host = host(handle)
      withAnimation(.interpolatingSpring(stiffness: 50, damping: 5, initialVelocity: 8)) { handle.value = distance }
      host.frame()
      host.frames(1)
      let spring = Spring(mass: 1, stiffness: 50, damping: 5)
      #expect(isClose(x(host), spring.value(target: distance, initialVelocity: 8 * distance, time: 1.0 / 60)))
    }
  }

  /// Facts 5: the velocity of tracked changes fades by 0.998 a millisecond and is forgotten after 2 s.
  @Test(arguments: [0.1, 1.9, 2.1]) func trackedVelocityFades(rest: Double) {
    let handle = Handle<Double>(), host = host(handle)
    var tracking = Transaction()
    tracking.tracksVelocity = true
    for step in 0..<3 {
      withTransaction(tracking) { handle.value = Double(step) * 10 }
      host.frame(after: 1.0 / 60)
    }
    host.frame(after: rest)
    withAnimation(.smooth) { handle.value = 120 }
    host.frame()
    host.frames(1)
    let velocity = rest < 2 ? 600 * pow(0.998, rest * 1000) : 0
    let expected = 20 + Spring().value(target: 100.0, initialVelocity: velocity, time: 1.0 / 60)
    #expect(isClose(x(host), expected, within: 1e-3))
  }

  /// Facts 5: what is no number does not interpolate: strings, truths and counts change at once.
  @Test func textsChangeAtOnce() {
    let handle = Handle<Int>()
    let host = Host(
      size: CGSize(width: 400, height: 400),
      Driven(0, handle) { count in
        VStack {
          Text(verbatim: "text \(count)")
          ForEach(0..<count, id: \.self) { box("row \($0)", 10, 10) }
        }
      })
    withAnimation(.linear(duration: 1)) { handle.value = 3 }
    host.frame()
    #expect(host.layers.contains("text 3") && !host.layers.contains("text 0"))
    #expect(host.layer("row 2") != nil)
  }

  /// Facts 5: an animation is logically complete after its response, and removed once the spring rests.
  @Test func theLogicalEnd() {
    var ends: [Double] = []
    for criterion in [AnimationCompletionCriteria.logicallyComplete, .removed] {
      let handle = Handle<Double>(), host = host(handle)
      let start = host.now
      withAnimation(.spring(response: 0.4, dampingFraction: 0.6), completionCriteria: criterion) {
        handle.value = 100
      } completion: {
        ends.append(host.now - start)
      }
      host.frame()
      #expect(host.settle())
    }
    #expect(ends.count == 2 && abs(ends[0] - 0.4) <= 1.0 / 60 && ends[1] > 0.6)
  }

  /// Facts 5: a spring rests when neither speed nor pull, squared, exceeds 0.0036.
  @Test func whenASpringRests() {
    let handle = Handle<Double>(), host = host(handle)
    let start = host.now
    var end = 0.0
    withAnimation(.spring(response: 0.5, dampingFraction: 1), completionCriteria: .removed) {
      handle.value = 100
    } completion: {
      end = host.now - start
    }
    host.frame()
    // Frames of a millisecond tell limits apart that differ by little.
    for _ in 0..<3_000 where end == 0 { host.frame(after: 0.001) }
    // Critically damped: the offset is 100 (1 + ωt) e^(−ωt), the speed 100 ω²t e^(−ωt), the pull ω² times the offset.
    let frequency = 2 * Double.pi / 0.5
    func isAtRest(_ time: Double) -> Bool {
      let decay = 100 * exp(-frequency * time), square = frequency * frequency
      let speed = square * time * decay, pull = square * (1 + frequency * time) * decay
      return speed * speed <= 0.0036 && pull * pull <= 0.0036
    }
    let rest = (0...30_000).map { Double($0) / 10_000 }.first(where: isAtRest) ?? 0
    #expect(end >= rest && end <= rest + 0.0025, "rests at \(rest), removed after \(end)")
  }
}
