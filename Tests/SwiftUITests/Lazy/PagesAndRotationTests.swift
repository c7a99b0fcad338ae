import SwiftUI
import Testing
import Touchstone
import UIKit

/// A page that fills the screen fills it after the device was turned.
@MainActor
@Suite struct PagesAndRotationTests {
  private struct Pages: View {
    let isLazy: Bool

    var body: some View {
      ScrollView(.horizontal) {
        if isLazy { LazyHStack(spacing: 0) { pages } } else { HStack(spacing: 0) { pages } }
      }
      .scrollTargetBehavior(.paging)
      .ignoresSafeArea()
    }

    private var pages: some View {
      ForEach(0..<6) { page in
        Color.blue.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page-\(page)")
      }
    }
  }

  @Test(arguments: [true, false])
  func thePageStays(isLazy: Bool) throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: isLazy) }
    try screen.settle()
    for page in 1...5 {
      let width = screen.size.width
      screen.flick(from: CGPoint(x: width * 0.8, y: 200), to: CGPoint(x: width * 0.3, y: 200))
      try screen.settle()
      screen.rotate()
      try screen.settle()
      let frame = try #require(screen.findAll(id: "page-\(page)").first?.frame)
      #expect(frame == CGRect(origin: .zero, size: screen.size))
    }
  }

  @Test func whatRunsOnToAPageEndsAtOne() throws {
    let screen = try Screen(.iPhone14) { Pages(isLazy: false) }
    try screen.settle()
    screen.flick(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200))
    screen.advance(by: 0.05)
    screen.rotate()
    try screen.settle()
    let glass = CGRect(origin: .zero, size: screen.size)
    #expect((0..<6).contains { screen.findAll(id: "page-\($0)").first?.frame == glass })
    #expect(screen.unrest == [])
  }
}
