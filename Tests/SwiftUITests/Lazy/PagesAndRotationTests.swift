import SwiftUI
import Testing
import Touchstone
import UIKit

/// A page that fills the screen fills it after the device was turned.
@MainActor
@Suite struct PagesAndRotationTests {
  private struct Pages: View {
    let isLazy: Bool
    var axis = Axis.horizontal
    var inset: CGFloat = 0
    var onAppear: (Int) -> Void = { _ in }

    var body: some View {
      ScrollView(axis == .horizontal ? .horizontal : .vertical) {
        switch (isLazy, axis) {
        case (true, .horizontal): LazyHStack(spacing: 0) { pages }
        case (true, .vertical): LazyVStack(spacing: 0) { pages }
        case (false, .horizontal): HStack(spacing: 0) { pages }
        case (false, .vertical): VStack(spacing: 0) { pages }
        }
      }
      .scrollTargetBehavior(.paging)
      .contentMargins(axis == .horizontal ? .horizontal : .vertical, inset)
      .ignoresSafeArea()
    }

    private var pages: some View {
      ForEach(0..<6) { page in
        Color.blue.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page-\(page)")
          .onAppear { onAppear(page) }
      }
    }
  }

  /// The part of the screen between margins along the axis.
  private func glass(_ screen: Screen, _ axis: Axis, _ inset: CGFloat = 0) -> CGRect {
    CGRect(origin: .zero, size: screen.size).insetBy(
      dx: axis == .horizontal ? inset : 0, dy: axis == .vertical ? inset : 0)
  }
  private func turnPage(_ screen: Screen, _ axis: Axis) throws {
    let size = screen.size
    func point(_ share: CGFloat) -> CGPoint {
      axis == .horizontal ? CGPoint(x: size.width * share, y: 200) : CGPoint(x: 200, y: size.height * share)
    }
    screen.flick(from: point(0.8), to: point(0.3))
    try screen.settle()
  }

  @Test(arguments: [Axis.horizontal, .vertical], [true, false])
  func thePageStays(axis: Axis, isLazy: Bool) throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: isLazy, axis: axis) }
    try screen.settle()
    for page in 1...5 {
      try turnPage(screen, axis)
      screen.rotate()
      try screen.settle()
      let frame = try #require(screen.findAll(id: "page-\(page)").first?.frame)
      #expect(frame == glass(screen, axis))
      #expect(screen.unrest == [])
    }
  }

  /// Where something covers the sides the behaviour chooses the page, and not the scroll view.
  @Test(arguments: [true, false])
  func thePageStaysBetweenMargins(isLazy: Bool) throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: isLazy, inset: 20) }
    try screen.settle()
    for page in 1...5 {
      try turnPage(screen, .horizontal)
      screen.rotate()
      try screen.settle()
      let frame = try #require(screen.findAll(id: "page-\(page)").first?.frame)
      #expect(frame == glass(screen, .horizontal, 20))
    }
  }

  private struct Narrowing: View {
    @State private var isNarrow = false

    var body: some View {
      Pages(isLazy: true)
        .frame(width: isNarrow ? 190 : 390, height: 300)
        .onTapGesture { withAnimation(.spring(duration: 0.35)) { isNarrow.toggle() } }
    }
  }

  /// The scroll view is wider than a page for as long as it becomes narrower; the last pages lie beyond its edge until then.
  @Test func thePageStaysThroughAnAnimation() throws {
    let screen = try Screen(.iPhone14) { Narrowing() }
    try screen.settle()
    for page in 1...5 {
      screen.flick(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 150, y: 400))
      try screen.settle()
      for width in [190.0, 390] {
        screen.tap(at: CGPoint(x: 195, y: 400))
        try screen.settle()
        let frame = try screen.find(id: "page-\(page)").frame
        #expect(frame.minX == 195 - width / 2 && frame.width == width, "page \(page)")
        #expect(screen.unrest == [])
      }
    }
  }

  @Test(arguments: [true, false])
  func manyTurnsOfOnePage(isLazy: Bool) throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: isLazy) }
    try screen.settle()
    for _ in 0..<3 { try turnPage(screen, .horizontal) }
    for _ in 0..<5 {
      screen.rotate()
      try screen.settle()
      #expect(try screen.find(id: "page-3").frame == glass(screen, .horizontal))
    }
    // The others lie where they should, too.
    for page in [4, 5] {
      try turnPage(screen, .horizontal)
      #expect(try screen.find(id: "page-\(page)").frame == glass(screen, .horizontal))
    }
  }

  /// What fills the screen is not made anew: a page that was zoomed stays zoomed.
  @Test func thePageKeepsItsState() throws {
    var appearances: [Int: Int] = [:]
    let screen = try Screen(.iPhone14) { Pages(isLazy: true, onAppear: { appearances[$0, default: 0] += 1 }) }
    try screen.settle()
    for page in 1...4 {
      try turnPage(screen, .horizontal)
      let before = appearances[page]
      for _ in 0..<3 {
        screen.rotate()
        try screen.settle()
      }
      #expect(appearances[page] == before, "page \(page)")
    }
  }

  @Test(arguments: [true, false])
  func whatRunsOnToAPageEndsAtOne(isLazy: Bool) throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: isLazy) }
    try screen.settle()
    screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200))
    screen.advance(by: 0.05)
    screen.rotate()
    try screen.settle()
    #expect((0..<6).contains { screen.findAll(id: "page-\($0)").first?.frame == glass(screen, .horizontal) })
    #expect(screen.unrest == [])
  }

  /// A finger holds what it has caught while the device is turned.
  @Test(arguments: [true, false])
  func aFingerThatHoldsIt(drags: Bool) throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: true) }
    try screen.settle()
    for _ in 0..<2 { try turnPage(screen, .horizontal) }
    screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200))
    screen.advance(by: 0.05)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 200, y: 200))
    if drags { finger.move(by: CGVector(dx: 40, dy: 0), over: 0.1) }
    screen.rotate()
    screen.advance(by: 0.2)
    if finger.isDown { finger.up() }
    try screen.settle()
    #expect((0..<6).contains { screen.findAll(id: "page-\($0)").first?.frame == glass(screen, .horizontal) })
    #expect(screen.unrest == [])
  }

  @Test func fromTheRight() throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: false).environment(\.layoutDirection, .rightToLeft) }
    try screen.settle()
    let size = screen.size
    for _ in 0..<2 {
      screen.flick(from: CGPoint(x: size.width * 0.2, y: 200), to: CGPoint(x: size.width * 0.7, y: 200))
      try screen.settle()
    }
    screen.rotate()
    try screen.settle()
    #expect(try screen.find(id: "page-2").frame == glass(screen, .horizontal))
  }
}
