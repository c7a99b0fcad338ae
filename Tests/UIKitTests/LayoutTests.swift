import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct LayoutTests {
  @Test func layoutRunsOnceParentsFirst() {
    let stage = Stage()
    let diary = Diary()
    let root = LayoutView()
    let child = LayoutView()
    root.addSubview(child)
    root.onLayout = { _ in diary.note("root") }
    child.onLayout = { _ in diary.note("child") }
    let window = stage.window(root)
    stage.frame()
    #expect(diary.read() == ["root", "child"])
    stage.frame()
    #expect(diary.read() == [])
    child.setNeedsLayout()
    #expect(window.needsLayout && !root.requestsLayout)
    stage.frame()
    #expect(diary.read() == ["child"])
    child.frame.size.width += 10
    child.frame.origin.x += 10
    stage.frame()
    #expect(diary.read() == ["child"], "a move alone asks for no layout, a size does")
  }

  @Test func layoutIfNeededStartsAtTheOutermostThatAsks() {
    let stage = Stage()
    let diary = Diary()
    let root = LayoutView()
    let child = LayoutView()
    let sibling = LayoutView()
    root.addSubview(child)
    root.addSubview(sibling)
    _ = stage.window(root)
    stage.frame()
    for (view, name) in [(root, "root"), (child, "child"), (sibling, "sibling")] { view.onLayout = { _ in diary.note(name) } }
    child.setNeedsLayout()
    sibling.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(diary.read() == ["child"])
    root.setNeedsLayout()
    child.layoutIfNeeded()
    #expect(diary.read() == ["root", "sibling"])
  }

  @Test func layoutThatAsksForMoreSettlesInTheSameFrame() {
    let stage = Stage()
    let root = LayoutView()
    root.onLayout = { if $0.layouts < 3 { $0.setNeedsLayout() } }
    _ = stage.window(root)
    stage.frame()
    #expect(root.layouts == 3)
    #expect(stage.console.lines == [])
  }

  @Test func endlessLayoutIsAFindingThatNamesTheView() {
    let stage = Stage()
    let root = LayoutView()
    root.onLayout = { $0.setNeedsLayout() }
    _ = stage.window(root)
    stage.frame()
    #expect(stage.console.lines.count == 1)
    #expect(stage.console.lines.first?.contains("layout of LayoutView") == true)
    #expect(stage.console.lines.first?.contains("8 rounds") == true)
    #expect(stage.frames.nextWakeUp == stage.time, "the rest waits for the next frame")
  }

  @Test func masksResizeAtOnce() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let filling = UIView(frame: parent.bounds)
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let trailing = UIView(frame: CGRect(x: 70, y: 0, width: 30, height: 30))
    trailing.autoresizingMask = .flexibleLeftMargin
    let centered = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
    centered.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin]
    let fixed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    for view in [filling, trailing, centered, fixed] { parent.addSubview(view) }
    parent.frame.size = CGSize(width: 200, height: 50)
    #expect(filling.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    #expect(trailing.frame == CGRect(x: 170, y: 0, width: 30, height: 30))
    #expect(centered.frame == CGRect(x: 90, y: 15, width: 20, height: 20))
    #expect(fixed.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
