import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor @Suite struct AnimatedBodyTests {
  private let size = CGSize(width: 200, height: 100)

  @Test func onlyWhatIsDoneInTheBodyIsAnimated() {
    let handle = Handle<Bool>()
    let host = Host(
      size: size,
      Driven(false, handle) { isOn in
        box("inner", 20, 20).offset(x: isOn ? 40 : 0)
          .animation(.linear(duration: 1)) { $0.offset(y: isOn ? 20 : 0) }
      })
    handle.value = true
    host.frame()
    host.frame(after: 0.5)
    // Across at once, down half of the way.
    #expect(isNear(host.frame(of: "inner"), CGRect(x: 130, y: 50, width: 20, height: 20), within: 0.5))
    #expect(host.settle())
    #expect(isNear(host.frame(of: "inner"), CGRect(x: 130, y: 60, width: 20, height: 20)))
  }

  @Test func aTransactionIsChangedWhenItsValueChanges() {
    let handle = Handle<(watched: Int, shift: CGFloat)>()
    let host = Host(
      size: size,
      Driven((watched: 0, shift: CGFloat(0)), handle) { state in
        box("spot", 20, 20).offset(x: state.shift)
          .transaction(value: state.watched) { $0.animation = .linear(duration: 1) }
      })
    handle.value.shift = 40
    host.frame()
    #expect(host.frame(of: "spot")?.minX == 130)
    handle.value = (1, 0)
    host.frame()
    host.frame(after: 0.5)
    #expect(isNear(host.frame(of: "spot"), CGRect(x: 110, y: 40, width: 20, height: 20), within: 0.5))
  }

  private struct Widening: AnimatableModifier {
    var width: CGFloat
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    func body(content: Content) -> some View { content.frame(width: width, height: 20) }
  }

  @Test func anAnimatableModifierIsAskedForEachStep() {
    let handle = Handle<CGFloat>()
    let host = Host(size: size, Driven(CGFloat(20), handle) { filler("bar").modifier(Widening(width: $0)) })
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    host.frame(after: 0.5)
    #expect(isNear(host.frame(of: "bar"), CGRect(x: 70, y: 40, width: 60, height: 20), within: 1))
  }
}
