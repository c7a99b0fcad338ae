import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct WindowTests {
  @Test func theArticlesWayToTheKeyWindow() {
    let stage = Stage(320, 480, insets: UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    let window = stage.window()
    let found = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.windows.first { $0.isKeyWindow }
    #expect(found === window)
    #expect(found?.safeAreaInsets.top == 44)
  }

  @Test func oneWindowIsKey() {
    final class KeyWindow: UIWindow {
      var diary: [String] = []
      override func becomeKey() { diary.append("become") }
      override func resignKey() { diary.append("resign") }
    }
    let stage = Stage()
    let first = KeyWindow(windowScene: stage.scene)
    let second = KeyWindow(windowScene: stage.scene)
    first.makeKeyAndVisible()
    second.makeKeyAndVisible()
    #expect(!first.isKeyWindow && second.isKeyWindow)
    #expect(first.diary == ["become", "resign"])
    second.isHidden = true
    #expect(!second.isKeyWindow)
  }

  @Test func levelsAndVisibilityDecideWhatIsInFront() {
    let stage = Stage()
    let alert = UIWindow(windowScene: stage.scene)
    alert.windowLevel = .alert
    alert.isHidden = false
    let plain = stage.window()
    #expect(stage.scene.windows.map { $0 === alert } == [false, true])
    #expect(stage.frames.hitTest(CGPoint(x: 1, y: 1))?.layers.contains { $0 === alert.backingLayer } == true)
    alert.isHidden = true
    #expect(stage.frames.hitTest(CGPoint(x: 1, y: 1))?.layers.contains { $0 === plain.backingLayer } == true)
  }

  @Test func applicationsInOneProcessDoNotMeet() {
    let first = Stage()
    let second = Stage()
    #expect(UIApplication.shared === second.application)
    first.application.becomeCurrent()
    #expect(UIApplication.shared === first.application)
    #expect(UIScreen.main === first.scene.screen)
  }
}
