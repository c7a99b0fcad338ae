import SwiftUI
import Testing
import Touchstone
import UIKit

/// What a scroll view is aligned to, or what its binding names, is still there after the device was turned.
@MainActor
@Suite struct TargetsAndRotationTests {
  private struct Cards: View {
    let isLazy: Bool
    var body: some View {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: 10) { cards }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned)
      .ignoresSafeArea()
    }
    private var cards: some View {
      ForEach(0..<12) { card in
        Color.blue.containerRelativeFrame(.horizontal) { length, _ in length * 0.6 }.accessibilityIdentifier("card-\(card)")
      }
    }
  }

  private func firstCard(_ screen: Screen) -> Int? {
    (0..<12).first { abs((screen.findAll(id: "card-\($0)").first?.frame.minX ?? -1) - 0) < 0.5 }
  }

  @Test(arguments: [true, false])
  func theAlignedViewStays(isLazy: Bool) throws {
    let screen = try Screen(.iPhone14) { Cards(isLazy: isLazy) }
    try screen.settle()
    for _ in 0..<4 {
      screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 150, y: 200))
      try screen.settle()
      let card = try #require(firstCard(screen))
      #expect(card > 0)
      screen.rotate()
      try screen.settle()
      #expect(firstCard(screen) == card, "card \(card): \(screen.findAll(id: "card-\(card)").map(\.frame))")
    }
  }

  /// A finger that catches it on its way and lets go: it goes on to a view.
  @Test func aCaughtOneGoesToAView() throws {
    let screen = try Screen(.iPhone14) { Cards(isLazy: true) }
    try screen.settle()
    screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 150, y: 200))
    screen.advance(by: 0.1)
    screen.tap(at: CGPoint(x: 200, y: 200))
    try screen.settle()
    #expect(firstCard(screen) != nil)
    #expect(screen.unrest == [])
  }

  @MainActor @Observable fileprivate final class Page { var id: Int? }

  private struct Bound: View {
    @Bindable var page: Page
    let paging: Bool
    var body: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<8) { page in
            Color.blue.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page-\(page)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(AnyBehavior(paging: paging))
      .scrollPosition(id: $page.id)
      .ignoresSafeArea()
    }
  }
  private struct AnyBehavior: ScrollTargetBehavior {
    let paging: Bool
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      if paging {
        PagingScrollTargetBehavior().updateTarget(&target, context: context)
      } else {
        ViewAlignedScrollTargetBehavior().updateTarget(&target, context: context)
      }
    }
  }

  @Test(arguments: [true, false])
  func theBindingNamesThePageThatIsShown(paging: Bool) throws {
    let page = Page()
    let screen = try Screen(.iPhone14) { Bound(page: page, paging: paging) }
    try screen.settle()
    func expect(_ number: Int) throws {
      #expect(try screen.find(id: "page-\(number)").frame == CGRect(origin: .zero, size: screen.size))
      #expect(page.id == number)
    }
    page.id = 6
    try screen.settle()
    try expect(6)
    screen.rotate()
    try screen.settle()
    try expect(6)
    screen.flick(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 600, y: 200))
    try screen.settle()
    try expect(5)
    screen.rotate()
    try screen.settle()
    try expect(5)
    page.id = 1
    screen.rotate()
    try screen.settle()
    try expect(1)
  }

  /// A list without a behaviour keeps the row its binding names as far from the edge as it was.
  @Test func aListKeepsTheRowOfItsBinding() throws {
    let page = Page()
    let screen = try Screen(.iPhone14) { List(page: page) }
    try screen.settle()
    screen.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 130), duration: 0.5, holding: 0.2)
    try screen.settle()
    let row = try #require(page.id), before = try screen.find(id: "row-\(row)").frame.minY
    #expect(row > 3)
    screen.rotate()
    try screen.settle()
    #expect(abs(try screen.find(id: "row-\(row)").frame.minY - before) < 1 && page.id == row)
  }
  private struct List: View {
    @Bindable var page: Page
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60) { row in
            Color.green.aspectRatio(6, contentMode: .fit).accessibilityIdentifier("row-\(row)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $page.id)
      .ignoresSafeArea()
    }
  }
}
