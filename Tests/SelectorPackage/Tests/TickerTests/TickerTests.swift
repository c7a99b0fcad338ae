import SwiftUI
import Testing
import Touchstone

@testable import Ticker

@MainActor
@Suite struct TickerTests {
  @Test func timersAndNotificationsRunOnTheClockOfTheTest() throws {
    let screen = try Screen(app: TickerApp.self)
    screen.advance(by: 1.2)
    #expect(screen.shows(text: "2 ticks") && screen.shows(text: "0 alarm"))
    try screen.settle()
    #expect(screen.shows(text: "3 ticks") && screen.shows(text: "1 alarm") && screen.shows(text: "on iOS"))
    screen.advance(by: 5)
    #expect(screen.shows(text: "3 ticks"))
  }

  /// Has one of the optional methods.
  private final class Owner: NSObject, ClockDelegate {
    var reached: [Int] = []
    func clockDidStart(_ clock: ClockViewController) { reached.append(0) }
    func clock(_ clock: ClockViewController, didReach second: Int) { reached.append(second) }
  }
  private final class Namer: NSObject, ClockDelegate {
    func clockDidStart(_ clock: ClockViewController) {}
    func title(of clock: ClockViewController) -> String? { "named" }
  }

  @Test func aControllersMethodsAreCalledByName() throws {
    let screen = try Screen { Text("") }
    let (clock, owner) = (ClockViewController(), Owner())
    clock.delegate = owner
    screen.window.rootViewController = clock
    screen.advance(by: 3)
    #expect(clock.seconds == 2 && owner.reached == [0, 1, 2] && clock.heading == "untitled")
    #expect(clock.events == ["late", "late with argument", "noted done"])
    clock.perform(clock.tapSelector, with: clock.view, with: nil)
    #expect(clock.heading == "set")
    #expect(clock.events.suffix(2) == ["no object", "tapped:forEvent: view 47"])
    #expect(screen.console.isEmpty)
  }

  @Test func optionalMethodsAnswerWhereTheyAre() throws {
    let screen = try Screen { Text("") }
    let (clock, namer) = (ClockViewController(), Namer())
    clock.delegate = namer
    screen.window.rootViewController = clock
    screen.advance(by: 3)
    #expect(clock.heading == "named")
  }

  @Test func genericClassesHaveSelectorsToo() {
    let shelf = ClockViewController.Shelf<Int>()
    shelf.fill(1)
    #expect(shelf.calls == 2)
  }
}
