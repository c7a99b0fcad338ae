import CoreGraphics
import Testing
import UIKit

/// Views that are placed by frames and masks, among constraints.
@MainActor @Suite struct MaskTests {
  @Test func framesCountAsConstraintsAndMayChange() {
    let stage = Stage(300, 400, scale: 1)
    let root = UIView()
    _ = stage.window(root)
    let plain = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    root.addSubview(plain)
    let view = constrained(1, in: root)[0]
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: plain.trailingAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: plain.bottomAnchor),
      view.widthAnchor.constraint(equalTo: plain.widthAnchor), view.heightAnchor.constraint(equalTo: plain.heightAnchor),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 41, y: 60, width: 30, height: 40))
    plain.frame = CGRect(x: 0, y: 0, width: 5, height: 6)
    stage.frame()
    #expect(view.frame == CGRect(x: 6, y: 6, width: 5, height: 6))
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
  }

  @Test func masksFollowAConstrainedParentInTheSameLayout() {
    let stage = Stage(300, 400, scale: 1)
    let root = UIView()
    _ = stage.window(root)
    let box = constrained(1, in: root)[0]
    box.bounds.size = CGSize(width: 100, height: 100)
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    plain.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    box.addSubview(plain)
    let inner = constrained(1, in: plain)[0]
    let width = box.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate(inner.pinned(1))
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: root.leftAnchor), box.topAnchor.constraint(equalTo: root.topAnchor), width,
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.frame()
    #expect(plain.frame == CGRect(x: 10, y: 10, width: 180, height: 20))
    #expect(inner.frame == CGRect(x: 1, y: 1, width: 178, height: 18))
    width.constant = 120
    stage.frame()
    #expect(inner.frame.width == 98)
    #expect(stage.console.lines == [])
  }

  @Test func aForgottenMaskIsNamedInTheReport() {
    let stage = Stage(300, 400, scale: 1)
    let root = UIView()
    _ = stage.window(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.accessibilityIdentifier = "badge"
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    stage.frame()
    #expect(stage.console.lines.count == 1)
    let text = stage.console.lines.first ?? ""
    #expect(text.hasPrefix("Unable to simultaneously satisfy constraints.\n"))
    #expect(text.contains("<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView 'badge'.width == 20   (active)>"))
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints"))
    #expect(text.hasSuffix("breaking constraint \n<NSLayoutConstraint UIView 'badge'.width == 50   (active)>"))
    #expect(view.frame.width == 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    stage.frame()
    #expect(view.frame.width == 50)
    #expect(stage.console.lines.count == 1)
  }
}
