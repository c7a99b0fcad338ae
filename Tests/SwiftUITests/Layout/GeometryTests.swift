import CoreGraphics
import Testing

@testable import SwiftUI

/// What `GeometryReader` tells.
@MainActor
struct GeometryTests {
  private final class Reading {
    var size = CGSize.zero, local = CGRect.zero, global = CGRect.zero, named = CGRect.zero
    var proxy: GeometryProxy?
    var count = 0
  }
  private struct Probe: View {
    let reading: Reading
    var body: some View {
      GeometryReader { proxy in
        let _ = note(proxy)
        Color.clear
      }
    }
    private func note(_ proxy: GeometryProxy) {
      reading.size = proxy.size
      reading.local = proxy.frame(in: .local)
      reading.global = proxy.frame(in: .global)
      reading.named = proxy.frame(in: .named("space"))
      reading.proxy = proxy
      reading.count += 1
    }
  }
  private let screen = CGSize(width: 400, height: 600)

  /// Facts 4.1: a `GeometryReader` takes what it is proposed, and 10 points where nothing is proposed.
  @Test func theIdealSizeIsTenPoints() {
    let reading = Reading()
    _ = Host(size: screen, Probe(reading: reading).fixedSize())
    #expect(reading.size == CGSize(width: 10, height: 10))
    _ = Host(size: screen, Probe(reading: reading).fixedSize(horizontal: false, vertical: true))
    #expect(reading.size == CGSize(width: screen.width, height: 10))
    _ = Host(size: screen, Probe(reading: reading))
    #expect(reading.size == screen)
  }

  /// Facts 4.1: a name that nobody has means the global space.
  @Test func sizesAndFrames() {
    let reading = Reading()
    let view = VStack(alignment: .leading, spacing: 0) {
      box("a", 400, 100); Probe(reading: reading).frame(width: 50, height: 40).padding(10)
    }
    _ = Host(size: screen, view.frame(maxHeight: .infinity, alignment: .top))
    #expect(reading.size == CGSize(width: 50, height: 40))
    #expect(reading.local == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(reading.global == CGRect(x: 10, y: 110, width: 50, height: 40))
    // No ancestor has the name.
    #expect(reading.named == reading.global)
  }

  /// Facts 4.1: a named space is the nearest one around.
  @Test func namedSpacesAreTheNearestOnesAround() {
    let reading = Reading()
    let view = Probe(reading: reading).frame(width: 50, height: 40).padding(.leading, 7).coordinateSpace(name: "space")
      .padding(.top, 100).coordinateSpace(.named("space"))
    _ = Host(size: screen, view)
    #expect(reading.named == CGRect(x: 7, y: 0, width: 50, height: 40))
  }

  @Test func effectsMoveFramesInOuterSpaces() {
    let reading = Reading()
    let view = Probe(reading: reading).frame(width: 50, height: 40).scaleEffect(2, anchor: .topLeading).offset(x: 30, y: 5)
      .coordinateSpace(name: "space").position(x: 25, y: 20)
    _ = Host(size: screen, view)
    #expect(reading.local == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(isNear(reading.global, CGRect(x: 30, y: 5, width: 100, height: 80)))
    #expect(isNear(reading.named, CGRect(x: 30, y: 5, width: 100, height: 80)))
  }

  @Test func insideAnEffectTheNamedSpaceMovesAlong() {
    let reading = Reading()
    let view = Probe(reading: reading).frame(width: 50, height: 40).padding(.leading, 4).coordinateSpace(name: "space").offset(
      x: 30)
    _ = Host(size: screen, view)
    #expect(reading.named.origin == CGPoint(x: 4, y: 0))
  }

  @Test func aMoveOfTheSurroundingsIsTold() {
    let reading = Reading(), handle = Handle<CGFloat>()
    let host = Host(size: screen, Driven(0, handle) { y in Probe(reading: reading).frame(width: 50, height: 40).offset(y: y) })
    let before = reading.global
    handle.value = 33
    host.frame()
    #expect(reading.global == before.offsetBy(dx: 0, dy: 33))
  }

  @Test func framesFollowAnAnimatedOffset() {
    let reading = Reading(), handle = Handle<CGFloat>()
    let host = Host(size: screen, Driven(0, handle) { y in Probe(reading: reading).frame(width: 50, height: 40).offset(y: y) })
    let start = reading.global.minY
    withAnimation(.linear(duration: 1)) { handle.value = 100 }
    host.frame()
    for _ in 0..<30 { host.frame(after: 1 / 60) }
    #expect(abs(reading.global.minY - start - 50) < 1e-6)
    #expect(host.settle())
    #expect(reading.global.minY == start + 100)
  }

  @Test func sizesFollowAnAnimatedFrame() {
    let reading = Reading(), handle = Handle<CGFloat>()
    let host = Host(size: screen, Driven(100, handle) { width in Probe(reading: reading).frame(width: width, height: 40) })
    withAnimation(.linear(duration: 1)) { handle.value = 200 }
    host.frame()
    for _ in 0..<15 { host.frame(after: 1 / 60) }
    #expect(abs(reading.size.width - 125) < 1e-6)
    #expect(host.settle())
    #expect(reading.size.width == 200)
  }

  @Test func aProxyAnswersAfterTheUpdateToo() {
    let reading = Reading(), handle = Handle<CGFloat>()
    let host = Host(size: screen, Driven(100, handle) { width in Probe(reading: reading).frame(width: width, height: 40) })
    handle.value = 150
    host.frame()
    #expect(reading.proxy?.size == CGSize(width: 150, height: 40))
  }

  /// Facts 4.1: the content of a `GeometryReader` lies at the top leading corner.
  @Test func contentLiesAtTheTopLeadingCorner() {
    let host = Host(
      size: screen,
      GeometryReader { _ in
        box("a", 30, 20); box("b", 10, 10)
      }.frame(width: 100, height: 100))
    #expect(host.frame(of: "a") == CGRect(x: 150, y: 250, width: 30, height: 20))
    #expect(host.frame(of: "b") == CGRect(x: 150, y: 250, width: 10, height: 10))
  }

  @Test func aReaderIsNotRunAgainByAMoveItDoesNotReadOf() {
    let notes = Notes(), handle = Handle<CGFloat>()
    let reader = GeometryReader { proxy in
      let _ = notes.add("\(proxy.size.width)")
      Color.clear
    }
    let host = Host(
      size: screen,
      Driven(0, handle) { y in
        VStack(spacing: 0) {
          Color.red.frame(height: 10 + y); reader.frame(height: 50)
        }
      })
    _ = notes.take()
    handle.value = 20
    host.frame()
    // The closure is another one after the body ran, so once; but not once more for the move.
    #expect(notes.lines.count <= 1)
  }
}
