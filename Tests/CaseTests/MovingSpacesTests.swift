import SwiftUI
import Testing
import Touchstone

/// C78, C82, C81: gestures whose space moves or turns, and a hosting view that lies elsewhere.
@MainActor @Suite struct MovingSpacesTests {
  /// Where the divider of the listing is seen: the first column of its colour.
  private func width(_ screen: Screen) -> CGFloat {
    let divider = screen.rootLayer.firstDescendant(named: "gesture")
    return divider?.frameInRoot.minX ?? .nan
  }

  /// The listing with a space that stays and with one that moves along.
  @Test(arguments: [true, false]) func aDividerTremblesInItsOwnSpace(isStable: Bool) throws {
    let screen = try Screen { Split(stable: isStable) }
    let x = width(screen)
    #expect(x == 200)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: x + 3, y: 400))
    var steps: [CGFloat] = []
    for step in 1...6 {
      let before = width(screen)
      finger.move(to: CGPoint(x: x + 3 + 10 * CGFloat(step), y: 400))
      steps.append(width(screen) - before)
    }
    finger.up()
    if isStable {
      #expect(steps == Array(repeating: 10, count: 6))
    } else {
      // A step moves the space along, so that the next one of the same size is none.
      #expect(steps == [10, 0, 10, 0, 10, 0], "\(steps)")
    }
  }

  /// The listing, turned by 90°, dragged by (50, 0).
  @Test func aDragInsideARotationReportsTurnedAxes() throws {
    let right = try Screen { Rotated(outside: true) }
    drag(right)
    #expect(right.shows(text: "50.000000, 0.000000"), "\(right.elements)")
    let wrong = try Screen { Rotated(outside: false) }
    drag(wrong)
    let text = try #require(wrong.elements.compactMap(\.label).first { $0.contains(", ") })
    let numbers = text.split(separator: ",").compactMap { Double($0.trimmingCharacters(in: .whitespaces)) }
    #expect(numbers.count == 2 && abs(numbers[0]) < 1 && abs(numbers[1]) > 10, "\(text)")
  }
  private func drag(_ screen: Screen) {
    let card = screen.rootLayer.firstDescendant(named: "Color")!.frameInRoot
    let finger = screen.finger()
    finger.down(at: CGPoint(x: card.midX, y: card.midY))
    finger.move(to: CGPoint(x: card.midX + 50, y: card.midY))
    finger.up()
  }

  /// The listing: the host's place counts for touches, and a new place too.
  @Test func aHostThatLiesAndMovesElsewhere() throws {
    let container = Container()
    let screen = try Screen { container }
    #expect(screen.shows(text: "taps 0"))
    let text = try screen.find(text: "taps 0")
    #expect(text.frame.minX >= 100 && text.frame.minY >= 150)
    let first = CGPoint(x: text.frame.midX, y: text.frame.midY)
    screen.tap(at: first)
    #expect(screen.shows(text: "taps 1"))
    container.shift()
    screen.advance(by: 0.1)
    screen.tap(at: first)
    #expect(screen.shows(text: "taps 1"))
    screen.tap(at: CGPoint(x: first.x, y: first.y + 80))
    #expect(screen.shows(text: "taps 2"))
  }
}
