import CoreGraphics
import Testing

@testable import SwiftUI

/// Which changes are animated, and what is called when they have ended.
@MainActor
struct TransactionTests {
  private let size = CGSize(width: 400, height: 400)
  private func x<V: View>(_ host: Host<V>, _ name: String = "a") -> Double { Double(host.frame(of: name)!.minX) - 195 }

  @Test func withoutAnimationValuesJump() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
    handle.value = 50
    host.frame()
    #expect(x(host) == 50)
    withAnimation(nil) { handle.value = 60 }
    host.frame()
    #expect(x(host) == 60)
    #expect(host.application.frames.nextWakeUp == nil)
  }

  @Test func theValueModifierAnimatesOnlyChangesOfItsValue() {
    let handle = Handle<(Double, Double)>()
    let host = Host(
      size: size,
      Driven((0.0, 0.0), handle) { value in
        box("a", 10, 10).offset(x: value.0 + value.1).animation(.linear(duration: 1), value: value.0)
      })
    handle.value = (0, 40)
    host.frame()
    #expect(x(host) == 40)
    handle.value = (60, 40)
    host.frame()
    host.frames(30)
    #expect(isClose(x(host), 70))
  }

  @Test func theValueModifierReachesOnlyWhatIsInsideIt() {
    let handle = Handle<Double>()
    let host = Host(
      size: size,
      Driven(0.0, handle) {
        box("a", 10, 10).offset(x: $0).animation(.linear(duration: 1), value: $0).offset(x: $0)
      })
    handle.value = 60
    host.frame()
    host.frames(30)
    #expect(isClose(x(host), 60 + 30))
  }

  @Test func theInnermostValueModifierCounts() {
    let handle = Handle<Double>()
    let host = Host(
      size: size,
      Driven(0.0, handle) {
        box("a", 10, 10).offset(x: $0).animation(nil, value: $0).animation(.linear(duration: 1), value: $0)
      })
    handle.value = 60
    host.frame()
    #expect(x(host) == 60)
  }

  @Test func theValueModifierBeatsWithAnimation() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0).animation(.linear(duration: 2), value: $0) })
    withAnimation(.linear(duration: 1)) { handle.value = 60 }
    host.frame()
    host.frames(60)
    #expect(isClose(x(host), 30))
  }

  @Test func disabledAnimationsLeaveTheValueModifierUnused() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0).animation(.linear(duration: 1), value: $0) })
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction) { handle.value = 60 }
    host.frame()
    #expect(x(host) == 60)
  }

  @Test func theTransactionModifierChangesWhatIsInside() {
    let handle = Handle<Double>()
    let host = Host(
      size: size,
      Driven(0.0, handle) { value in
        VStack(spacing: 0) {
          box("a", 10, 10).offset(x: value).transaction { $0.animation = nil }
          box("b", 10, 10).offset(x: value)
          box("c", 10, 10).offset(x: value).transaction { $0.animation = $0.animation?.speed(2) }
        }
      })
    withAnimation(.linear(duration: 1)) { handle.value = 60 }
    host.frame()
    host.frames(15)
    #expect(isClose(x(host, "a"), 60) && isClose(x(host, "b"), 15) && isClose(x(host, "c"), 30))
  }

  @Test func animatedBindings() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
    handle.binding.animation(.linear(duration: 1)).wrappedValue = 60
    host.frame()
    host.frames(30)
    #expect(isClose(x(host), 30))
  }

  @Test func completionsByCriterion() {
    let handle = Handle<Double>(), notes = Notes()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
    withAnimation(.smooth(duration: 0.5), completionCriteria: .logicallyComplete) {
      handle.value = 60
    } completion: {
      notes.add("logical")
    }
    host.frame()
    host.frames(29)
    #expect(notes.lines == [])
    host.frames(2)
    #expect(notes.lines == ["logical"])
    #expect(host.settle())
    withAnimation(.smooth(duration: 0.5), completionCriteria: .removed) {
      handle.value = 0
    } completion: {
      notes.add("removed")
    }
    host.frame()
    host.frames(31)
    #expect(notes.lines == ["logical"])
    #expect(host.settle())
    #expect(notes.lines == ["logical", "removed"] && x(host) == 0)
  }

  @Test func completionsWithoutAnythingToAnimate() {
    let handle = Handle<Double>(), notes = Notes()
    let host = Host(size: size, Driven(0.0, handle) { Text(verbatim: "\($0)") })
    withAnimation(.linear(duration: 1)) {
    } completion: {
      notes.add("nothing")
    }
    host.frame()
    #expect(notes.take() == ["nothing"])
    withAnimation(.linear(duration: 1)) {
      handle.value = 1
    } completion: {
      notes.add("text")
    }
    host.frame()
    #expect(host.settle())
    #expect(notes.take() == ["text"])
  }

  @Test func aCompletionIsCalledOnceThoughSeveralValuesRun() {
    let handle = Handle<Double>(), notes = Notes()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0).opacity(1 - $0 / 100).padding($0) })
    withAnimation(.linear(duration: 0.5)) {
      handle.value = 60
    } completion: {
      notes.add("done")
    }
    host.frame()
    #expect(host.settle())
    #expect(notes.lines == ["done"])
  }

  @Test func anInterruptedAnimationStillCompletes() {
    let handle = Handle<Double>(), notes = Notes()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
    withAnimation(.smooth) {
      handle.value = 60
    } completion: {
      notes.add("first")
    }
    host.frame()
    host.frames(5)
    withAnimation(.smooth) {
      handle.value = 0
    } completion: {
      notes.add("second")
    }
    host.frame()
    #expect(host.settle())
    #expect(notes.lines == ["first", "second"])
  }

  @Test func aCompletionOfAViewThatGoesIsCalled() {
    let handle = Handle<(Bool, Double)>(), notes = Notes()
    let host = Host(size: size, Driven((true, 0.0), handle) { value in if value.0 { box("a", 10, 10).offset(x: value.1) } })
    withAnimation(.linear(duration: 1)) {
      handle.value.1 = 60
    } completion: {
      notes.add("done")
    }
    host.frame()
    host.frames(5)
    handle.value.0 = false
    host.frame()
    #expect(host.settle())
    #expect(notes.lines == ["done"])
  }

  @Test func repeatingForever() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
    withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { handle.value = 100 }
    host.frame()
    host.frames(30)
    #expect(isClose(x(host), 50))
    host.frames(45)
    #expect(isClose(x(host), 75))
    host.frames(600)
    #expect(isClose(x(host), 75))
    handle.value = 5
    host.frame()
    #expect(x(host) == 5 && host.settle())
  }

  @Test func repeatingWithoutReversing() {
    let handle = Handle<Double>()
    let host = Host(size: size, Driven(0.0, handle) { box("a", 10, 10).offset(x: $0) })
    withAnimation(.linear(duration: 1).repeatCount(3, autoreverses: false)) { handle.value = 100 }
    host.frame()
    host.frames(75)
    #expect(isClose(x(host), 25))
    #expect(host.settle() && x(host) == 100)
  }

  @Test func twoTransactionsInOneActionAreAppliedOneAfterTheOther() {
    let handle = Handle<(Double, Double)>()
    let host = Host(
      size: size,
      Driven((0.0, 0.0), handle) { value in
        VStack(spacing: 0) {
          box("a", 10, 10).offset(x: value.0); box("b", 10, 10).offset(x: value.1)
        }
      })
    handle.value.0 = 60
    withAnimation(.linear(duration: 1)) { handle.value.1 = 60 }
    host.frame()
    host.frames(30)
    #expect(x(host, "a") == 60 && isClose(x(host, "b"), 30))
  }
}
