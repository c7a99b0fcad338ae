import SwiftUI
import Testing
import Touchstone
import UIKit

/// C56: pages of a scroll view when the telephone is turned.
@MainActor @Suite struct TurnedPagesTests {
  /// The page is the truth; the offset follows from it when the width has changed.
  private final class RightStrip: UIScrollView, UIScrollViewDelegate {
    var index = 0
    private var width: CGFloat = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      isPagingEnabled = true
      delegate = self
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.width != width else { return }
      width = bounds.width
      contentSize = CGSize(width: 5 * width, height: bounds.height)
      contentOffset.x = CGFloat(index) * width
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if isTracking || isDragging || isDecelerating { index = Int((contentOffset.x / width).rounded()) }
    }
  }
  private struct RightStripView: UIViewRepresentable {
    func makeUIView(context: Context) -> RightStrip { RightStrip(frame: .zero) }
    func updateUIView(_ view: RightStrip, context: Context) {}
  }

  /// Each turn by one page.
  private func turn(_ pages: Int, on screen: Screen) throws {
    for _ in 0..<pages {
      screen.flick(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400))
      try screen.settle()
    }
  }
  private func rotate(_ screen: Screen) throws {
    screen.rotate()
    try screen.settle()
  }

  /// The listing: the offset stays in points, which is between two pages of the new width.
  @Test func theOffsetOfTheOldWidthLiesBetweenPages() throws {
    let screen = try Screen(.caseStudy) { StripView().ignoresSafeArea() }
    let strip = try #require(screen.window.firstSubview(of: Strip.self)), offset: CGFloat = 2 * 390
    try turn(2, on: screen)
    #expect(strip.index == 2 && strip.contentOffset.x == offset)
    try rotate(screen)
    #expect(strip.bounds.size == CGSize(width: 844, height: 390))
    #expect(strip.contentOffset.x == offset)
    try rotate(screen)
    #expect(strip.contentOffset.x == offset)
  }

  /// The listing, at the last page: the wider view reaches beyond the old content's end, the offset is put inside, and the
  /// delegate takes a page of the new width from it.
  @Test func nearTheEndTheIndexIsLost() throws {
    let screen = try Screen(.caseStudy) { StripView().ignoresSafeArea() }
    let strip = try #require(screen.window.firstSubview(of: Strip.self))
    try turn(4, on: screen)
    #expect(strip.index == 4)
    try rotate(screen)
    #expect(strip.contentOffset.x == 5 * 390 - 844 && strip.index == 1)
    try rotate(screen)
    #expect(strip.index != 4)
  }

  @Test(arguments: [2, 4]) func withThePageAsTheTruthItStays(page: Int) throws {
    let screen = try Screen(.caseStudy) { RightStripView().ignoresSafeArea() }
    let strip = try #require(screen.window.firstSubview(of: RightStrip.self))
    try turn(page, on: screen)
    for width in [844, 390] as [CGFloat] {
      try rotate(screen)
      #expect(strip.index == page && strip.contentOffset.x == CGFloat(page) * width)
    }
  }
}
