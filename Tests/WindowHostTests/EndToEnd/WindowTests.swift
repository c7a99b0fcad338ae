import CoreGraphics
import Foundation
import Testing
import Touchstone

@testable import Reels

/// The window with everything in it: real devices of a real X server on one side, the pixels of its screen on the other.
@Suite(
  .serialized,
  .enabled(
    if: XServer.isInstalled,
    "NOT PROVED: no window was opened, as there is no X server. make setup installs xserver-xorg-core and xserver-xorg-video-dummy."
  ))
@MainActor struct WindowTests {
  /// Numbers of keys in X.
  private static let control: Int32 = 37, alt: Int32 = 64, shift: Int32 = 50, enter: Int32 = 36, letterD: Int32 = 40,
    letterR: Int32 = 27

  private var device: Device {
    var device = Device.iPhoneSE
    device.scale = 1
    return device
  }

  /// The same screen without a window.
  private func headless() throws -> Screen {
    let screen = try Screen(device, app: ReelsApp.self)
    try screen.settle()
    return screen
  }

  private func withApp(run: (WindowedApp) throws -> Void) throws {
    let app = try WindowedApp("touchstone", "run", "reels", "--device", "iPhone SE", "--no-frame", size: device.size)
    defer { app.stop() }
    try run(app)
  }

  /// The window comes to look like `screen`.
  private func expectSame(_ app: WindowedApp, _ screen: Screen, size: CGSize? = nil, _ comment: Comment) throws {
    let expected = screen.picture()
    var difference = try app.picture(size: size).difference(from: expected, tolerance: .nearly)
    _ = try app.wait {
      difference = try app.picture(size: size).difference(from: expected, tolerance: .nearly)
      return !difference.isTooLarge
    }
    #expect(!difference.isTooLarge, "\(comment): \(difference)\n\(app.output)")
  }

  @Test func realFingersPageTheFeed() throws {
    try withApp { app in
      let screen = try headless()
      try expectSame(app, screen, "the first card")
      let touch = try app.touchScreen.get()

      // A second finger takes a drag back, as on a device.
      try touch.touch(1, .down, at: app.place(CGPoint(x: 180, y: 500)))
      for y in stride(from: 490, through: 380, by: -10) {
        try touch.touch(1, .move, at: app.place(CGPoint(x: 180, y: y)))
      }
      let isDragged = try app.wait { try app.picture() != screen.picture() }
      #expect(isDragged)
      try touch.touch(2, .down, at: app.place(CGPoint(x: 200, y: 300)))
      try expectSame(app, screen, "two fingers page nothing")
      try touch.touch(2, .up, at: app.place(CGPoint(x: 200, y: 300)))
      try touch.touch(1, .up, at: app.place(CGPoint(x: 180, y: 380)))

      // One finger, fast and far enough on a machine of any speed.
      screen.flick(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 150))
      try screen.settle()
      let card = try screen.find(id: "card-1")
      #expect(card.frame == CGRect(origin: .zero, size: device.size))
      try touch.touch(3, .down, at: app.place(CGPoint(x: 180, y: 600)))
      for y in stride(from: 570, through: 150, by: -30) {
        try touch.touch(3, .move, at: app.place(CGPoint(x: 180, y: y)))
        Thread.sleep(forTimeInterval: 0.006)
      }
      try touch.touch(3, .up, at: app.place(CGPoint(x: 180, y: 150)))
      try expectSame(app, screen, "the second card")
    }
  }

  @Test func restCostsNothing() throws {
    try withApp { app in
      let before = try #require(app.figures())
      let switches = try app.contextSwitches()
      Thread.sleep(forTimeInterval: 2)
      let switchesLater = try app.contextSwitches()
      #expect(switchesLater == switches)
      #expect(app.close() == 0, "\(app.output)")
      let after = try #require(app.figures("closed"))
      #expect(after.frames == before.frames && after.presents == before.presents)
      #expect(after.wakeUps == before.wakeUps + 1, "it woke to be closed")
    }
  }

  @Test func aMouseIsAFingerAndWithAltTwo() throws {
    try withApp { app in
      let screen = try headless()
      let mouse = try app.mouse.get()
      let place = CGPoint(x: 100, y: 500), other = CGPoint(x: 275, y: 167)

      try mouse.moveMouse(to: app.place(place))
      try app.keyboard.get().key(Self.alt, true)
      try app.settle { try mouse.moveMouse(to: app.place(CGPoint(x: 101, y: 500))) }
      let discs = try app.picture().difference(from: screen.picture())
      let around = CGRect(x: 101, y: 500, width: 0, height: 0).union(CGRect(x: 274, y: 167, width: 0, height: 0)).insetBy(
        dx: -30, dy: -30)
      #expect(discs.differingPixels > 2_000 && around.contains(discs.bounds), "\(discs)")
      let shown = try app.picture(), bare = screen.picture()
      for point in [place, other] { #expect(shown.color(at: point) != bare.color(at: point)) }
      try app.keyboard.get().key(Self.alt, false)

      // A double tap likes.
      screen.doubleTap(at: place)
      try screen.settle()
      for _ in 1...2 {
        try mouse.mouseButton(true)
        try mouse.mouseButton(false)
      }
      try expectSame(app, screen, "liked")
    }
  }

  @Test func keysTurnTheDeviceAndTheLightsOff() throws {
    try withApp { app in
      let screen = try headless()
      screen.isDark = true
      try screen.settle()
      try app.press(Self.control, Self.letterD)
      try expectSame(app, screen, "dark")

      screen.rotate()
      try screen.settle()
      try app.press(Self.control, Self.letterR)
      // Its upper left corner stays where it is.
      try expectSame(app, screen, size: CGSize(width: 667, height: 375), "on its side")
    }
  }

  @Test func anAppOfItsOwnIsTypedInto() throws {
    let app = try WindowedApp("window-fixture", "--device", "iPhone SE", "--no-frame", size: device.size)
    defer { app.stop() }
    #expect(app.waitFor("a task has slept"), "\(app.output)")

    // The title of its `WindowGroup`.
    let names = try app.server.windowNames()
    #expect(names.contains("Note, and rows"), "\(names)")

    let field = app.place(CGPoint(x: 100, y: 330))
    let touch = try app.touchScreen.get()
    let bare = try app.picture()
    try touch.touch(1, .down, at: field)
    try touch.touch(1, .up, at: field)
    // A caret that blinks never comes to rest.
    let hasCaret = try app.wait { try app.picture() != bare }
    #expect(hasCaret, "\(app.output)")
    // "Go" is typed, rubbed out, and typed anew without the capital.
    let g: Int32 = 42, o: Int32 = 32, rubOut: Int32 = 22
    try app.press(Self.shift, g)
    for key in [o, rubOut, rubOut, g, o] { try app.press(key) }
    #expect(app.waitFor("answered from another thread"), "\(app.output)")
    try app.press(Self.enter)
    #expect(app.waitFor("submitted: go"), "\(app.output)")
  }

  @Test func theWheelAndTheKeysScroll() throws {
    let app = try WindowedApp("window-fixture", "--device", "iPhone SE", "--no-frame", "--rows", size: device.size)
    defer { app.stop() }
    let mouse = try app.mouse.get()
    try mouse.moveMouse(to: app.place(CGPoint(x: 100, y: 300)))
    // The safe area's 20 points above the content count as before its start.
    try mouse.turnWheel(up: false)
    #expect(app.waitFor("rest 1 at 40"), "\(app.output)")
    try mouse.turnWheel(up: false)
    #expect(app.waitFor("rest 2 at 100"), "\(app.output)")
    try mouse.turnWheel(up: true)
    #expect(app.waitFor("rest 3 at 40"), "\(app.output)")
    // Page Down, the space bar, and Home.
    try app.press(105)
    #expect(app.waitFor("rest 4 at 647"), "\(app.output)")
    try app.press(65)
    #expect(app.waitFor("rest 5 at 1254"), "\(app.output)")
    try app.press(97)
    #expect(app.waitFor("rest 6 at -20"), "\(app.output)")
  }
}
