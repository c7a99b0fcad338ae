import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Delegates whose answer to a change is the same change: reported by name, and the program goes on.
@MainActor @Suite struct ScrollRecursionTests {
  private final class Endless: NSObject, UIScrollViewDelegate {
    var calls = 0
    var onScroll: (UIScrollView) -> Void = { _ in }
    var onZoom: (UIScrollView) -> Void = { _ in }
    var onInset: (UIScrollView) -> Void = { _ in }
    var zoomed: UIView?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls += 1
      onScroll(scrollView)
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      calls += 1
      onZoom(scrollView)
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls += 1
      onInset(scrollView)
    }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
      onQuestion?(scrollView)
      questions += 1
      return zoomed
    }
    var onQuestion: ((UIScrollView) -> Void)?
    var questions = 0
  }

  private func stand() throws -> (ScrollStand, Endless) {
    let stand = try ScrollStand(content: CGSize(width: 393, height: 5000))
    let delegate = Endless()
    delegate.zoomed = stand.content
    stand.scrollView.delegate = delegate
    stand.scrollView.accessibilityIdentifier = "feed"
    return (stand, delegate)
  }

  /// One line, with who, what and a remedy; and the next finger still scrolls.
  private func check(_ stand: ScrollStand, _ delegate: Endless, says callback: String) throws {
    #expect(delegate.calls > 2 && delegate.calls <= 66, "\(delegate.calls)")
    #expect(stand.screen.console.count == 1, "\(stand.screen.console)")
    for word in ["'feed'", "\(callback) of Endless", "Usual cause", "only when it differs"] {
      #expect(stand.screen.console.first?.contains(word) == true, "\(word) is missing in \(stand.screen.console)")
    }
    (delegate.onScroll, delegate.onZoom, delegate.onInset) = ({ _ in }, { _ in }, { _ in })
    stand.scrollView.contentOffset = .zero
    stand.screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500), duration: 0.2, holding: 0.2)
    try stand.screen.settle()
    #expect(stand.offset.y == 190 && stand.screen.console.count == 1)
  }

  @Test func anOffsetThatIsSetWithoutEnd() throws {
    let (stand, delegate) = try stand()
    delegate.onScroll = { $0.contentOffset.y += 1 }
    stand.scrollView.contentOffset.y = 10
    #expect(stand.offset.y == 42, "each of the calls moved it")
    try check(stand, delegate, says: "scrollViewDidScroll")
  }

  @Test func twoScrollViewsThatFollowEachOther() throws {
    let (stand, delegate) = try stand()
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), back = Endless()
    other.contentSize = CGSize(width: 100, height: 5000)
    stand.scrollView.addSubview(other)
    other.delegate = back
    // Half as far, and back: equal after a few calls.
    delegate.onScroll = { other.contentOffset.y = ($0.contentOffset.y / 2).rounded() }
    back.onScroll = { stand.scrollView.contentOffset.y = $0.contentOffset.y * 2 }
    stand.scrollView.contentOffset.y = 100
    #expect(other.contentOffset.y == 50 && stand.screen.console.isEmpty)
    // Each a point further than the other.
    delegate.onScroll = { other.contentOffset.y = $0.contentOffset.y + 1 }
    back.onScroll = { stand.scrollView.contentOffset.y = $0.contentOffset.y + 1 }
    delegate.calls = 0
    stand.scrollView.contentOffset.y = 200
    back.onScroll = { _ in }
    try check(stand, delegate, says: "scrollViewDidScroll")
  }

  @Test func aScaleThatIsSetWithoutEnd() throws {
    let (stand, delegate) = try stand()
    stand.scrollView.maximumZoomScale = 1000
    delegate.onZoom = { $0.zoomScale += 0.1 }
    stand.scrollView.zoomScale = 2
    #expect(stand.scrollView.zoomScale > 5 && stand.scrollView.zoomScale < 10)
    stand.scrollView.delegate = nil
    stand.scrollView.contentSize = CGSize(width: 393, height: 5000)
    stand.scrollView.maximumZoomScale = 1
    delegate.zoomed = nil
    stand.scrollView.delegate = delegate
    try check(stand, delegate, says: "scrollViewDidZoom")
  }

  /// Two changes in each call would make 2³² of them.
  @Test func anOffsetThatIsSetTwiceWithoutEnd() throws {
    let (stand, delegate) = try stand()
    delegate.onScroll = {
      $0.contentOffset.y += 1
      $0.contentOffset.y -= 2
    }
    stand.scrollView.contentOffset.y = 1000
    try check(stand, delegate, says: "scrollViewDidScroll")
  }

  @Test func aViewForZoomingThatAsksForTheScale() throws {
    let (stand, delegate) = try stand()
    stand.scrollView.maximumZoomScale = 4
    stand.scrollView.zoomScale = 2
    var heard: [CGFloat] = []
    delegate.onQuestion = { heard.append($0.zoomScale) }
    delegate.questions = 0
    #expect(stand.scrollView.zoomScale == 2)
    #expect(heard == [2] && delegate.questions == 1, "the scale of the view that was named before: \(heard)")
    #expect(stand.screen.console.count == 1 && stand.screen.console[0].contains("viewForZooming(in:) of Endless"))
    stand.scrollView.zoomScale = 3
    #expect(stand.scrollView.zoomScale == 3 && stand.screen.console.count == 1)
  }

  @Test func aViewForZoomingThatSetsTheScale() throws {
    let (stand, delegate) = try stand()
    stand.scrollView.maximumZoomScale = 4
    stand.scrollView.zoomScale = 2
    delegate.onQuestion = { $0.zoomScale = $0.zoomScale == 2 ? 3 : 2 }
    delegate.questions = 0
    _ = stand.scrollView.zoomScale
    #expect(delegate.questions == 1)
    stand.scrollView.setZoomScale(4, animated: true)
    stand.screen.advance(by: 1)
    #expect([2, 3, 4].contains(stand.scrollView.zoomScale) && delegate.questions < 500, "\(delegate.questions)")
    #expect(stand.screen.console.count == 1 && stand.screen.console[0].contains("zoomScale"))
  }

  @Test func insetsThatAreSetWithoutEnd() throws {
    let (stand, delegate) = try stand()
    delegate.onInset = { $0.contentInset.bottom += 1 }
    stand.scrollView.contentInset.bottom = 10
    try check(stand, delegate, says: "scrollViewDidChangeAdjustedContentInset")
  }
}
