import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Hosting controllers among views with constraints.
@MainActor @Suite struct HostingSizeTests {
  private final class Frame<Content: View>: UIViewController {
    let host: UIHostingController<Content>
    let constraints: (UIView, UIView) -> [NSLayoutConstraint]
    init(_ content: Content, _ constraints: @escaping (UIView, UIView) -> [NSLayoutConstraint]) {
      host = UIHostingController(rootView: content)
      self.constraints = constraints
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(host)
      view.addSubview(host.view)
      host.didMove(toParent: self)
      host.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(constraints(host.view, view))
    }
  }
  private static let device = Device(
    name: "frame", size: CGSize(width: 300, height: 500), scale: 2,
    safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))

  private func screen<Content: View>(_ frame: Frame<Content>) throws -> Screen {
    let screen = try Screen(Self.device, controller: { frame })
    try screen.settle()
    return screen
  }
  private static func inTheMiddle(_ view: UIView, _ outer: UIView) -> [NSLayoutConstraint] {
    [
      view.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 100),
    ]
  }

  @Test func itIsAsLargeAsItsViews() throws {
    let frame = Frame(Color.red.frame(width: 120, height: 50), Self.inTheMiddle)
    _ = try screen(frame)
    #expect(frame.host.view.frame == CGRect(x: 90, y: 100, width: 120, height: 50))
  }

  @Test func textsWrapInTheWidthThatTheyGet() throws {
    let text = Text("one two three four five six seven eight nine ten eleven twelve")
    let wide = Frame(text, Self.inTheMiddle)
    let narrow = Frame(text) { view, outer in Self.inTheMiddle(view, outer) + [view.widthAnchor.constraint(equalToConstant: 100)]
    }
    _ = try screen(wide)
    _ = try screen(narrow)
    #expect(wide.host.view.frame.width > 300)
    #expect(narrow.host.view.frame.width == 100)
    #expect(narrow.host.view.frame.height > 4 * wide.host.view.frame.height)
  }

  /// What covers the screen's lower edge is added, unless the views are not told of it.
  @Test func whatCoversItIsAdded() throws {
    let frame = Frame(Color.red.frame(width: 120, height: 50).accessibilityIdentifier("red")) { view, outer in
      [view.leadingAnchor.constraint(equalTo: outer.leadingAnchor), view.bottomAnchor.constraint(equalTo: outer.bottomAnchor)]
    }
    let screen = try screen(frame)
    #expect(frame.host.view.frame == CGRect(x: 0, y: 420, width: 120, height: 80))
    #expect(try screen.find(id: "red").frame == CGRect(x: 0, y: 420, width: 120, height: 50))
    frame.host.safeAreaRegions = []
    try screen.settle()
    #expect(frame.host.view.frame == CGRect(x: 0, y: 450, width: 120, height: 50))
    #expect(try screen.find(id: "red").frame == CGRect(x: 0, y: 450, width: 120, height: 50))
    frame.host.safeAreaRegions = .all
    try screen.settle()
    #expect(frame.host.view.frame == CGRect(x: 0, y: 420, width: 120, height: 80))
  }

  private struct Growing: View {
    @State private var height: CGFloat = 50
    var body: some View { Button("grow \(Int(height))") { height += 30 }.frame(width: 120, height: height) }
  }

  @Test(arguments: [false, true]) func itGrowsWithItsViewsWhereThatIsAskedFor(follows: Bool) throws {
    let frame = Frame(Growing(), Self.inTheMiddle)
    if follows { frame.host.sizingOptions = .intrinsicContentSize }
    let screen = try screen(frame)
    try screen.tap(text: "grow 50")
    try screen.settle()
    #expect(frame.host.view.frame.height == (follows ? 80 : 50))
    frame.host.sizingOptions = .intrinsicContentSize
    try screen.tap(text: "grow 80")
    try screen.settle()
    #expect(frame.host.view.frame.height == 110)
    #expect(screen.unsettledFrames.isEmpty)
  }

  @Test func anotherRootViewIsMeasured() throws {
    let frame = Frame(Color.red.frame(width: 120, height: 50), Self.inTheMiddle)
    let screen = try screen(frame)
    frame.host.rootView = Color.red.frame(width: 60, height: 70)
    try screen.settle()
    #expect(frame.host.view.frame.size == CGSize(width: 60, height: 70))
  }
}
