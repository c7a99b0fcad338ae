import CoreGraphics
import Touchstone
import UIKit

/// Notes what recognizers, controls and views say, in order.
@MainActor
final class Heard: NSObject {
  private(set) var lines: [String] = []
  private var helpers: [Listener] = []

  func note(_ line: String) { lines.append(line) }
  func read() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Notes `name` and the recognizer's state, and whatever `more` says, each time its action runs.
  func listen<R: UIGestureRecognizer>(to recognizer: R, as name: String, more: @escaping (R) -> String? = { _ in nil }) {
    let listener = Listener { [unowned self] sender in
      guard let sender = sender as? R else { return }
      note(["\(name) \(sender.state)", more(sender)].compactMap { $0 }.joined(separator: " "))
    }
    helpers.append(listener)
    recognizer.addTarget(listener, action: Listener.selector)
  }

  func listen(to control: UIControl, for events: UIControl.Event, as name: String) {
    control.addAction(UIAction { [unowned self] _ in note(name) }, for: events)
  }

  private final class Listener: NSObject {
    let call: @MainActor (Any?) -> Void
    init(_ call: @escaping @MainActor (Any?) -> Void) { self.call = call }
    @MainActor func heard(_ sender: UIGestureRecognizer) { call(sender) }
    static let selector = Selector("heard:", Listener.heard(_:))
  }
}

/// A view that notes its touches and hands none on.
final class TouchView: UIView {
  var heard: Heard?
  var name = "view"
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
  private func note(_ word: String, _ touches: Set<UITouch>) {
    heard?.note("\(name) \(word)" + (touches.count > 1 ? " \(touches.count)" : ""))
  }
}

/// A screen of 390 × 844 points with `content` (100, 100, 200, 200) on it, which notes its touches.
@MainActor
struct Stand {
  let screen: Screen
  let root = UIView()
  let content = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let heard = Heard()
  static let middle = CGPoint(x: 200, y: 200)

  init() throws {
    let (root, content) = (root, content)
    content.heard = heard
    root.addSubview(content)
    screen = try Screen {
      let controller = UIViewController()
      controller.view = root
      return controller
    }
    try screen.settle()
  }
}

extension Screen {
  /// The initializer for controllers, named so that it is not taken for the one for views.
  convenience init(_ make: @escaping @MainActor () -> UIViewController) throws { try self.init(.iPhone14, controller: make) }
}
