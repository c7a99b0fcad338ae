import CoreGraphics
import SwiftUI
import Testing
import Touchstone

@testable import UIKit

/// How deep views may lie inside each other, and what becomes of those that are deeper.
@MainActor @Suite struct DeepViewTests {
  private static let device = Device(name: "deep", size: CGSize(width: 100, height: 100), scale: 1, safeArea: .zero)

  private final class Heard: UIView {
    var taps = 0
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
  }
  private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
  /// `count` views inside each other, put together from the outside or from the inside.
  private func chain(_ count: Int, innermost: UIView, fromInside: Bool = false) -> UIView {
    let views = (1..<count).map { _ in view() } + [innermost]
    let pairs = Array(zip(views, views.dropFirst()))
    for (outer, inner) in fromInside ? pairs.reversed() : pairs { outer.addSubview(inner) }
    return views[0]
  }
  private func screen(_ content: UIView) throws -> Screen {
    let controller = UIViewController()
    controller.view.addSubview(content)
    return try Screen(Self.device, controller: { controller })
  }

  @Test(arguments: [false, true])
  func whatIsPromisedIsLaidOutDrawnAndHit(fromInside: Bool) throws {
    let heard = Heard(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    heard.backgroundColor = .red
    // The window and the controller's view are around.
    let outer = chain(UIView.maximumDepth - 2, innermost: heard, fromInside: fromInside)
    let screen = try screen(outer)
    screen.tap(at: CGPoint(x: 50, y: 50))
    #expect(heard.taps == 1)
    #expect(screen.console.isEmpty)
    let color = try #require(screen.picture().color(at: CGPoint(x: 50, y: 50)))
    #expect(color.red > 0.9 && color.green < 0.4, "\(color)")
    outer.overrideUserInterfaceStyle = .dark
    heard.setNeedsLayout()
    screen.advance(by: 0.1)
    outer.removeFromSuperview()
    #expect(heard.window == nil)
    #expect(screen.unsettledFrames.isEmpty)
  }

  @Test(arguments: [false, true])
  func fiveThousandViews(fromInside: Bool) throws {
    let inner = view(), base = view()
    let screen = try screen(base)
    let outer = chain(5_000, innermost: inner, fromInside: fromInside)
    base.addSubview(outer)
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 50, y: 50))
    _ = screen.picture()
    #expect(screen.console.count == 1, "\(screen.console)")
    let line = try #require(screen.console.first)
    #expect(line.contains("too deep") && line.contains("is not added to UIView"), "\(line)")
    #expect(line.contains(fromInside ? "UIView, with 299 levels of views in it," : "UIView > … 292 more … > UIView"), "\(line)")
    #expect(inner.window == nil)
  }

  private final class Endless: UIView {
    nonisolated(unsafe) static var made = 0
    override func didMoveToWindow() {
      if window != nil && subviews.isEmpty {
        Self.made += 1
        addSubview(Endless(frame: bounds))
      }
    }
  }
  @Test func aViewThatAddsItsOwnKindWithoutEnd() throws {
    Endless.made = 0
    let screen = try screen(Endless(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.advance(by: 0.1)
    _ = screen.picture()
    #expect(screen.console.count == 1 && screen.console[0].contains("Endless is not added to"), "\(screen.console)")
    #expect(Endless.made == UIView.maximumDepth - 2)
  }

  /// Constraints, layout and sizes go as deep.
  @Test func constraintsAsDeep() throws {
    let innermost = view()
    var views = [view()]
    for _ in 0..<UIView.maximumDepth - 4 { views.append(view()) }
    views.append(innermost)
    for (outer, inner) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      inner.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor), inner.topAnchor.constraint(equalTo: outer.topAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    }
    let screen = try screen(views[0])
    screen.advance(by: 0.1)
    #expect(screen.console.isEmpty)
    #expect(innermost.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  private struct Bridge: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }
  /// Views of UIKit in views of SwiftUI in views of UIKit, without end.
  @Test func hostingViewsInsideEachOther() throws {
    var controllers: [UIViewController] = []
    var view = self.view()
    for _ in 0..<400 {
      let host = UIHostingController(rootView: AnyView(Bridge(view: view)))
      host.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      controllers.append(host)
      view = host.view
    }
    let screen = try screen(view)
    // Each of them settles in a round of its own, of which a frame has a few.
    screen.advance(by: 2)
    screen.tap(at: CGPoint(x: 50, y: 50))
    _ = screen.picture()
    #expect(screen.console.contains { $0.contains("too deep") }, "\(screen.console)")
    #expect(screen.console.count < 40, "\(screen.console.count)")
  }
}
