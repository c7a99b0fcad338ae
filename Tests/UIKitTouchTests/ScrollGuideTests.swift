import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Content that is placed by constraints.
@MainActor @Suite struct ScrollGuideTests {
  private final class Page: UIViewController {
    let scrollView = UIScrollView(), content = UIView(), header = UIView()
    var usesGuide = true
    override func viewDidLoad() {
      view.addSubview(scrollView)
      for part in [content, header] { scrollView.addSubview(part) }
      for part in [scrollView, content, header] { part.translatesAutoresizingMaskIntoConstraints = false }
      pin(scrollView, view.leadingAnchor, view.trailingAnchor, view.topAnchor, view.bottomAnchor)
      let guide = scrollView.contentLayoutGuide
      if usesGuide {
        pin(content, guide.leadingAnchor, guide.trailingAnchor, guide.topAnchor, guide.bottomAnchor)
      } else {
        pin(content, scrollView.leadingAnchor, scrollView.trailingAnchor, scrollView.topAnchor, scrollView.bottomAnchor)
      }
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 3000),
        header.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor),
        header.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
        header.widthAnchor.constraint(equalToConstant: 100), header.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    private func pin(
      _ part: UIView, _ leading: NSLayoutXAxisAnchor, _ trailing: NSLayoutXAxisAnchor, _ top: NSLayoutYAxisAnchor,
      _ bottom: NSLayoutYAxisAnchor
    ) {
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: leading), part.trailingAnchor.constraint(equalTo: trailing),
        part.topAnchor.constraint(equalTo: top), part.bottomAnchor.constraint(equalTo: bottom),
      ])
    }
  }

  @Test(arguments: [true, false])
  func constraintsGiveTheContentItsSizeAndAFixedHeaderStays(usesGuide: Bool) throws {
    let page = Page()
    page.usesGuide = usesGuide
    let screen = try Screen(.plain) { page }
    try screen.settle()
    #expect(page.scrollView.contentSize == CGSize(width: 393, height: 3000))
    #expect(page.content.frame == CGRect(x: 0, y: 0, width: 393, height: 3000))
    screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 1, holding: 0.3)
    try screen.settle()
    #expect(page.scrollView.contentOffset.y == 290)
    #expect(page.content.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: -290))
    #expect(page.header.convert(CGPoint.zero, to: nil) == .zero)
    #expect(screen.console.isEmpty)
  }

  @Test func anAxisWithoutConstraintsKeepsTheAppsSize() throws {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 5000))
    let badge = UIView()
    badge.translatesAutoresizingMaskIntoConstraints = false
    stand.scrollView.addSubview(badge)
    NSLayoutConstraint.activate([
      badge.topAnchor.constraint(equalTo: stand.scrollView.topAnchor, constant: 10),
      badge.leadingAnchor.constraint(equalTo: stand.scrollView.leadingAnchor, constant: 20),
      badge.widthAnchor.constraint(equalToConstant: 30), badge.heightAnchor.constraint(equalToConstant: 30),
    ])
    try stand.screen.settle()
    #expect(stand.scrollView.contentSize == CGSize(width: 393, height: 5000))
    #expect(badge.frame == CGRect(x: 20, y: 10, width: 30, height: 30))
  }
}
