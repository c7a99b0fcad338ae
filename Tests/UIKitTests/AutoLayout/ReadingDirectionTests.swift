import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ReadingDirectionTests {
  @Test func leadingIsRightInArabic() {
    let stage = Stage(300, 400, scale: 1, direction: .rightToLeft)
    let root = UIView()
    _ = stage.window(root)
    let views = constrained(3, in: root)
    for view in views {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 10),
        view.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
    ])
    stage.frame()
    let expected: [CGFloat] = [248, 200, 5]
    #expect(views.map(\.frame.minX) == expected)
    views[0].semanticContentAttribute = .forceLeftToRight
    stage.frame()
    #expect(views[0].frame.minX == 12)
    #expect(views[1].frame.maxX == 4, "it reads from right to left still")
  }

  /// A quarter of the way along the line.
  @Test func multipliersCountFromTheLeadingEdge() {
    let stage = Stage(300, 400, scale: 1, direction: .rightToLeft)
    let root = UIView()
    _ = stage.window(root)
    let view = constrained(1, in: root)[0]
    NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .trailing, multiplier: 0.25, constant: 0
    ).isActive = true
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    stage.frame()
    #expect(view.frame.maxX == 225)
  }

  @Test func turningTheInterfaceTurnsTheLayout() {
    let stage = Stage(300, 400, scale: 1)
    let root = UIView()
    _ = stage.window(root)
    let view = constrained(1, in: root)[0]
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.frame()
    #expect(view.frame.minX == 50)
    stage.scene.change(
      traits: UITraitCollection(userInterfaceStyle: .light, displayScale: 1, layoutDirection: .rightToLeft))
    stage.frame()
    #expect(view.frame.maxX == 250)
  }
}
