import CoreGraphics
import Testing
import Touchstone

@testable import UIKit

/// Constraints of numbers that no screen can hold: refused or cut with a report, and layout ends at once.
@MainActor @Suite struct OddConstraintTests {
  private func screen(_ build: @escaping @MainActor (UIView) -> Void) throws -> Screen {
    try Screen(.iPhone14) {
      let controller = UIViewController()
      build(controller.view)
      return controller
    }
  }

  private func constrained(_ count: Int, in parent: UIView) -> [UIView] {
    (0..<count).map { index in
      let view = UIView()
      view.accessibilityIdentifier = "view-\(index)"
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      return view
    }
  }

  private final class ContentView: UIView {
    private let content: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { content }
  }

  private nonisolated static let odd: [CGFloat] = [
    1e308, -1e308, .greatestFiniteMagnitude, .infinity, -.infinity, .nan, 1e20, -1e12, .leastNonzeroMagnitude,
  ]

  @Test func aConstantBeyondAllBounds() throws {
    var column: UIView!
    let screen = try screen { view in
      let views = constrained(2, in: view)
      column = views[0]
      NSLayoutConstraint.activate([
        views[0].leadingAnchor.constraint(equalTo: view.leadingAnchor), views[0].topAnchor.constraint(equalTo: view.topAnchor),
        views[0].widthAnchor.constraint(equalToConstant: 100),
        views[0].widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
        views[0].heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(column.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(screen.console.count == 1, "\(screen.console)")
    for word in ["UIView 'view-0'", "more than constraints can hold", "leave the constraint out"] {
      #expect(screen.console.first?.contains(word) == true, "\(word): \(screen.console)")
    }
  }

  @Test func prioritiesThatAreNone() throws {
    for value in [Float.nan, .infinity, -.infinity] {
      let priority = UILayoutPriority(value)
      let content = ContentView(40, 30)
      let screen = try screen { view in
        view.addSubview(content)
        content.setContentHuggingPriority(priority, for: .horizontal)
        content.setContentCompressionResistancePriority(priority, for: .vertical)
        NSLayoutConstraint.activate([
          content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          content.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
      #expect(content.bounds.size == CGSize(width: 40, height: 30))
      #expect(content.contentHuggingPriority(for: .horizontal) == .defaultLow)
      #expect(content.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
      #expect(screen.console.count == 2 && screen.console[0].contains("contentHuggingPriority"), "\(screen.console)")
      #expect(
        content.systemLayoutSizeFitting(.zero, withHorizontalFittingPriority: priority, verticalFittingPriority: .required)
          == CGSize(width: 40, height: 0))
      #expect(screen.console.count == 3)
    }
  }

  @Test func contentThatIsNoSize() throws {
    for length in [CGFloat.nan, .infinity, .greatestFiniteMagnitude] {
      let content = ContentView(length, 30)
      let screen = try screen { view in
        view.addSubview(content)
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
          content.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        ])
      }
      #expect(content.frame.minX == 10 && content.frame.minY == 10)
      #expect(
        screen.console.contains { $0.contains("ContentView[0]") && $0.contains("intrinsicContentSize") }, "\(screen.console)")
    }
  }

  /// Random trees of 30 views with odd numbers in everything that constraints are made of. Work is bounded, and a number that is one
  /// comes out for each view.
  @Test func randomTreesOfOddNumbers() throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = Odds(seed)
      var views: [UIView] = []
      let screen = try screen { root in
        views = constrained(10, in: root) + (0..<10).map { _ in ContentView(random.number(), random.number()) }
        for view in views[10...] { root.addSubview(view) }
        let stack = UIStackView(arrangedSubviews: constrained(5, in: root))
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = random.number()
        root.addSubview(stack)
        let masked = UIView(frame: CGRect(x: random.finite(), y: 0, width: abs(random.finite()), height: 10))
        masked.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
        root.addSubview(masked)
        views += [stack, masked]
        for view in views { random.constrain(view, to: [root] + views) }
      }
      for view in views where view.window != nil {
        #expect(view.frame.minX.isFinite && view.frame.width.isFinite && view.frame.maxY.isFinite, "seed \(seed): \(view.frame)")
      }
      // Changes, too.
      for constraint in screen.window.subviews[0].storedLayoutState?.constraints ?? [] { constraint.constant = random.number() }
      screen.advance(by: 0.1)
      let pivots = screen.window.root.storedLayoutState?.engine?.pivots ?? 0
      #expect(pivots < 20_000, "seed \(seed): \(pivots)")
    }
  }

  private struct Odds {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }
    private mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    mutating func number() -> CGFloat {
      below(2) == 0 ? CGFloat(below(400)) : OddConstraintTests.odd[below(OddConstraintTests.odd.count)]
    }
    mutating func finite() -> CGFloat {
      let number = number()
      return number.isFinite ? number : 7
    }
    @MainActor mutating func constrain(_ view: UIView, to others: [UIView]) {
      let attributes: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX, .top, .bottom, .width, .height]
      for _ in 0..<3 {
        let attribute = attributes[below(attributes.count)], other = others[below(others.count)]
        let constraint = NSLayoutConstraint(
          item: view, attribute: attribute, relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][below(3)], toItem: other,
          attribute: attribute, multiplier: below(3) == 0 ? number() : 1, constant: number())
        if below(2) == 0 {
          constraint.priority = UILayoutPriority([1, 250, 750, .nan, .infinity, -.infinity, 1e30, -5][below(8)])
        }
        constraint.isActive = true
      }
    }
  }
}
