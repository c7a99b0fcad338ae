import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct SafeAreaTests {
  /// Recorded on iOS 26.1: root 320 × 480 with insets (44, 10, 34, 12).
  @Test(arguments: [
    (CGRect(x: 30, y: 20, width: 100, height: 500), UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)),
    (CGRect(x: 0, y: 500, width: 100, height: 50), UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 0)),
  ])
  func recordedValues(frame: CGRect, expected: UIEdgeInsets) {
    let stage = Stage(320, 480, insets: UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    let root = UIView()
    let window = stage.window(root)
    let child = UIView(frame: frame)
    root.addSubview(child)
    stage.frame()
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(root.safeAreaInsets == window.safeAreaInsets)
    #expect(child.safeAreaInsets == expected)
  }

  @Test func followsFramesAndTellsOfChanges() {
    final class Listener: UIView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let stage = Stage(320, 480, insets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    let root = UIView()
    let window = stage.window(root)
    let child = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(child)
    #expect(child.safeAreaInsets.top == 44 && child.changes == 1)
    child.frame.origin.y = 10
    #expect(child.safeAreaInsets.top == 34 && child.changes == 2)
    child.frame.origin.y = 100
    child.frame.origin.y = 200
    #expect(child.safeAreaInsets == .zero && child.changes == 3)
    window.rootViewController?.additionalSafeAreaInsets.top = 100
    #expect(root.safeAreaInsets.top == 144)
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero)
  }

  @Test func rotationReachesWindowsAndViews() {
    let stage = Stage(390, 844, insets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    let root = UIView()
    let window = stage.window(root)
    stage.frame()
    stage.scene.change(
      size: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47),
      orientation: .landscapeRight)
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(root.bounds.size == CGSize(width: 844, height: 390))
    #expect(root.safeAreaInsets == window.safeAreaInsets)
  }
}
