import CoreGraphics
import Testing
import UIKit

/// Frames lie on whole pixels, near where the constraints put them.
@MainActor @Suite struct PixelTests {
  /// Three views share 320 points: margins of 12, gaps of 8, so 93 1/3 each.
  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func equalViewsStayEqual(direction: UITraitEnvironmentLayoutDirection) {
    let stage = Stage(320, 480, scale: 2, direction: direction)
    let root = UIView()
    _ = stage.window(root)
    let views = constrained(3, in: root)
    NSLayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 8),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor, constant: 8),
      root.trailingAnchor.constraint(equalTo: views[2].trailingAnchor, constant: 12),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    for view in views {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 40),
      ])
    }
    stage.frame()
    let exact: CGFloat = (320 - 2 * 12 - 2 * 8) / 3
    let inOrder: [UIView] = direction == .leftToRight ? views : views.reversed()
    for (index, view) in inOrder.enumerated() {
      let origin: CGFloat = 12 + CGFloat(index) * (exact + 8)
      #expect(view.frame.width == 93.5)
      #expect(view.frame.minY == 0 && view.frame.height == 40)
      #expect(abs(view.frame.minX - origin) <= 0.5)
      #expect(abs(view.frame.maxX - (origin + exact)) <= 0.5)
      let pixels: CGFloat = view.frame.minX * 2
      #expect(pixels == pixels.rounded())
    }
    #expect(stage.console.lines == [])
  }

  /// Thirds of thirds, six deep: on the screen each edge is within a pixel of the exact one.
  @Test(arguments: [1, 2, 3] as [CGFloat]) func errorsDoNotAddUp(scale: CGFloat) {
    let stage = Stage(317, 480, scale: scale)
    let root = UIView()
    _ = stage.window(root)
    var parent = root
    var exact = CGRect(x: 0, y: 0, width: 317, height: 480)
    var checks: [(view: UIView, exact: CGRect)] = []
    let third: CGFloat = 1 / 3
    for _ in 0..<6 {
      let view = constrained(1, in: parent)[0]
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 2 * third),
        view.heightAnchor.constraint(equalTo: parent.heightAnchor, multiplier: 5.0 / 7),
        view.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -third),
      ])
      let width: CGFloat = exact.width * 2 * third
      let height: CGFloat = exact.height * 5 / 7
      exact = CGRect(x: exact.midX - width / 2, y: exact.maxY - third - height, width: width, height: height)
      checks.append((view, exact))
      parent = view
    }
    stage.frame()
    for (view, exact) in checks {
      let frame = view.convert(view.bounds, to: root)
      let edges: [CGFloat] = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      let exactEdges: [CGFloat] = [exact.minX, exact.minY, exact.maxX, exact.maxY]
      for (edge, exactEdge) in zip(edges, exactEdges) {
        let error: CGFloat = abs(edge - exactEdge)
        #expect(error <= 1 / scale + 1e-5)
      }
    }
  }

  @Test func whatIsPinnedToItsParentCoversItsParent() {
    let stage = Stage(320, 480, scale: 2)
    let root = UIView()
    _ = stage.window(root)
    let outer = constrained(1, in: root)[0]
    let inner = constrained(1, in: outer)[0]
    NSLayoutConstraint.activate(
      inner.pinned() + [
        outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.25),
        outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 0.4),
        outer.widthAnchor.constraint(equalToConstant: 33.3), outer.heightAnchor.constraint(equalToConstant: 44.75),
      ])
    stage.frame()
    #expect(outer.frame == CGRect(x: 10.5, y: 0.5, width: 33.5, height: 45))
    #expect(inner.frame == outer.bounds)
  }
}
