import CoreGraphics
import LayerTree
import Testing
import UIKit

@testable import SwiftUI

/// Layout from right to left: leading is on the right, and everything that layout places is mirrored.
@MainActor
struct RightToLeftTests {
  private func frames<V: View>(_ names: [String], @ViewBuilder _ view: () -> V) -> [CGRect?] {
    let host = Host(size: CGSize(width: 400, height: 600), view().environment(\.layoutDirection, .rightToLeft))
    return names.map { host.frame(of: $0) }
  }

  @Test func rowsBeginOnTheRight() {
    let found = frames(["a", "b"]) {
      HStack(spacing: 10) {
        box("a", 50, 20); box("b", 30, 20); Spacer()
      }
    }
    #expect(found == [CGRect(x: 350, y: 290, width: 50, height: 20), CGRect(x: 310, y: 290, width: 30, height: 20)])
  }

  @Test func leadingIsRight() {
    let found = frames(["a", "b", "c"]) {
      VStack(alignment: .leading, spacing: 0) {
        box("a", 100, 20)
        box("b", 40, 20)
        box("c", 10, 10).frame(width: 60, alignment: .trailing)
      }
    }
    #expect(found[1] == CGRect(x: found[0]!.maxX - 40, y: 295, width: 40, height: 20))
    #expect(found[2]?.minX == found[0]!.maxX - 60)
  }

  @Test func paddingIsMirrored() {
    #expect(
      frames(["a"]) { filler("a").padding(.leading, 30).padding(.trailing, 10) } == [CGRect(x: 10, y: 0, width: 360, height: 600)]
    )
  }

  @Test func positionsCountFromTheRightAndOffsetsDoNot() {
    #expect(frames(["a"]) { box("a", 20, 20).position(x: 50, y: 40) } == [CGRect(x: 340, y: 30, width: 20, height: 20)])
    #expect(frames(["a"]) { box("a", 20, 20).offset(x: 50, y: 0) } == [CGRect(x: 240, y: 290, width: 20, height: 20)])
  }

  @Test func overlaysAndReadersBeginOnTheRight() {
    #expect(
      frames(["a"]) { Color.red.overlay(alignment: .topLeading) { box("a", 20, 20) } }
        == [CGRect(x: 380, y: 0, width: 20, height: 20)])
    #expect(
      frames(["a"]) { GeometryReader { _ in box("a", 20, 20) } } == [CGRect(x: 380, y: 0, width: 20, height: 20)])
  }

  @Test func safeAreasAreMirrored() {
    let insets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 0)
    let host = Host(
      size: CGSize(width: 400, height: 600), safeArea: insets,
      filler("a").ignoresSafeArea(edges: .trailing).environment(\.layoutDirection, .rightToLeft))
    #expect(host.frame(of: "a") == CGRect(x: 0, y: 0, width: 400, height: 600))
  }

  @Test func aDirectionCanHoldForAPart() {
    let host = Host(
      size: CGSize(width: 400, height: 600),
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          box("a", 10, 10); Spacer()
        }
        HStack(spacing: 0) {
          box("b", 10, 10); Spacer()
        }.environment(\.layoutDirection, .rightToLeft)
      })
    #expect(host.frame(of: "a")?.minX == 0 && host.frame(of: "b")?.minX == 390)
  }

  @Test func aChangeOfDirectionMovesWhatIsThere() {
    struct Root: View {
      var direction: LayoutDirection
      var body: some View {
        HStack(spacing: 0) {
          box("a", 10, 10); Spacer()
        }.padding(.leading, 5).environment(\.layoutDirection, direction)
      }
    }
    let host = Host(size: CGSize(width: 400, height: 600), Root(direction: .leftToRight))
    #expect(host.frame(of: "a")?.minX == 5)
    host.rootView.direction = .rightToLeft
    host.frame()
    #expect(host.frame(of: "a")?.minX == 385)
  }

  @Test func textSaysItsDirection() {
    let host = Host(size: CGSize(width: 400, height: 600), Text("a").environment(\.layoutDirection, .rightToLeft))
    func blocks(_ layer: Layer) -> [TextBlock] {
      layer.content.compactMap { if case .text(let block, _) = $0 { block } else { nil } } + layer.children.flatMap(blocks)
    }
    #expect(blocks(host.viewGraph.rootLayer).map(\.isRightToLeft) == [true])
  }

  @Test func flippingMirrorsWhatIsDrawn() {
    let found = frames(["a"]) {
      ZStack { box("a", 20, 20).offset(x: 10, y: 0) }.frame(width: 100, height: 100).flipsForRightToLeftLayoutDirection(true)
    }
    #expect(found == [CGRect(x: 180, y: 290, width: 20, height: 20)])
    let left = SwiftUITests.frames(["a"]) { box("a", 20, 20).offset(x: 10, y: 0).flipsForRightToLeftLayoutDirection(true) }
    #expect(left == [CGRect(x: 200, y: 290, width: 20, height: 20)])
  }
}
