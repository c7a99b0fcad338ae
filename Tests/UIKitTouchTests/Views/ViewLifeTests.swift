import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// What views hear of the tree, of tints and of sizes.
@MainActor @Suite struct ViewLifeTests {
  private final class Listener: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) { log.append("will \(newSuperview == nil ? "leave" : "join")") }
    override func didMoveToSuperview() { log.append("did \(superview == nil ? "leave" : "join")") }
    override func willMove(toWindow newWindow: UIWindow?) { log.append("window \(newWindow == nil ? "goes" : "comes")") }
    override func didMoveToWindow() { log.append("window \(window == nil ? "is gone" : "is there")") }
    override func tintColorDidChange() { log.append("tint") }
    func read() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func comingAndGoing() throws {
    let view = Listener(), holder = UIView(), board = try Board()
    holder.addSubview(view)
    #expect(view.read() == ["will join", "did join"])
    board.root.addSubview(holder)
    #expect(view.read() == ["window comes", "window is there"])
    holder.removeFromSuperview()
    #expect(view.read() == ["window goes", "window is gone"])
    view.removeFromSuperview()
    #expect(view.read() == ["will leave", "did leave"])
    board.root.addSubview(view)
    #expect(view.read() == ["will join", "window comes", "window is there", "did join"])
  }

  @Test func tintsAreHeardOfBelow() throws {
    let view = Listener(), own = Listener(), holder = UIView(), board = try Board()
    own.tintColor = .green
    for each in [view, own] { holder.addSubview(each) }
    board.root.addSubview(holder)
    _ = (view.read(), own.read())
    board.root.tintColor = .red
    #expect(view.read() == ["tint"] && own.read() == [] && view.tintColor == .red && own.tintColor == .green)
    own.tintColor = nil
    #expect(own.read() == ["tint"] && own.tintColor == .red)
  }

  @Test func subviewsFollowTheSizeUnlessTheyMayNot() {
    for follows in [true, false] {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
        inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 80))
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(inner)
      outer.autoresizesSubviews = follows
      outer.frame.size = CGSize(width: 200, height: 150)
      #expect(inner.frame.size == (follows ? CGSize(width: 180, height: 130) : CGSize(width: 80, height: 80)))
    }
  }

  @Test func aWheelHidesWhenItStops() throws {
    for hides in [true, false] {
      let wheel = UIActivityIndicatorView(style: .large)
      wheel.hidesWhenStopped = hides
      wheel.center = CGPoint(x: 100, y: 100)
      let board = try Board(wheel)
      let place = CGRect(x: 80, y: 80, width: 40, height: 40)
      #expect(board.hasInk(place) != hides)
      wheel.startAnimating()
      #expect(board.hasInk(place) && !wheel.isHidden)
      wheel.stopAnimating()
      #expect(board.hasInk(place) != hides && wheel.isHidden == hides)
    }
  }

  private final class Dismantled: UIViewController {}
  private struct Embedded: UIViewControllerRepresentable {
    final class Log { var lines: [String] = [] }
    let log: Log
    func makeCoordinator() -> Log { log }
    func makeUIViewController(context: Context) -> Dismantled { Dismantled() }
    func updateUIViewController(_ controller: Dismantled, context: Context) { context.coordinator.lines.append("update") }
    static func dismantleUIViewController(_ controller: Dismantled, coordinator: Log) {
      coordinator.lines.append("dismantle, in a window: \(controller.view.window != nil)")
    }
  }

  @Test func aControllerInSwiftUIIsDismantledOnce() throws {
    struct Page: View {
      let log: Embedded.Log
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Toggle") { isShown.toggle() }
          if isShown { Embedded(log: log).frame(height: 100) }
        }
      }
    }
    let log = Embedded.Log()
    let screen = try Screen(.iPhone14) { Page(log: log) }
    try screen.settle()
    #expect(log.lines == ["update"])
    try screen.tap(text: "Toggle")
    try screen.settle()
    #expect(log.lines.filter { $0.hasPrefix("dismantle") }.count == 1)
  }
}
