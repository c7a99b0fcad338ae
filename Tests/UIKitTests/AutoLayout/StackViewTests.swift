import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct StackViewTests {
  let stage = Stage(300, 400, scale: 1)
  let root = UIView()
  let stack = UIStackView()

  init() {
    _ = stage.window(root)
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  func add(_ sizes: [(CGFloat, CGFloat)]) -> [ContentView] {
    sizes.map { width, height in
      let view = ContentView(width, height)
      stack.addArrangedSubview(view)
      return view
    }
  }
  func wide(_ width: CGFloat = 300) { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
  func xs(_ views: [UIView]) -> [CGFloat] { views.map(\.frame.minX) }
  func widths(_ views: [UIView]) -> [CGFloat] { views.map(\.frame.width) }

  @Test func aPlaceThatIsNoneIsReportedAndTheNearestTaken() {
    let views = add([(30, 10), (40, 10), (50, 10)])
    stack.insertArrangedSubview(views[0], at: 3)
    #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
    stack.insertArrangedSubview(views[0], at: -1)
    #expect(stack.arrangedSubviews == views)
    #expect(stage.console.lines.count == 2 && stage.console.lines[0].contains("was inserted at 3"))
    stage.frame()
    #expect(xs(views) == [0, 30, 70])
  }

  @Test func asLargeAsItsViews() {
    let views = add([(30, 10), (40, 25), (50, 20)])
    stack.spacing = 5
    stage.frame()
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 130, height: 25))
    #expect(xs(views) == [0, 35, 80])
    #expect(views.allSatisfy { $0.frame.height == 25 && $0.frame.minY == 0 })
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 130, height: 25))
    stack.axis = .vertical
    stage.frame()
    #expect(stack.frame.size == CGSize(width: 50, height: 65))
    #expect(views.map(\.frame.minY) == [0, 15, 45])
    #expect(stage.console.lines == [])
  }

  @Test func distributions() {
    let views = add([(20, 10), (60, 10), (40, 10)])
    views[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    stack.spacing = 10
    wide(320)
    stage.frame()
    #expect(widths(views) == [20, 240, 40])
    stack.distribution = .fillEqually
    stage.frame()
    #expect(widths(views) == [100, 100, 100] && xs(views) == [0, 110, 220])
    stack.distribution = .fillProportionally
    stage.frame()
    #expect(widths(views) == [50, 150, 100])
    stack.distribution = .equalSpacing
    stage.frame()
    #expect(widths(views) == [20, 60, 40] && xs(views) == [0, 120, 280])
    stack.distribution = .equalCentering
    stage.frame()
    #expect(views.map(\.frame.midX) == [10, 155, 300])
    #expect(stage.console.lines == [])
  }

  @Test func alignments() {
    let views = add([(20, 10), (20, 30)])
    let expected: [(UIStackView.Alignment, CGFloat)] = [(.top, 0), (.center, 10), (.bottom, 20), (.lastBaseline, 20)]
    for (alignment, y) in expected {
      stack.alignment = alignment
      stage.frame()
      #expect(views[0].frame == CGRect(x: 0, y: y, width: 20, height: 10), "\(alignment)")
      #expect(stack.frame.height == 30)
    }
  }

  @Test func hiddenViewsTakeNoRoom() {
    let views = add([(20, 10), (30, 10), (40, 10)])
    stack.spacing = 7
    stack.setCustomSpacing(1, after: views[0])
    stage.frame()
    #expect(xs(views) == [0, 21, 58])
    views[1].isHidden = true
    stage.frame()
    #expect(views[2].frame.minX == 21 && stack.frame.width == 61)
    views[1].isHidden = false
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    stage.frame()
    #expect(xs(views) == [0, 27, 64])
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    stage.frame()
    #expect(xs(Array(views.dropFirst())) == [0, 37])
    stack.removeArrangedSubview(views[2])
    #expect(views[2].superview === stack)
    stack.insertArrangedSubview(views[2], at: 0)
    stage.frame()
    #expect(xs(Array(views.dropFirst())) == [47, 0])
    #expect(stage.console.lines == [])
  }

  @Test func marginsAndNesting() {
    let inner = UIStackView(arrangedSubviews: [ContentView(10, 5), ContentView(10, 6)])
    inner.axis = .vertical
    stack.addArrangedSubview(inner)
    let view = add([(30, 40)])[0]
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.alignment = .center
    stage.frame()
    #expect(stack.frame.size == CGSize(width: 46, height: 44))
    #expect(inner.frame == CGRect(x: 2, y: 16, width: 10, height: 11), "15.5 from the top is rounded up")
    #expect(view.frame == CGRect(x: 12, y: 1, width: 30, height: 40))
  }

  @Test func readsFromRightToLeft() {
    let stage = Stage(300, 400, scale: 1, direction: .rightToLeft)
    let root = UIView()
    _ = stage.window(root)
    let views = [ContentView(20, 10), ContentView(30, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 50, height: 10)
    root.addSubview(stack)
    stage.frame()
    #expect(views.map(\.frame.minX) == [30, 0])
  }
}
