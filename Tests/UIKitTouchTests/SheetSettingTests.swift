import CoreGraphics
import Testing
import Touchstone
import UIKit

/// What a sheet's controller may be told to be like.
@MainActor @Suite struct SheetSettingTests {
  private final class Panel: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
      view.backgroundColor = .white
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }
  private func presented(_ prepare: (UISheetPresentationController) -> Void) throws -> (Screen, UIViewController, Panel, Heard) {
    let root = UIViewController(), panel = Panel(), heard = Heard()
    let button = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 60))
    let screen = try Screen { root }
    root.view.backgroundColor = .white
    root.view.addSubview(button)
    heard.listen(to: button, for: .touchUpInside, as: "behind")
    let sheet = try #require(panel.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    prepare(sheet)
    root.present(panel, animated: true)
    try screen.settle()
    return (screen, root, panel, heard)
  }
  private func height(_ panel: Panel) -> CGFloat { panel.view.convert(panel.view.bounds, to: nil).minY }

  @Test(arguments: [true, false])
  func aGrabberIsSeenWhenItIsWanted(isWanted: Bool) throws {
    let (screen, _, panel, _) = try presented { $0.prefersGrabberVisible = isWanted }
    let grabber = CGPoint(x: screen.size.width / 2, y: height(panel) + 7.5)
    let color = try #require(screen.picture().color(at: grabber))
    #expect((color.red < 0.95) == isWanted)
  }

  @Test(arguments: [UISheetPresentationController.Detent.Identifier.medium, nil])
  func whatIsBehindIsInUseUpToADetent(undimmed: UISheetPresentationController.Detent.Identifier?) throws {
    let (screen, root, panel, heard) = try presented { $0.largestUndimmedDetentIdentifier = undimmed }
    let behind = try #require(screen.picture().color(at: CGPoint(x: 30, y: 300)))
    #expect((behind.red < 0.95) == (undimmed == nil))
    screen.tap(at: CGPoint(x: 150, y: 180))
    try screen.settle()
    if undimmed == nil {
      #expect(heard.lines.isEmpty && root.presentedViewController == nil, "a tap beside it takes it away")
    } else {
      #expect(heard.read() == ["behind"] && root.presentedViewController === panel)
    }
  }

  @Test(arguments: [true, false])
  func aSwipeOnContentGrowsTheSheetFirstOrScrolls(expands: Bool) throws {
    let (screen, _, panel, _) = try presented { $0.prefersScrollingExpandsWhenScrolledToEdge = expands }
    let before = height(panel)
    screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.3)
    try screen.settle()
    #expect((height(panel) < before) == expands && (panel.scrollView.contentOffset.y > 50) == !expands)
  }
}
