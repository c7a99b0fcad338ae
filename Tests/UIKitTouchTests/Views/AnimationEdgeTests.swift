import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// `UIView.animate` where apps stretch it: blocks in blocks, ends that begin something, views that leave, numbers that are none.
@MainActor @Suite struct AnimationEdgeTests {
  private func box() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    view.backgroundColor = .red
    return view
  }
  private func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

  /// The outer block's duration counts, unless the inner one insists.
  @Test func aBlockInABlockInheritsItsTime() throws {
    let outer = box(), inner = box(), own = box(), board = try Board(outer, inner, own)
    UIView.animate(
      withDuration: 1, delay: 0, options: .curveLinear,
      animations: {
        outer.frame.origin.x = 100
        #expect(UIView.inheritedAnimationDuration == 1)
        UIView.animate(withDuration: 0.1) { inner.frame.origin.x = 100 }
        UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration, animations: { own.frame.origin.x = 100 })
      })
    board.screen.advance(by: 0.5)
    #expect(abs(x(outer) - 50) < 3 && abs(x(inner) - x(outer)) < 0.01 && x(own) == 100)
    try board.screen.settle()
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func anEndMayBeginTheNextOrTakeTheViewAway() throws {
    let view = box(), other = box(), board = try Board(view, other)
    var steps: [String] = []
    UIView.animate(withDuration: 0.2, animations: { view.frame.origin.x = 100 }) { _ in
      steps.append("there")
      UIView.animate(withDuration: 0.2, animations: { view.frame.origin.x = 0 }) { _ in
        steps.append("back")
        view.removeFromSuperview()
      }
    }
    UIView.animate(withDuration: 0.2, animations: { other.alpha = 0 }) { _ in
      other.removeFromSuperview()
      steps.append("gone")
    }
    try board.screen.settle()
    #expect(steps == ["there", "gone", "back"] && view.superview == nil && board.root.subviews.isEmpty)
    #expect(board.screen.now < 0.6)
  }

  /// Frames come at another rate: the same places at the same times.
  @Test func theFrameRateChangesNothing() throws {
    func place(_ rate: Int) throws -> CGFloat {
      let view = box(), board = try Board(view)
      UIView.animate(springDuration: 0.5, bounce: 0.3) { view.frame.origin.x = 200 }
      for _ in 0..<rate / 4 { board.screen.advance(by: 1 / Double(rate)) }
      return x(view)
    }
    #expect(abs(try place(60) - place(120)) < 0.5)
  }

  @Test func numbersThatAreNoneLeaveWhatThereWas() throws {
    let view = box(), board = try Board(view)
    view.alpha = .nan
    view.layer.cornerRadius = .nan
    view.layer.borderWidth = -.infinity
    view.layer.shadowOpacity = .nan
    #expect(view.alpha == 1 && view.layer.cornerRadius == 0 && view.layer.borderWidth == 0 && view.layer.shadowOpacity == 0)
    UIView.animate(withDuration: .nan, delay: .infinity, animations: { view.frame.origin.x = 100 })
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: -3, initialSpringVelocity: .nan,
      animations: {
        view.frame.origin.x = 200
      })
    board.screen.advance(by: 0.1)
    _ = board.screen.picture()
    try board.screen.settle()
    #expect(view.frame.origin.x == 200)
  }

  /// The picture is drawn by the way of the pixels, not by layouts: nothing is laid out while it moves.
  @Test func movingLaysNothingOut() throws {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), board = try Board(view)
    UIView.animate(withDuration: 1) {
      view.frame = CGRect(x: 100, y: 100, width: 80, height: 80)
      view.layoutIfNeeded()
    }
    let before = view.layouts
    try board.screen.settle()
    #expect(view.layouts == before)
  }

  /// A representable takes over the animation of SwiftUI's change.
  @Test func aRepresentableAnimatesWithItsTransaction() throws {
    struct Mover: UIViewRepresentable {
      let view: UIView, isRight: Bool
      func makeUIView(context: Context) -> UIView {
        let outer = UIView()
        outer.addSubview(view)
        return outer
      }
      func updateUIView(_ outer: UIView, context: Context) {
        guard context.transaction.animation != nil else { return view.frame.origin.x = isRight ? 100 : 0 }
        UIView.animate(withDuration: 0.5) { view.frame.origin.x = isRight ? 100 : 0 }
      }
    }
    struct Page: View {
      let view: UIView
      @State private var isRight = false
      var body: some View {
        VStack {
          Mover(view: view, isRight: isRight).frame(width: 200, height: 40)
          Button("Move") { withAnimation { isRight.toggle() } }
        }
      }
    }
    let view = box(), screen = try Screen(.iPhone14) { Page(view: view) }
    try screen.tap(text: "Move")
    screen.advance(by: 0.25)
    #expect(x(view) > 10 && x(view) < 90 && view.frame.origin.x == 100)
    try screen.settle()
    #expect(x(view) == 100)
  }

  /// A view that asks for itself while it draws is drawn once a frame, and holds up nobody.
  @Test func drawingThatAsksForItself() throws {
    final class Restless: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        setNeedsDisplay()
      }
    }
    let view = Restless(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), board = try Board(view)
    let before = view.count
    board.screen.advance(by: 0.5)
    #expect(abs(view.count - before - 30) <= 2, "\(view.count - before)")
    #expect(board.screen.unsettledFrames.isEmpty)
  }
}
