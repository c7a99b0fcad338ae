import Testing
import Touchstone
import UIKit

/// What controllers hear of presentations, containers and turns.
@MainActor
@Suite struct AppearanceTests {
  private final class Diary {
    var lines: [String] = []
    func read() -> [String] {
      defer { lines = [] }
      return lines
    }
  }
  private class Page: UIViewController {
    let name: String, diary: Diary
    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    private func note(_ word: String, _ animated: Bool) {
      let marks = [
        animated ? "animated" : nil, isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
        isMovingToParent ? "added" : nil, isMovingFromParent ? "taken" : nil,
      ]
      diary.lines.append(([name, word] + marks.compactMap { $0 }).joined(separator: " "))
    }
    override func viewDidLoad() { view.backgroundColor = .yellow }
    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
  }
  private final class Container: Page {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }
  private func screen() throws -> (Screen, Page, Page, Diary) {
    let diary = Diary()
    let root = Page("root", diary), panel = Page("panel", diary)
    let screen = try Screen(.iPhone15, controller: { root })
    try screen.settle()
    #expect(diary.read() == ["root will appear", "root is appearing", "root did appear"])
    return (screen, root, panel, diary)
  }
  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 100, height: 100)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func aSheetHasAppearedWhenItRests() throws {
    let (screen, root, panel, diary) = try screen()
    root.present(panel, animated: true) { diary.lines.append("completion") }
    #expect(diary.read() == ["panel will appear animated presented"])
    screen.advance(by: 0.1)
    #expect(diary.read() == ["panel is appearing animated presented"])
    try screen.settle()
    #expect(diary.read() == ["panel did appear animated presented", "completion"])
    #expect(!panel.isBeingPresented)
    panel.dismiss(animated: true) { diary.lines.append("completion") }
    screen.advance(by: 0.1)
    #expect(diary.read() == ["panel will disappear animated dismissed"])
    try screen.settle()
    #expect(diary.read() == ["panel did disappear animated dismissed", "completion"] && !panel.isBeingDismissed)
    #expect(diary.lines.isEmpty, "the one behind a sheet stays where it is")
  }

  @Test func aSheetTakenAwayByFingersSaysSo() throws {
    let (screen, root, panel, diary) = try screen()
    root.present(panel, animated: false) { diary.lines.append("completion") }
    screen.advance(by: 0.1)
    #expect(
      diary.read() == ["panel will appear presented", "panel is appearing presented", "panel did appear presented", "completion"])
    screen.flick(from: CGPoint(x: 100, y: 160), to: CGPoint(x: 100, y: 700))
    #expect(diary.read() == ["panel will disappear animated dismissed"])
    try screen.settle()
    #expect(diary.read() == ["panel did disappear animated dismissed"])
  }

  @Test func whoPresentsOnTheFullScreenGoesBehind() throws {
    let (screen, root, panel, diary) = try screen()
    let child = Page("child", diary)
    add(child, to: root)
    try screen.settle()
    #expect(diary.read() == ["child will appear added", "child is appearing added", "child did appear added"])
    panel.modalPresentationStyle = .fullScreen
    root.present(panel, animated: true)
    #expect(
      diary.read() == ["root will disappear animated", "child will disappear animated", "panel will appear animated presented"])
    try screen.settle()
    #expect(
      diary.read() == [
        "panel is appearing animated presented", "panel did appear animated presented", "child did disappear animated",
        "root did disappear animated",
      ])
    root.dismiss(animated: true)
    #expect(
      diary.read() == ["panel will disappear animated dismissed", "root will appear animated", "child will appear animated"])
    try screen.settle()
    #expect(
      diary.read().filter { !$0.contains("is appearing") } == [
        "child did appear animated", "root did appear animated", "panel did disappear animated dismissed",
      ])
  }

  @Test func oneOverTheFullScreenLeavesItThere() throws {
    let (screen, root, panel, diary) = try screen()
    panel.modalPresentationStyle = .overFullScreen
    root.present(panel, animated: false)
    root.dismiss(animated: false)
    screen.advance(by: 0.1)
    #expect(diary.read().allSatisfy { $0.hasPrefix("panel") })
    #expect(panel.view.window == nil && root.presentedViewController == nil)
  }

  @Test func allAboveGoTogether() throws {
    let (screen, root, panel, diary) = try screen()
    let top = Page("top", diary)
    for page in [panel, top] { page.modalPresentationStyle = .fullScreen }
    root.present(panel, animated: false)
    screen.advance(by: 0.1)
    panel.present(top, animated: false)
    screen.advance(by: 0.1)
    _ = diary.read()
    root.dismiss(animated: false)
    screen.advance(by: 0.1)
    let lines = diary.read()
    #expect(lines.filter { $0.hasPrefix("panel") } == [], "it had gone already, and does not come back")
    #expect(lines.filter { $0.hasPrefix("top") } == ["top will disappear dismissed", "top did disappear dismissed"])
    #expect(lines.filter { $0.hasPrefix("root") }.first == "root will appear" && lines.contains("root did appear"))
  }

  @Test func aContainerTellsItsChildrenItself() throws {
    let diary = Diary()
    let container = Container("container", diary), child = Page("child", diary)
    let screen = try Screen(.iPhone15, controller: { container })
    try screen.settle()
    _ = diary.read()
    child.beginAppearanceTransition(true, animated: true)
    add(child, to: container)
    try screen.settle()
    #expect(diary.read() == ["child will appear animated", "child is appearing animated added"])
    child.endAppearanceTransition()
    #expect(diary.read() == ["child did appear animated added"])
    child.willMove(toParent: nil)
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    #expect(diary.read() == ["child will disappear taken"])
    child.endAppearanceTransition()
    child.removeFromParent()
    #expect(diary.read() == ["child did disappear taken"] && !child.isMovingFromParent)
  }

  @Test func aChildOfASheetAppearsWithIt() throws {
    let (screen, root, panel, diary) = try screen()
    let child = Page("child", diary)
    add(child, to: panel)
    root.present(panel, animated: true)
    try screen.settle()
    let lines = diary.read().filter { $0.contains("child") }
    #expect(
      lines == ["child will appear animated added", "child is appearing animated added", "child did appear animated added"])
    panel.dismiss(animated: true)
    screen.advance(by: 0.05)
    #expect(diary.read() == ["panel will disappear animated dismissed", "child will disappear animated"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(diary.read() == ["child did disappear animated taken"])
    try screen.settle()
    #expect(diary.read() == ["panel did disappear animated dismissed"])
  }

  private final class Turning: UIViewController {
    var log: [String] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      let view = view!
      log.append("from \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate { _ in
        self.log.append("along at \(Int(view.bounds.width))")
      } completion: { context in
        self.log.append("over \(context.isCancelled), late \(coordinator.animate(alongsideTransition: nil))")
      }
    }
  }

  @Test func aTurnIsAnnounced() throws {
    let root = Turning(), child = Turning()
    let screen = try Screen(.iPhone15, controller: { root })
    add(child, to: root)
    try screen.settle()
    screen.rotate()
    try screen.settle()
    #expect(root.log == ["from 393 to 852", "along at 852", "over false, late false"])
    #expect(child.log.first == "from 100 to 852")
  }
}
