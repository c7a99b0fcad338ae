import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct FittingTests {
  /// A card: content with 8 points around it.
  func card(_ content: ContentView) -> UIView {
    let card = UIView()
    card.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate(content.pinned(8))
    return card
  }

  @Test func measuringWritesNoFrame() {
    let content = ContentView(50, 20)
    let card = card(content)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 36))
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 66, height: 36))
    #expect(card.frame == .zero && content.frame == .zero)
    content.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 36))
    content.content.height = 21
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        == CGSize(width: 120, height: 37))
    #expect(content.frame == .zero)
  }

  @Test func whatIsOutsideDoesNotCount() {
    let stage = Stage(300, 400, scale: 2)
    let root = UIView()
    _ = stage.window(root)
    let content = ContentView(50.3, 20)
    let card = card(content)
    root.addSubview(card)
    NSLayoutConstraint.activate(card.pinned())
    stage.frame()
    #expect(card.frame == root.bounds)
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 66.5, height: 36))
    #expect(card.frame == root.bounds && content.frame.width == 284)
    #expect(stage.frames.nextWakeUp == nil)
  }

  @Test func aViewWithContentAloneHasItsSize() {
    #expect(ContentView(12, 34).systemLayoutSizeFitting(.zero) == CGSize(width: 12, height: 34))
    #expect(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)).systemLayoutSizeFitting(.zero) == .zero)
  }
}
