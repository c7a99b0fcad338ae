import CoreGraphics
import Testing
import UIKit

@MainActor @Suite(.serialized) struct SynchronousEntryTests {
  /// Runs `body` with the names of the frames that are pushed, as "name{" and "}".
  private func names(during body: () -> Void) -> String {
    var log = ""
    let old = SynchronousEntry.observer
    SynchronousEntry.observer = { name, work in
      log += name + "{"
      work()
      log += "}"
    }
    body()
    SynchronousEntry.observer = old
    return log
  }

  @Test func readingInsetsRunsPendingLayout() {
    let stage = Stage()
    let root = LayoutView()
    let window = stage.window(root)
    let first = names { _ = window.safeAreaInsets }
    #expect(first == "UIWindow.safeAreaInsets{UIKit layout (UIWindow.layoutIfNeeded){}}")
    #expect(root.layouts == 1)
    #expect(names { _ = window.safeAreaInsets } == "", "a clean window just answers")
    #expect(root.layouts == 1)
    root.setNeedsLayout()
    #expect(names { _ = root.safeAreaInsets } == "UIView.safeAreaInsets{UIKit layout (UIWindow.layoutIfNeeded){}}")
    #expect(root.layouts == 2)
  }

  @Test func readingInsetsDuringLayoutDoesNotEnterTheSameViewAgain() {
    let stage = Stage()
    let root = LayoutView()
    let window = stage.window(root)
    let sibling = LayoutView()
    root.addSubview(sibling)
    root.onLayout = {
      _ = $0.window?.safeAreaInsets
      #expect(sibling.layouts == 1, "what was pending elsewhere has run")
    }
    _ = window.safeAreaInsets
    #expect(root.layouts == 1)
    #expect(sibling.layouts == 1)
  }
}
