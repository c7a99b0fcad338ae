import SwiftUI
import Testing
import Touchstone
import UIKit

/// C71: two fingers enlarge and move a picture, and one of them leaves.
@MainActor @Suite struct TwoFingerCaseTests {
  private struct RightPhoto: UIViewRepresentable {
    final class Room: UIScrollView, UIScrollViewDelegate {
      let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
    }
    func makeUIView(context: Context) -> Room {
      let room = Room()
      room.addSubview(room.page)
      room.contentSize = room.page.frame.size
      room.delegate = room
      room.maximumZoomScale = 5
      return room
    }
    func updateUIView(_ room: Room, context: Context) {}
  }

  /// The script of the case: fingers at (150, 300) and (250, 300) spread to half as much again and go 40 points down; the second
  /// lifts, and the first goes on by 10.
  private func play(on screen: Screen, where place: () throws -> CGPoint) rethrows -> [CGPoint] {
    let first = screen.finger(), second = screen.finger()
    screen.simultaneously {
      first.down(at: CGPoint(x: 150, y: 300))
      second.down(at: CGPoint(x: 250, y: 300))
      first.move(to: CGPoint(x: 125, y: 340), over: 0.3)
      second.move(to: CGPoint(x: 275, y: 340), over: 0.3)
      first.hold(for: 0.2)
      second.hold(for: 0.2)
    }
    var places = [try place()]
    second.up()
    places.append(try place())
    first.move(by: CGVector(dx: 0, dy: -10))
    places.append(try place())
    first.up()
    return places
  }

  /// The listing: the drag ends when the second finger lands, so that nothing jumps, and nothing is moved either.
  @Test func theFingerThatStaysMovesNothing() throws {
    let screen = try Screen(.caseStudy) { Photo() }
    let picture = try #require(screen.rootLayer.firstDescendant(named: "Image"))
    let before = picture.frameInRoot
    let places = play(on: screen) { picture.frameInRoot.origin }
    #expect(picture.frameInRoot.width > before.width * 1.3)
    #expect(abs(picture.frameInRoot.midY - before.midY) < 0.01)
    #expect(places[1] == places[0] && places[2] == places[0])
  }

  /// The listing: a drag that a pinch has ended is not kept, and the next one begins with a jump back.
  @Test func aDragThatAPinchEndedJumpsBack() throws {
    let screen = try Screen(.caseStudy) { Photo() }
    let picture = try #require(screen.rootLayer.firstDescendant(named: "Image"))
    let before = picture.frameInRoot
    let first = screen.finger(), second = screen.finger()
    first.down(at: CGPoint(x: 150, y: 400))
    first.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
    second.down(at: CGPoint(x: 300, y: 400))
    second.up()
    first.up()
    try screen.settle()
    #expect(abs(picture.frameInRoot.minX - before.minX - 60) < 0.01)
    screen.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 212, y: 400), duration: 0.1, holding: 0.1)
    #expect(abs(picture.frameInRoot.minX - before.minX - 12) < 0.01)
  }

  @Test func aScrollViewGoesOnUnderTheFingerThatStays() throws {
    let screen = try Screen(.caseStudy) { RightPhoto().ignoresSafeArea() }
    let room = try #require(screen.window.firstSubview(of: RightPhoto.Room.self))
    let places = play(on: screen) { room.page.convert(CGPoint.zero, to: nil) }
    #expect(room.zoomScale > 1.3)
    #expect(abs(places[1].y - places[0].y) <= 0.5)
    #expect(abs(places[2].y - places[1].y + 10) <= 0.5, "\(places)")
  }
}
