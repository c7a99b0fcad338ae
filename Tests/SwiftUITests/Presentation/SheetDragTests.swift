import SwiftUI
import Testing
import Touchstone

/// A sheet that is dragged goes where its speed would carry it; one that is let go without speed to what is nearest.
@MainActor
@Suite struct SheetDragTests {
  private static let large: CGFloat = 59, medium: CGFloat = 426

  private struct Selected: View {
    @Bindable var model: SheetModel
    var detents: Set<PresentationDetent> = [.medium, .large]
    var body: some View { SheetContent().presentationDetents(detents, selection: $model.detent) }
  }

  private func screen(_ model: SheetModel, at detent: PresentationDetent = .medium) throws -> Screen {
    model.detent = detent
    return try Screen.presenting(model) { Selected(model: model) }
  }

  /// Drags from a place on the sheet by a distance, and lets it come to rest.
  private func drag(_ screen: Screen, by distance: CGFloat, duration: TimeInterval, holding: TimeInterval = 0) throws {
    let top = try #require(screen.sheetTop)
    let start = CGPoint(x: 60, y: top + 30)
    screen.drag(from: start, to: CGPoint(x: 60, y: start.y + distance), duration: duration, holding: holding)
    try screen.settle()
  }

  /// Slowly from each detent: what is nearest to where the finger leaves it, less the 10 points that it takes to begin.
  @Test(
    arguments: [
      (PresentationDetent.medium, -100, CGFloat?(426)), (.medium, -170, 426), (.medium, -220, 59), (.medium, -360, 59),
      (.medium, 100, 426), (.medium, 200, 426), (.medium, 240, nil), (.large, 100, 59), (.large, 180, 59), (.large, 210, 426),
      (.large, 500, 426), (.large, 600, nil),
    ] as [(PresentationDetent, CGFloat, CGFloat?)])
  func slowly(_ start: PresentationDetent, _ distance: CGFloat, _ top: CGFloat?) throws {
    let model = SheetModel(), screen = try screen(model, at: start)
    try drag(screen, by: distance, duration: 1, holding: 0.3)
    #expect(screen.sheetTop == top)
    #expect(model.isPresented == (top != nil))
    if let top { #expect(model.detent == (top == Self.large ? .large : .medium)) }
  }

  /// A short flick: 0.499 s of its speed further on.
  @Test(
    arguments: [
      (PresentationDetent.medium, -60, CGFloat?(59)), (.medium, -20, 426), (.medium, 60, nil), (.large, 60, 426),
      (.large, 20, 59),
      (.large, 240, nil),
    ] as [(PresentationDetent, CGFloat, CGFloat?)])
  func flicked(_ start: PresentationDetent, _ distance: CGFloat, _ top: CGFloat?) throws {
    let model = SheetModel(), screen = try screen(model, at: start)
    try drag(screen, by: distance, duration: 0.08)
    #expect(screen.sheetTop == top)
  }

  @Test func followsTheFinger() throws {
    let model = SheetModel(), screen = try screen(model)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: 460))
    finger.move(by: CGVector(dx: 0, dy: -110), over: 0.5)
    #expect(screen.sheetTop == 326)
    #expect(try screen.find(id: "content").frame == CGRect(x: 0, y: 326, width: 393, height: 526))
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.5)
    // Below its smallest detent it slides as it is.
    #expect(screen.sheetTop == 526)
    #expect(try screen.find(id: "content").frame == CGRect(x: 0, y: 526, width: 393, height: 426))
    finger.hold(for: 0.3)
    finger.up()
    try screen.settle()
    #expect(screen.sheetTop == Self.medium)
  }

  @Test func bandsAboveTheLargestDetent() throws {
    let model = SheetModel(), screen = try screen(model, at: .large)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -110), over: 0.5)
    let top = try #require(screen.sheetTop)
    #expect(abs(59 - top - 59 * (1 - 1 / (0.55 * 100 / 59 + 1))) < 0.34)
    // Content stays as large as it was.
    #expect(try screen.find(id: "content").frame.height == 793)
    finger.move(by: CGVector(dx: 0, dy: -300), over: 0.5)
    #expect(try #require(screen.sheetTop) > 0)
    finger.up()
    try screen.settle()
    #expect(screen.sheetTop == Self.large)
  }

  @Test func aSecondFingerEndsOnADetent() throws {
    let model = SheetModel(), screen = try screen(model)
    let (first, second) = (screen.finger(), screen.finger())
    first.down(at: CGPoint(x: 60, y: 460))
    first.move(by: CGVector(dx: 0, dy: -120), over: 0.3)
    second.down(at: CGPoint(x: 250, y: 600))
    first.move(by: CGVector(dx: 0, dy: -30), over: 0.2)
    first.up()
    second.hold(for: 0.3)
    second.up()
    try screen.settle()
    #expect(screen.sheetTop == Self.medium)
    #expect(model.isPresented)
  }

  @Test func aCancelledDragEndsOnADetent() throws {
    let model = SheetModel(), screen = try screen(model)
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: 460))
    finger.move(by: CGVector(dx: 0, dy: 350), over: 0.2)
    finger.cancel()
    try screen.settle()
    #expect(screen.sheetTop == Self.medium)
    #expect(model.isPresented && model.log.isEmpty)
  }

  @Test func isCaughtOnItsWay() throws {
    let model = SheetModel(), screen = try screen(model)
    screen.flick(from: CGPoint(x: 60, y: 460), to: CGPoint(x: 60, y: 380))
    let finger = screen.finger()
    let before = try #require(screen.sheetTop)
    #expect(before < 380 && before > 59)
    finger.down(at: CGPoint(x: 60, y: 500))
    finger.move(by: CGVector(dx: 0, dy: -12), over: 0.02)
    let caught = try #require(screen.sheetTop)
    finger.hold(for: 0.5)
    #expect(screen.sheetTop == caught)
    finger.move(by: CGVector(dx: 0, dy: 426 - caught), over: 1)
    finger.hold(for: 0.3)
    finger.up()
    try screen.settle()
    #expect(screen.sheetTop == Self.medium)
  }

  @Test func aTapOnTheGrabberGoesOn() throws {
    let model = SheetModel(), screen = try screen(model)
    screen.tap(at: CGPoint(x: 196, y: 432))
    try screen.settle()
    #expect(screen.sheetTop == Self.large)
    #expect(model.detent == .large)
    try screen.find(role: .button, label: "Sheet Grabber").activate()
    try screen.settle()
    #expect(screen.sheetTop == Self.medium)
  }

  @Test func theSelectionMovesIt() throws {
    let model = SheetModel(), screen = try screen(model)
    model.detent = .large
    screen.advance(by: 0.1)
    let top = try #require(screen.sheetTop)
    #expect(top > Self.large && top < Self.medium)
    try screen.settle()
    #expect(screen.sheetTop == Self.large)
  }

  @Test func comesBackWhereDismissalIsDisabled() throws {
    let model = SheetModel()
    let screen = try Screen.presenting(model) { Selected(model: model).interactiveDismissDisabled() }
    let finger = screen.finger()
    finger.down(at: CGPoint(x: 60, y: 460))
    finger.move(by: CGVector(dx: 0, dy: 210), over: 0.3)
    let top = try #require(screen.sheetTop)
    #expect(abs(top - 426 - 426 * (1 - 1 / (0.55 * 200 / 426 + 1))) < 0.34)
    finger.up()
    try screen.settle()
    #expect(screen.sheetTop == Self.medium)
    screen.flick(from: CGPoint(x: 60, y: 460), to: CGPoint(x: 60, y: 800))
    try screen.settle()
    screen.tap(at: CGPoint(x: 200, y: 200))
    try screen.settle()
    #expect(screen.sheetTop == Self.medium)
    #expect(model.isPresented && model.log.isEmpty)
  }
}
