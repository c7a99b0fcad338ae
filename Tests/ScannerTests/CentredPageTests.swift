import CoreGraphics
import Foundation
import Testing
import Touchstone
import UIKit

/// A page pinched smaller than the screen is in its middle in every frame, wherever the fingers are and however they move.
@MainActor @Suite struct CentredPageTests {
  nonisolated static let places = [
    CGPoint(x: 195, y: 422), CGPoint(x: 60, y: 220), CGPoint(x: 330, y: 250), CGPoint(x: 90, y: 620), CGPoint(x: 350, y: 600),
  ]
  /// From 3 times to 0.6 times, which takes 1/3 of the fingers' way to 1: 1 / (2 - 1/3) = 0.6.
  private static let widest: CGFloat = 132, narrowest = widest / 3 / 3
  private static let seconds: TimeInterval = 1.0

  /// What is checked in each frame, and how often the page was smaller than the screen.
  @MainActor
  private final class Watch {
    let screen: Screen, scrollView: UIScrollView, image: UIView
    private let frame: TimeInterval
    private(set) var fitting = 0, larger = 0
    private(set) var smallest: CGFloat = 10
    private var lastRoom: CGFloat?

    init(_ stand: ScannerStand, frame: TimeInterval) throws {
      screen = stand.screen
      scrollView = try stand.scrollView()
      image = try stand.imageView()
      self.frame = frame
    }

    /// From the middle of the screen to that of the picture, in points, as the layers lie.
    private var way: CGVector {
      let shown = image.convert(image.bounds, to: nil)
      return CGVector(dx: shown.midX - screen.size.width / 2, dy: shown.midY - screen.size.height / 2)
    }

    func check(_ what: String, _ place: SourceLocation = #_sourceLocation) {
      let scale = scrollView.zoomScale
      smallest = min(smallest, scale)
      if scale <= 1 {
        fitting += 1
        #expect(abs(way.dx) <= 0.5 && abs(way.dy) <= 0.5, "\(what): \(way) at \(scale)", sourceLocation: place)
      } else {
        larger += 1
        // No more beyond an edge than it is larger than the screen: it does not jump when it becomes smaller.
        for (way, extent) in [(way.dx, screen.size.width), (way.dy, screen.size.height)] {
          #expect(abs(way) <= 1.5 * (scale - 1) * extent + 0.5, "\(what): \(way) at \(scale)", sourceLocation: place)
        }
      }
      let before = image.convert(image.bounds, to: nil), offset = scrollView.contentOffset
      for _ in 1...2 {
        scrollView.setNeedsLayout()
        scrollView.layoutIfNeeded()
      }
      #expect(image.convert(image.bounds, to: nil) == before && scrollView.contentOffset == offset, sourceLocation: place)
    }

    func advance(_ seconds: TimeInterval, _ what: String) {
      for _ in 0..<Int((seconds / frame).rounded()) {
        screen.advance(by: frame)
        check(what)
      }
    }
  }

  private func pinch(
    _ stand: ScannerStand, at place: CGPoint, moving: CGVector, frame: TimeInterval
  ) throws -> (Watch, Finger, Finger) {
    let screen = stand.screen, upper = screen.finger(), lower = screen.finger()
    let watch = try Watch(stand, frame: frame)
    func spread(_ radius: CGFloat, about middle: CGPoint, over duration: TimeInterval) {
      screen.simultaneously {
        upper.move(to: CGPoint(x: middle.x, y: middle.y - radius), over: duration)
        lower.move(to: CGPoint(x: middle.x, y: middle.y + radius), over: duration)
      }
    }
    screen.simultaneously {
      upper.down(at: CGPoint(x: place.x, y: place.y - 40))
      lower.down(at: CGPoint(x: place.x, y: place.y + 40))
    }
    spread(Self.widest, about: place, over: 0.4)
    #expect(abs(watch.scrollView.zoomScale - 3) < 0.02)
    let frames = Int((Self.seconds / frame).rounded())
    for step in 1...frames {
      let share = CGFloat(step) / CGFloat(frames)
      let middle = CGPoint(x: place.x + moving.dx * share, y: place.y + moving.dy * share)
      spread(Self.widest + (Self.narrowest - Self.widest) * share, about: middle, over: frame)
      watch.check("step \(step) from \(place)")
    }
    #expect(abs(watch.smallest - 0.6) < 0.02)
    return (watch, upper, lower)
  }

  @Test(arguments: [60, 120], [CGVector.zero, CGVector(dx: 40, dy: -60), CGVector(dx: -45, dy: 80)])
  func everyFrameOfAPinch(framesPerSecond: Int, moving: CGVector) throws {
    let frame = 1 / TimeInterval(framesPerSecond)
    let stand = try ScannerStand(pages: 2, settings: Settings(framesPerSecond: framesPerSecond))
    try stand.open(1)
    for place in Self.places {
      let (watch, upper, lower) = try pinch(stand, at: place, moving: moving, frame: frame)
      upper.up()
      watch.check("lifted")
      lower.up()
      watch.check("let go")
      watch.advance(0.6, "coming back")
      try stand.screen.settle()
      #expect(watch.scrollView.zoomScale == 1 && watch.scrollView.contentOffset == .zero)
      #expect(watch.fitting > 30 && watch.larger > 10)
      #expect(stand.screen.unsettledFrames.isEmpty && stand.screen.unrest == [])
    }
  }

  /// One finger is lifted while the page is smaller than the screen, the other goes on; two fingers move without pinching.
  @Test(arguments: [60, 120]) func aFingerThatGoesOn(framesPerSecond: Int) throws {
    let frame = 1 / TimeInterval(framesPerSecond)
    let stand = try ScannerStand(pages: 2, settings: Settings(framesPerSecond: framesPerSecond))
    try stand.open(1)
    for place in Self.places {
      let (watch, upper, lower) = try pinch(stand, at: place, moving: CGVector(dx: 20, dy: 20), frame: frame)
      for step in 1...10 {
        stand.screen.simultaneously {
          for finger in [upper, lower] { finger.move(by: CGVector(dx: -3, dy: 4), over: frame) }
        }
        watch.check("both at step \(step)")
      }
      upper.up()
      watch.check("one lifted")
      for step in 1...30 {
        lower.move(by: CGVector(dx: step < 15 ? -3 : 5, dy: step < 20 ? 4 : -6), over: frame, lifting: step == 30)
        watch.check("one at step \(step)")
      }
      watch.advance(0.6, "coming back")
      try stand.screen.settle()
      try stand.expectRest()
      #expect(watch.scrollView.zoomScale == 1 && watch.scrollView.contentOffset == .zero && stand.screen.unrest == [])
    }
  }
}
