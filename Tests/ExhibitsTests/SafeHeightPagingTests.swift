import Exhibits
import SwiftUI
import Testing
import Touchstone

/// Heights that differ by the safe area, in the layer tree and on pictures.
@MainActor
@Suite struct SafeHeightPagingTests {
  static let device = Device.iPhone14
  private static let height = device.size.height
  /// 47 and 34 points.
  private static let top = device.safeArea.top, bottom = device.safeArea.bottom

  private func screen(_ sizes: SafeHeightPaging.Sizes, startingAt start: Int = 0) throws -> Screen {
    let screen = try Screen(Self.device) { SafeHeightPaging(sizes, startingAt: start) }
    try screen.settle()
    return screen
  }

  private func background(_ card: Int, on screen: Screen) throws -> CGRect { try screen.find(id: "background-\(card)").frame }

  /// Drags by `way` points and leaves the finger on the glass.
  private func pull(_ screen: Screen, by way: CGFloat) -> Finger {
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: way < 0 ? 700 : 200))
    finger.move(by: CGVector(dx: 0, dy: way), over: 0.5)
    return finger
  }

  /// The colours from top to bottom along the left edge, each with how many points of it there are.
  private func stripes(_ screen: Screen) -> [Stripe] {
    let picture = screen.picture()
    var stripes: [Stripe] = []
    for row in 0..<picture.height {
      let name = Self.name(of: picture, row: row)
      if stripes.last?.color != name { stripes.append(Stripe(color: name, points: 0)) }
      stripes[stripes.count - 1].rows += 1
    }
    return stripes.map { Stripe(color: $0.color, points: CGFloat($0.rows) / picture.scale) }
  }

  private struct Stripe: Equatable {
    let color: String
    let points: CGFloat
    var rows = 0
  }

  /// Of the colours of light mode that the exhibit uses.
  private static func name(of picture: Picture, row: Int) -> String {
    guard let color = picture.color(x: 6, y: row) else { return "nothing" }
    let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    return switch bytes {
    case [0, 0, 0]: "black"
    case [255, 255, 255]: "white"
    case [255, 59, 48]: "red"
    case [52, 199, 89]: "green"
    case [175, 82, 222]: "purple"
    default: "\(bytes)"
    }
  }

  // MARK: The fault

  @Test func atRestTheNextCardLiesOverTheEndOfTheFirst() throws {
    let screen = try screen(.safeDistanceUnderFullBackground)
    let first = try background(0, on: screen), second = try background(1, on: screen)
    #expect(first == CGRect(origin: .zero, size: Self.device.size))
    #expect(second.minY - first.maxY == -Self.bottom)
    #expect(
      stripes(screen) == [Stripe(color: "red", points: Self.height - Self.bottom), Stripe(color: "green", points: Self.bottom)])
  }

  @Test func pulledUpTheLastCardBaresTheLowerInsetToo() throws {
    let screen = try screen(.safeDistanceUnderFullBackground, startingAt: 4)
    let finger = pull(screen, by: -100)
    #expect(Self.height - (try background(4, on: screen)).maxY == 100 + Self.bottom)
    #expect(stripes(screen).last == Stripe(color: "white", points: 100 + Self.bottom))
    finger.up()
  }

  @Test func pulledDownTheFirstCardBaresTheUpperInsetToo() throws {
    let screen = try screen(.safeDistanceUnderFullBackground)
    let finger = pull(screen, by: 100)
    #expect(try background(0, on: screen).minY == 100 + Self.top)
    #expect(stripes(screen).first == Stripe(color: "white", points: 100 + Self.top))
    finger.up()
  }

  // MARK: The other way round

  @Test func cardsOfTheSafeAreaAtTheScreensDistanceLeaveAGap() throws {
    let screen = try screen(.fullDistanceUnderSafeCards)
    #expect(try background(0, on: screen).height == Self.height - Self.top - Self.bottom)
    let finger = pull(screen, by: -300)
    let first = try background(0, on: screen), second = try background(1, on: screen)
    #expect(second.minY - first.maxY == Self.top + Self.bottom)
    let seen = stripes(screen)
    #expect(seen.map(\.color) == ["red", "white", "green"])
    #expect(seen.count == 3 && seen[1].points == Self.top + Self.bottom)
    finger.up()
  }

  // MARK: The right version

  @Test func oneSourceLeavesNothing() throws {
    let screen = try screen(.oneSource)
    #expect(try background(0, on: screen) == CGRect(origin: .zero, size: Self.device.size))
    #expect(stripes(screen) == [Stripe(color: "red", points: Self.height)])
    let finger = pull(screen, by: -300)
    let first = try background(0, on: screen), second = try background(1, on: screen)
    #expect(second == first.offsetBy(dx: 0, dy: Self.height))
    #expect(stripes(screen) == [Stripe(color: "red", points: Self.height - 300), Stripe(color: "green", points: 300)])
    finger.up()
  }

  @Test func oneSourceBaresNoMoreThanWasPulled() throws {
    let last = try screen(.oneSource, startingAt: 4)
    let finger = pull(last, by: -100)
    #expect(stripes(last) == [Stripe(color: "purple", points: Self.height - 100), Stripe(color: "black", points: 100)])
    finger.up()
  }
}
