import SwiftUI
import Touchstone

@testable import Reels

/// The feed on a device, in the words of the tests.
@MainActor
struct FeedOnScreen {
  let screen: Screen
  var size: CGSize { screen.size }
  var center: CGPoint { CGPoint(x: size.width / 2, y: size.height / 2) }

  init(_ device: Device = .iPhone14, settings: Settings = Settings()) throws {
    screen = try Screen(device, settings: settings) { FeedView() }
    try screen.settle()
  }

  /// Only the paging layer, with plain cards: the ends of a feed without fifty flicks. `card-N` is the card's identifier.
  init(cards: Int, on device: Device = .iPhone14, settings: Settings = Settings()) throws {
    screen = try Screen(device, settings: settings) {
      GeometryReader { geometry in
        PagingLayer(count: cards, size: geometry.size, onDoubleTap: { _, _ in }) { position in
          Color.blue.accessibilityIdentifier("card-\(position)")
        }
        .background(Color.black)
      }
      .ignoresSafeArea()
    }
    try screen.settle()
  }

  /// The upper edge of a card, in points of the screen.
  func top(of card: Int) throws -> CGFloat { try screen.find(id: "card-\(card)").frame.minY }

  /// The card that fills the screen; nil between two cards.
  var restingCard: Int? {
    (0..<50).first { screen.findAll(id: "card-\($0)").first?.frame == CGRect(origin: .zero, size: size) }
  }

  /// Drags by `part` of the height (upwards negative) at an even speed and lifts at that speed.
  func drag(by part: CGFloat, duration: TimeInterval, at x: CGFloat = 120) {
    let start = center.y - part * size.height / 2
    screen.drag(
      from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: start + part * size.height), duration: duration)
  }

  func flickUp() {
    screen.flick(from: CGPoint(x: 120, y: center.y + 75), to: CGPoint(x: 120, y: center.y - 75), duration: 0.15)
  }

  /// A place on the card, away from its buttons and the search bar: from here a finger can go up by 60 % of the height.
  var bareSpot: CGPoint { CGPoint(x: 120, y: size.height * 0.76) }

  /// A finger that has just been recognized as a drag: it moved 12 points in one step, so that all further movement counts.
  func recognizedDrag(from start: CGPoint, upwards: Bool) -> Finger {
    let finger = screen.finger()
    finger.down(at: start)
    finger.move(by: CGVector(dx: 0, dy: upwards ? -12 : 12))
    return finger
  }

  /// Runs frame after frame and gives where `card` was in each.
  func tops(of card: Int, frames: Int) throws -> [CGFloat] {
    let element = try screen.find(id: "card-\(card)")
    return (0..<frames).map { _ in
      screen.advance(by: 1 / TimeInterval(screen.settings.framesPerSecond))
      return element.frame.minY
    }
  }

  /// From 0, not seen, to 1: the element's own and that of all it lies in.
  func opacity(of id: String) throws -> CGFloat {
    let layer = try screen.find(id: id).layer
    return ([layer] + layer.ancestors).reduce(1) { $0 * CGFloat($1.opacity) }
  }

  /// How many hearts are in the air.
  var hearts: Int { screen.findAll(id: "heart-burst").count }

  /// Nothing that the application, the runtime or the harness found wrong.
  var complaints: [String] { screen.console + screen.reports + screen.unsettledFrames.map { "\($0)" } }
}
