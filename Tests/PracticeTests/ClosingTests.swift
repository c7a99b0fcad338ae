import CoreGraphics
import Testing
import Touchstone

@testable import Practice

/// The ways to close a report: its handle and its button.
@MainActor @Suite struct ClosingTests {
  enum Way: CaseIterable { case handle, flick, button }

  private func close(_ stand: PracticeStand, _ way: Way) throws {
    switch way {
    case .handle: try stand.pullHandle(by: 220)
    case .flick:
      let title = try stand.screen.find(id: "report-title").frame
      stand.screen.flick(from: CGPoint(x: 150, y: title.minY - 12), to: CGPoint(x: 150, y: title.minY + 90))
    case .button: try stand.screen.tap(id: "close")
    }
    try stand.screen.settle()
  }

  @Test(arguments: Way.allCases, PracticeStand.Setting.few)
  func closesOnce(way: Way, setting: PracticeStand.Setting) throws {
    let stand = try PracticeStand(setting)
    try stand.tap(bar: 19)
    try stand.screen.settle()
    try close(stand, way)
    #expect(!stand.isOpen && stand.timesClosed == 1)
    // Whatever was open opens again.
    try stand.tap(bar: 19)
    try stand.screen.settle()
    #expect(stand.openSession == 19 && stand.timesClosed == 1)
    try close(stand, way)
    #expect(!stand.isOpen && stand.timesClosed == 2)
    #expect(stand.complaints == [])
  }

  @Test func aShortPullFallsBack() throws {
    let stand = try PracticeStand()
    try stand.tap(bar: 20)
    try stand.screen.settle()
    let title = try stand.screen.find(id: "report-title").frame
    try stand.pullHandle(by: 60)
    #expect(stand.openSession == 20 && stand.timesClosed == 0)
    #expect(try stand.screen.find(id: "report-title").frame == title)
  }

  /// On its way out a tap on a bar brings a report back.
  @Test func aBarIsTappedWhileItCloses() throws {
    let stand = try PracticeStand()
    try stand.tap(bar: 20)
    try stand.screen.settle()
    try stand.screen.tap(id: "close")
    stand.screen.advance(by: 0.1)
    try stand.tap(bar: 22)
    try stand.screen.settle()
    #expect(stand.openSession == 22)
    try stand.screen.tap(id: "close")
    try stand.screen.settle()
    #expect(!stand.isOpen)
    #expect(stand.complaints == [])
  }

  /// The page behind is in use: it scrolls while the report is open, and its end comes out from under it.
  @Test(arguments: [Device.iPhoneSE, .iPhone14]) func thePageScrollsBehindTheReport(device: Device) throws {
    let stand = try PracticeStand(device)
    try stand.tap(bar: 20)
    try stand.screen.settle()
    let before = try stand.bar(20).minY
    stand.screen.flick(from: CGPoint(x: 8, y: 300), to: CGPoint(x: 8, y: 100))
    try stand.screen.settle()
    #expect(try stand.bar(20).minY < before - 40)
    #expect(stand.openSession == 20)
    let title = try stand.screen.find(id: "report-title").frame
    #expect(try stand.screen.find(id: "time-chart").frame.maxY < title.minY)
  }
}
