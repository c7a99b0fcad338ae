import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ViewControllerTests {
  final class Controller: UIViewController {
    let diary: Diary
    let name: String
    init(_ name: String, _ diary: Diary) {
      self.name = name
      self.diary = diary
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() { diary.note(name + " loaded") }
    override func viewWillAppear(_ animated: Bool) { diary.note(name + " will appear") }
    override func viewIsAppearing(_ animated: Bool) { diary.note(name + " is appearing") }
    override func viewDidAppear(_ animated: Bool) { diary.note(name + " did appear") }
    override func viewWillDisappear(_ animated: Bool) { diary.note(name + " will disappear") }
    override func viewDidDisappear(_ animated: Bool) { diary.note(name + " did disappear") }
    override func viewWillLayoutSubviews() { diary.note(name + " will lay out") }
    override func viewDidLayoutSubviews() { diary.note(name + " did lay out") }
    override func viewSafeAreaInsetsDidChange() { diary.note(name + " insets") }
  }

  @Test func aRootControllersLife() {
    let stage = Stage(320, 480, insets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let diary = Diary()
    let window = UIWindow(windowScene: stage.scene)
    window.rootViewController = Controller("root", diary)
    #expect(diary.read() == [], "a hidden window loads nothing")
    window.makeKeyAndVisible()
    #expect(diary.read() == ["root loaded", "root will appear", "root insets"])
    stage.frame()
    #expect(diary.read() == ["root is appearing", "root will lay out", "root did lay out", "root did appear"])
    window.rootViewController = nil
    #expect(diary.read() == ["root will disappear", "root did disappear"])
  }

  @Test func aChildAppearsWithItsView() {
    let stage = Stage()
    let diary = Diary()
    let parent = UIViewController()
    _ = stage.window(parent)
    stage.frame()
    let child = Controller("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.frame()
    #expect(child.parent === parent && parent.children.count == 1)
    #expect(
      diary.read() == [
        "child loaded", "child will appear", "child is appearing", "child will lay out", "child did lay out", "child did appear",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(diary.read() == ["child will disappear", "child did disappear"])
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  @Test func theResponderChainLeadsOut() {
    let stage = Stage()
    let controller = UIViewController()
    let window = stage.window(controller)
    let leaf = UIView()
    controller.view.addSubview(leaf)
    var chain: [UIResponder] = []
    var next: UIResponder? = leaf
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    let expected: [UIResponder] = [leaf, controller.view, controller, window, stage.scene, stage.application]
    #expect(chain == expected)
  }
}
