import CoreGraphics
import LayerTree
import Testing
import Touchstone

@testable import SwiftUI

@MainActor @Suite struct BoxTests {
  @Test func aSectionIsThreeNeighbours() {
    let frames = frames(["header", "row", "footer"]) {
      VStack(spacing: 4) {
        Section {
          box("row", 20, 20)
        } header: {
          box("header", 20, 10)
        } footer: {
          box("footer", 20, 10)
        }
      }
    }
    let top: CGFloat = 300 - (10 + 20 + 10 + 2 * 4) / 2
    #expect(isNear(frames[0], CGRect(x: 190, y: top, width: 20, height: 10)))
    #expect(isNear(frames[1], CGRect(x: 190, y: top + 14, width: 20, height: 20)))
    #expect(isNear(frames[2], CGRect(x: 190, y: top + 38, width: 20, height: 10)))
  }

  @Test func aGroupBoxLeavesAMargin() throws {
    let device = Device(name: "Desk", size: CGSize(width: 100, height: 100), scale: 1)
    let screen = try Screen(device) { GroupBox { box("content", 20, 20) } }
    #expect(try screen.find(id: "content").frame == CGRect(x: 40, y: 40, width: 20, height: 20))
    let picture = screen.picture()
    #expect(picture.color(at: CGPoint(x: 30, y: 50)) != picture.color(at: CGPoint(x: 10, y: 50)))
  }

  @Test func aBorderLiesInsideAndTakesNoTouches() throws {
    let device = Device(name: "Desk", size: CGSize(width: 100, height: 100), scale: 1)
    let notes = Notes()
    let screen = try Screen(device) {
      Color.blue.frame(width: 40, height: 40).onTapGesture { notes.add("tap") }.border(.red, width: 4)
    }
    let picture = screen.picture()
    #expect(picture.color(at: CGPoint(x: 32, y: 50)) == picture.color(at: CGPoint(x: 50, y: 68)))
    #expect(picture.color(at: CGPoint(x: 32, y: 50)) != picture.color(at: CGPoint(x: 50, y: 50)))
    #expect(picture.color(at: CGPoint(x: 28, y: 50)) == .white)
    screen.tap(at: CGPoint(x: 32, y: 50))
    #expect(notes.lines == ["tap"])
  }

  @Test func anyShapeAnimatesTheShapeBehindIt() {
    let handle = Handle<CGFloat>()
    let host = Host(
      size: CGSize(width: 100, height: 100),
      Driven(CGFloat(0), handle) { to in AnyShape(Rectangle().trim(from: 0, to: 0.2 + to)).stroke(.red, lineWidth: 1) })
    func outline() -> CGRect {
      guard case .stroke(let path, _, _)? = host.viewGraph.rootLayer.firstContent else { return .null }
      return path.boundingBoxOfPath
    }
    // The top edge is a quarter of the outline.
    #expect(isNear(outline(), CGRect(x: 0, y: 0, width: 80, height: 0)))
    withAnimation(.linear(duration: 1)) { handle.value = 0.05 }
    host.frame()
    host.frame(after: 0.5)
    #expect(isNear(outline(), CGRect(x: 0, y: 0, width: 90, height: 0), within: 0.5))
  }
}

extension Layer {
  /// The first thing that is drawn in the layer or below it.
  fileprivate var firstContent: PaintCommand? { content.first ?? children.lazy.compactMap(\.firstContent).first }
}
