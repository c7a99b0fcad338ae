import CoreGraphics
import Testing

@testable import Reels

/// Where a release goes, without a screen. Heights are those of the smallest and the largest device tried.
@Suite struct PageRulesTests {
  /// What a drag is counted from: the translation it was recognized with.
  static let slop: CGFloat = 10

  @Test(arguments: [667.0, 844, 932])
  func shortFlickGoesOn(height: CGFloat) {
    let step = PageRules.step(offset: -(150 - Self.slop), velocity: -150 / 0.15, height: height)
    #expect(step == 1)
  }

  @Test(arguments: [667.0, 844, 932])
  func slowDragGoesWhereMostOfThePageIs(height: CGFloat) {
    func slow(_ part: CGFloat) -> Int {
      PageRules.step(offset: Self.slop - part * height, velocity: -part * height / 2, height: height)
    }
    #expect(slow(0.4) == 0)
    #expect(slow(0.6) == 1)
  }

  @Test(arguments: [667.0, 844, 932])
  func flickBackReturnsHoweverHard(height: CGFloat) {
    for velocity in [400.0, 1000, 4000] {
      #expect(PageRules.step(offset: -0.6 * height, velocity: velocity, height: height) == 0)
      #expect(PageRules.step(offset: 0.6 * height, velocity: -velocity, height: height) == 0)
    }
  }

  @Test func bothDirectionsAreAlike() {
    for offset in stride(from: -844.0, through: 844, by: 37) {
      for velocity in stride(from: -3000.0, through: 3000, by: 211) where offset != 0 {
        let down = PageRules.step(offset: offset, velocity: velocity, height: 844)
        let up = PageRules.step(offset: -offset, velocity: -velocity, height: 844)
        #expect(down == -up)
      }
    }
  }

  @Test func bandIsTheFormulaAndItsInverse() {
    let first = PageEdges(height: 844, isFirst: true, isLast: false)
    #expect(abs(first.limit(100) - (1 - 1 / (100 * 0.55 / 844 + 1)) * 844) < 1e-9)
    for pull in stride(from: 0.0, through: 800, by: 50) {
      #expect(abs(first.withoutBand(first.limit(pull)) - pull) < 1e-6)
    }
    #expect(first.limit(-100) == -100, "towards the second card nothing holds it back")
    let last = PageEdges(height: 844, isFirst: false, isLast: true)
    #expect(last.limit(-100) == -first.limit(100))
    #expect(last.limit(100) == 100)
  }

  @Test func atMostOnePageIsShown() {
    let middle = PageEdges(height: 844, isFirst: false, isLast: false)
    #expect(middle.limit(2000) == 844)
    #expect(middle.limit(-2000) == -844)
  }
}
