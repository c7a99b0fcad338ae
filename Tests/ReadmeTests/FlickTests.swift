import SwiftUI
import Testing
import Touchstone

@testable import Reels

@MainActor
@Test func flickGoesToTheNextCard() throws {
  let screen = try Screen(.iPhone14) { FeedView() }

  screen.drag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 450), duration: 0.15)
  try screen.settle()

  let card = try screen.find(id: "card-1")
  #expect(card.frame == CGRect(x: 0, y: 0, width: 390, height: 844))

  screen.doubleTap(at: CGPoint(x: 195, y: 300))
  screen.advance(by: 0.1)
  #expect(try screen.find(id: "heart-burst").isVisible)
  try screen.picture().write(to: "out/liked.png")
}
