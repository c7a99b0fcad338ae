import CoreGraphics
import Testing
import Touchstone

@testable import SwiftUI

/// Animations and curves of values that no clock and no integer holds.
@MainActor
struct OddMotionTests {
  private let size = CGSize(width: 100, height: 100)

  @Test func animationsThatAreNoNumbersEnd() {
    let animations: [Animation] = [
      .linear(duration: 1).delay(.nan), .linear(duration: 1).speed(.infinity), .spring.speed(.infinity),
      .interpolatingSpring(stiffness: .nan, damping: 1), .interpolatingSpring(stiffness: .infinity, damping: 1),
      .interpolatingSpring(mass: .nan, stiffness: 100, damping: 10), .linear(duration: .leastNonzeroMagnitude).repeatCount(3),
    ]
    for animation in animations {
      let handle = Handle<CGFloat>(), notes = Notes()
      let host = Host(size: size, Driven(0, handle) { box("a", 10, 10).offset(x: $0) })
      withAnimation(animation) {
        handle.value = 20
      } completion: {
        notes.add("done")
      }
      host.frame()
      #expect(host.settle(), "\(animation): \(host.application.frames.pendingWork)")
      #expect(host.frame(of: "a")?.minX == 65 && notes.lines == ["done"], "\(animation): \(host.layers)")
    }
  }

  @Test func repeatedRunsTooShortForTheClock() {
    for duration in [1e-300, .leastNonzeroMagnitude, 1e-19] {
      let handle = Handle<CGFloat>()
      let host = Host(size: size, Driven(0, handle) { box("a", 10, 10).offset(x: $0) })
      withAnimation(.linear(duration: duration).repeatForever()) { handle.value = 20 }
      host.frame()
      host.frames(3)
      #expect(!host.layers.contains("nan"))
      handle.value = 30
      host.frame()
      #expect(host.settle() && host.frame(of: "a")?.minX == 75)
    }
  }

  /// A completion that begins the same again has nothing to wait for: each frame runs a few, none goes deeper.
  @Test func completionsOfNothingThatBeginAnew() {
    let handle = Handle<CGFloat>()
    let host = Host(size: size, Driven(0, handle) { box("a", 10, 10).offset(x: $0) })
    var count = 0
    func begin() {
      count += 1
      guard count < 100_000 else { return }
      withAnimation(.linear(duration: 1)) {
      } completion: {
        begin()
      }
    }
    begin()
    #expect(count == 1, "not within the call")
    host.frames(60)
    #expect(count > 60 && count < 1000)
    count = 100_000
    #expect(host.settle())
  }

  @Test func aCompletionOfNothingIsNotAnimatedByItsTransaction() {
    let handle = Handle<CGFloat>()
    let host = Host(size: size, Driven(0, handle) { box("a", 10, 10).offset(x: $0) })
    withAnimation(.linear(duration: 1)) {
    } completion: {
      handle.value = 20
    }
    host.frame()
    host.frame()
    #expect(host.frame(of: "a")?.minX == 65)
  }

  @Test func curvesAndSpacesBeyondIntegers() throws {
    let screen = try Screen {
      ZStack {
        Color.red.contentShape(Path(ellipseIn: CGRect(x: 0, y: 0, width: 1e300, height: 1e300))).onTapGesture {}
        Text("abc").kerning(1e300)
        Text("abc").kerning(-1e12).baselineOffset(1e12)
        Text("abc\nabc").lineSpacing(1e300).frame(width: 1e12)
      }
    }
    screen.tap(at: CGPoint(x: 50, y: 50))
    _ = screen.picture()
    try screen.settle()
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"), "\(screen.layers)")
  }
}
