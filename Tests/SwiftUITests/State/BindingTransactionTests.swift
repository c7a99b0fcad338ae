import LayerTree
import SwiftUI
import Testing
import Touchstone

/// A binding with a transaction of its own writes in that, whatever else is written in the same action.
@MainActor
@Suite struct BindingTransactionTests {
  private final class Controls { var write: () -> Void = {} }

  private struct Mover: View {
    let controls: Controls
    @State private var x: CGFloat = 0
    @State private var y: CGFloat = 0
    var body: some View {
      Color.red.frame(width: 10, height: 10).offset(x: x).accessibilityIdentifier("x")
        .onAppear {
          controls.write = {
            y = 1
            var transaction = Transaction(animation: .linear(duration: 1))
            transaction.isContinuous = false
            $x.transaction(transaction).wrappedValue = 100
          }
        }
      Text("\(Int(y))")
    }
  }

  private func left(_ screen: Screen) -> CGFloat {
    var lefts: [CGFloat] = []
    func walk(_ layer: Layer) {
      if !layer.content.isEmpty, layer.size == CGSize(width: 10, height: 10) { lefts.append(layer.frameInRoot.minX) }
      layer.children.forEach(walk)
    }
    walk(screen.rootLayer)
    return lefts.first ?? .nan
  }

  @Test func itsAnimationIsNotLostToPlainWrites() throws {
    let controls = Controls()
    let screen = try Screen { Mover(controls: controls) }
    try screen.settle()
    let start = left(screen)
    controls.write()
    screen.advance(by: 0.5)
    #expect(screen.shows(text: "1"))
    #expect((30...70).contains(left(screen) - start), "\(left(screen) - start)")
    try screen.settle()
    #expect(left(screen) - start == 100)
  }
}
