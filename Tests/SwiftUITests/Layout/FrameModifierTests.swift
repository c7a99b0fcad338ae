import CoreGraphics
import Testing

@testable import SwiftUI

/// Modifiers that change what a view is offered and what it takes.
@MainActor
struct FrameModifierTests {
  private let small = CGSize(width: 100, height: 100)

  private func size<V: View>(_ size: CGSize = CGSize(width: 100, height: 100), @ViewBuilder _ view: () -> V) -> CGSize? {
    Host(size: size, view().accessibilityIdentifier("view")).layer("view")?.size
  }

  @Test func aFixedFrameKeepsItsSizeWhateverIsOffered() {
    #expect(size { Color.red.frame(width: 300, height: 20) } == CGSize(width: 300, height: 20))
    #expect(size { Color.red.frame(width: 30) } == CGSize(width: 30, height: 100))
    #expect(size { Color.red.frame(height: 30) } == CGSize(width: 100, height: 30))
  }

  /// Facts 4.1: frames with limits, axis by axis.
  @Test func flexibleFramesFollowTheRules() {
    // Both limits: what is offered, clamped.
    #expect(size { box("a", 10, 10).frame(minWidth: 20, maxWidth: 50) }?.width == 50)
    #expect(size { box("a", 10, 10).frame(minWidth: 150, maxWidth: 200) }?.width == 150)
    // A greatest length alone: at least the child, at most the limit.
    #expect(size { box("a", 10, 10).frame(maxWidth: 50) }?.width == 50)
    #expect(size { box("a", 130, 10).frame(maxWidth: .infinity) }?.width == 130)
    // A least length alone: the child's, no less.
    #expect(size { box("a", 10, 10).frame(minWidth: 30) }?.width == 30)
    #expect(size { box("a", 60, 10).frame(minWidth: 30) }?.width == 60)
    #expect(size { Color.red.frame(minWidth: 30) }?.width == 100)
    // An ideal length counts where none is offered.
    #expect(size { Color.red.frame(idealWidth: 70, idealHeight: 40).fixedSize() } == CGSize(width: 70, height: 40))
    #expect(size { Color.red.frame(minWidth: 20, idealWidth: 70, maxWidth: 90).fixedSize() }?.width == 70)
  }

  @Test func anAlignedChildLiesWhereTheFrameSays() {
    let found = frame("a", size: small) {
      box("a", 10, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
    }
    #expect(found == CGRect(x: 90, y: 90, width: 10, height: 10))
  }

  @Test func fixedSizeTakesTheIdeal() {
    #expect(size { Color.red.fixedSize() } == CGSize(width: 10, height: 10))
    #expect(size { Color.red.fixedSize(horizontal: true, vertical: false) } == CGSize(width: 10, height: 100))
    #expect(
      size { Text(String(repeating: "a", count: 40)).font(.system(size: 10)).fixedSize() } == CGSize(width: 200, height: 12))
    #expect(size { GeometryReader { _ in Color.red }.fixedSize() } == CGSize(width: 10, height: 10))
  }

  @Test func aspectRatios() {
    #expect(size { Color.red.aspectRatio(2, contentMode: .fit) } == CGSize(width: 100, height: 50))
    #expect(size { Color.red.aspectRatio(2, contentMode: .fill) } == CGSize(width: 200, height: 100))
    #expect(size { Color.red.aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit) } == CGSize(width: 25, height: 100))
    #expect(size { Color.red.frame(idealWidth: 30, idealHeight: 60).scaledToFit() } == CGSize(width: 50, height: 100))
  }

  /// Whatever the proportions and the room: one fits and touches two edges, the other covers and touches the other two.
  @Test(
    arguments: [0.25, 1, 3], [CGSize(width: 100, height: 100), CGSize(width: 120, height: 40), CGSize(width: 40, height: 120)])
  func whatFitsLiesInsideAndWhatFillsCovers(ratio: CGFloat, room: CGSize) throws {
    let byWidth = CGSize(width: room.width, height: room.width / ratio)
    let byHeight = CGSize(width: room.height * ratio, height: room.height)
    let (inside, covering) = byWidth.height <= room.height ? (byWidth, byHeight) : (byHeight, byWidth)
    func isNear(_ found: CGSize?, _ wanted: CGSize) -> Bool {
      found.map { abs($0.width - wanted.width) < 0.5 && abs($0.height - wanted.height) < 0.5 } ?? false
    }
    let proportions = CGSize(width: ratio, height: 1)
    let ideal = Color.red.frame(idealWidth: 30 * ratio, idealHeight: 30)
    #expect(isNear(size(room) { Color.red.aspectRatio(ratio, contentMode: .fit) }, inside))
    #expect(isNear(size(room) { Color.red.aspectRatio(ratio, contentMode: .fill) }, covering))
    #expect(isNear(size(room) { Color.red.aspectRatio(proportions, contentMode: .fit) }, inside))
    #expect(isNear(size(room) { Color.red.aspectRatio(proportions, contentMode: .fill) }, covering))
    #expect(isNear(size(room) { ideal.scaledToFit() }, inside))
    #expect(isNear(size(room) { ideal.scaledToFill() }, covering))
    #expect(isNear(size(room) { ideal.aspectRatio(contentMode: .fill) }, covering))
  }

  @Test func positionPutsTheCentreAtAPoint() {
    let found = frames(["a", "all"], size: small) { box("a", 20, 10).position(x: 30, y: 40).accessibilityIdentifier("all") }
    #expect(found == [CGRect(x: 20, y: 35, width: 20, height: 10), CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  /// Facts 4.1: `offset` changes no layout.
  @Test func offsetMovesWhatIsSeenAndNotTheLayout() {
    let found = frames(["a", "b"], size: small) {
      VStack(spacing: 0) {
        box("a", 10, 10).offset(x: 30, y: -20); box("b", 10, 10)
      }
    }
    #expect(found == [CGRect(x: 75, y: 20, width: 10, height: 10), CGRect(x: 45, y: 50, width: 10, height: 10)])
  }

  @Test func scaleAndRotationMoveWhatIsSeenAndNotTheLayout() {
    let found = frames(["a", "b", "c"], size: small) {
      HStack(spacing: 0) {
        box("a", 20, 10).scaleEffect(2)
        box("b", 20, 10).rotationEffect(.degrees(90))
        box("c", 20, 10).scaleEffect(x: 0.5, y: 1, anchor: .topLeading)
      }
    }
    #expect(isNear(found[0], CGRect(x: 10, y: 40, width: 40, height: 20)))
    #expect(isNear(found[1], CGRect(x: 45, y: 40, width: 10, height: 20)))
    #expect(isNear(found[2], CGRect(x: 60, y: 45, width: 10, height: 10)))
  }

  @Test func negativePaddingLetsAViewReachOut() {
    let found = frames(["a", "all"], size: small) {
      Color.red.accessibilityIdentifier("a").padding(-10).accessibilityIdentifier("all")
    }
    #expect(found[0] == CGRect(x: -10, y: -10, width: 120, height: 120))
    #expect(found[1] == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func backgroundsAndOverlaysHaveNoSay() {
    let found = frames(["a", "back", "front", "all"], size: small) {
      box("a", 40, 20).background(alignment: .topLeading) { box("back", 60, 60) }.overlay(alignment: .bottomTrailing) {
        box("front", 5, 5)
      }
      .accessibilityIdentifier("all")
    }
    #expect(found[0] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(found[1] == CGRect(x: 30, y: 40, width: 60, height: 60))
    #expect(found[2] == CGRect(x: 65, y: 55, width: 5, height: 5))
    #expect(found[3] == found[0])
  }

  @Test func severalViewsInABackgroundLieOverEachOther() {
    let found = frames(["x", "y"], size: small) {
      box("a", 40, 20).background {
        filler("x"); box("y", 10, 10)
      }
    }
    #expect(found[0] == CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(found[1] == CGRect(x: 45, y: 45, width: 10, height: 10))
  }
}
