import CSDL
import CairoRenderer
import CoreGraphics
import Foundation
import GestureEngine
import Touchstone
import UIKit

/// An application in a window, from its start until the window is closed.
///
/// The loop sleeps in the window system until somebody touches the window, the main queue has work, or the next frame is due;
/// nothing is polled, and nothing is drawn that did not change.
@MainActor
public final class AppWindow {
  private let options: WindowOptions
  /// The program's name, which the window has as its title as long as its scene has none.
  private let title: String
  private var shownTitle: String
  private let window: SDLWindow
  private let app: RunningApp
  private let painter: WindowPainter
  private let bell: Bell
  private var deviceFrame: DeviceFrame?
  private var geometry: WindowGeometry
  private var mouse: MouseFingers
  private var touches = TouchFingers()
  private var pacing: FramePacing
  private var figures = WindowFigures()
  private var workAtLastRest = [0, 0]
  private var freeHeap = FreeHeap()
  /// Real seconds since which the loop has not listened.
  private var busySince: TimeInterval
  private var wantsFrame = true
  private var isOver = false

  /// Shows an application in a window of its own; returns when it is closed.
  /// - Parameter start: Puts the first window on the scene.
  public static func run(_ options: WindowOptions, title: String, start: @MainActor (UIWindowScene) -> Void) throws {
    let window = try AppWindow(options, title: title, start: start)
    print(window.introduction)
    fflush(stdout)
    try window.run()
  }

  private init(_ options: WindowOptions, title: String, start: @MainActor (UIWindowScene) -> Void) throws {
    self.options = options
    self.title = title
    shownTitle = title
    let sdl = try SDLWindow.connect()
    let device = options.device
    let deviceFrame = options.showsFrame ? DeviceFrame(of: device) : nil
    let margins = deviceFrame?.margins(isLandscape: false) ?? .zero
    let scale =
      options.scale
      ?? WindowGeometry.scale(
        for: WindowGeometry.pixels(for: device.size, scale: 1, margins: margins), in: SDLWindow.room(sdl))
    window = try SDLWindow(
      sdl, title: title, size: WindowGeometry.pixels(for: device.size, scale: scale, margins: margins))
    var settings = options.settings
    settings.framesPerSecond = SDLWindow.framesPerSecond(sdl)

    let push = sdl.PushEvent
    bell = Bell {
      var event = SDL_Event()
      event.type = SDLWindow.wakeUpEvent
      _ = push?(&event)
    }
    app = try RunningApp(device, scale: scale, settings: settings, wake: { [bell] in bell.ring() }, start: start)
    self.deviceFrame = deviceFrame
    geometry = Self.geometry(of: window, scale: scale, deviceFrame: deviceFrame)
    painter = try WindowPainter(app, in: window, geometry: geometry, deviceFrame: deviceFrame)
    mouse = MouseFingers(glass: geometry.screenSize)
    let now = ProcessInfo.processInfo.systemUptime
    pacing = FramePacing(framesPerSecond: settings.framesPerSecond, start: now)
    busySince = now
    app.frames.add(painter)
    window.setMinimumSize(
      WindowGeometry.pixels(for: CGSize(width: 160, height: 160), scale: scale, margins: margins))
  }

  /// What keys and the mouse do in the window.
  public nonisolated static let keys = WindowCommand.help

  private var introduction: String {
    let size = app.device.size
    return "\(title) runs on an \(app.device.name), \(Int(size.width)) × \(Int(size.height)) points at \(Int(app.scale)) "
      + "pixels a point.\n\(WindowCommand.help)"
  }

  // MARK: The loop

  private func run() throws {
    bell.watchMainQueue()
    try fitTheWindow()
    while !isOver {
      let timer = serveMainQueue()
      runDueFrame()
      present()
      noteRest(timer)
      if !wantsFrame && app.frames.nextWakeUpBeforeRest == nil { freeHeap.giveBack(afterFrames: figures.frames) }
      let events = sleep(until: timer)
      try take(events)
    }
    window.close()
    if options.printsFigures { print(figures.line("closed", after: now)) }
  }

  /// Real seconds; does not run while the machine sleeps.
  private var real: TimeInterval { ProcessInfo.processInfo.systemUptime }
  /// On the frames' clock.
  private var now: TimeInterval { pacing.time(atReal: real) }

  /// When the runtime wants a frame, on the frames' clock.
  private var wakeUp: TimeInterval? { wantsFrame ? 0 : app.frames.nextWakeUp }

  /// Runs what waits on the main queue, the main actor and the run loop.
  /// - Returns: When the next of the run loop's timers fires, in real seconds.
  private func serveMainQueue() -> TimeInterval? {
    app.application.becomeCurrent()
    let next = RunLoop.main.limitDate(forMode: .default)
    bell.answer()
    guard let next, next != .distantFuture else { return nil }
    return real + next.timeIntervalSinceNow
  }

  private func runDueFrame() {
    guard let time = pacing.takeFrame(atReal: real, wakeUp: wakeUp) else { return }
    wantsFrame = false
    app.application.becomeCurrent()
    app.frames.frame(at: time)
    figures.frames += 1
    window.setTakesText(app.takesText)
    showTitle()
  }

  private func showTitle() {
    let wanted = app.scene.title.isEmpty ? title : app.scene.title!
    guard wanted != shownTitle else { return }
    shownTitle = wanted
    window.setTitle(wanted)
  }

  private func present() {
    let pixels = painter.present()
    guard pixels > 0 else { return }
    figures.presents += 1
    figures.pixels += pixels
  }

  private func noteRest(_ timer: TimeInterval?) {
    let work = [figures.frames, figures.presents]
    guard options.printsFigures, wakeUp == nil, timer == nil, work != workAtLastRest else { return }
    workAtLastRest = work
    print(figures.line("at rest", after: now))
    fflush(stdout)
  }

  private func sleep(until timer: TimeInterval?) -> [SDL_Event] {
    let frame = pacing.realTime(ofFrameFor: wakeUp)
    // What the runtime wants at once may bear an old time; late it is from when the loop could have known.
    let frameOrNow = frame.map { max($0, busySince) }
    var events = window.pendingEvents()
    if events.isEmpty {
      let due = [timer, frame].compactMap { $0 }.min()
      events = window.wait(due.map { max(0, $0 - real) })
      busySince = real
    }
    figures.wakeUps += 1
    if pacing.skipStall(atReal: real, due: frameOrNow) { figures.stalls += 1 }
    return events
  }

  // MARK: Events

  private func take(_ events: [SDL_Event]) throws {
    let end = real
    var times = ArrivalTimes.spread(events.count, from: busySince, to: end)[...]
    busySince = end
    for event in events {
      let time = pacing.time(atReal: times.popFirst() ?? end)
      if let samples = fingerSamples(of: event) {
        touch(samples, at: time)
      } else {
        try take(event, at: time)
      }
    }
    painter.change(discs: mouse.discs)
  }

  private func touch(_ samples: [TouchSample], at time: TimeInterval) {
    guard !samples.isEmpty else { return }
    app.frames.enqueue(samples, at: max(time, app.frames.now))
  }

  /// What fingers did, or nil for another kind of event.
  private func fingerSamples(of event: SDL_Event) -> [TouchSample]? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      let point = geometry.point(atWindow: CGPoint(x: Int(event.motion.x), y: Int(event.motion.y)))
      app.frames.pointer.location = geometry.isOnGlass(point) ? point : nil
      return mouse.move(to: point)
    case SDL_MOUSEBUTTONDOWN where Int32(event.button.button) == SDL_BUTTON_LEFT:
      return mouse.press(at: geometry.point(atWindow: CGPoint(x: Int(event.button.x), y: Int(event.button.y))))
    case SDL_MOUSEBUTTONUP where Int32(event.button.button) == SDL_BUTTON_LEFT:
      return mouse.release()
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return touchSamples(of: event)
    default: return nil
    }
  }

  private func touchSamples(of event: SDL_Event) -> [TouchSample] {
    let finger = event.tfinger
    // Fingers on a touchpad are nowhere on the glass.
    guard window.sdl.GetTouchDeviceType(finger.touchId) == SDL_TOUCH_DEVICE_DIRECT else { return [] }
    let name = TouchFingers.Name(device: finger.touchId, finger: finger.fingerId)
    let point = geometry.point(atPart: CGPoint(x: CGFloat(finger.x), y: CGFloat(finger.y)))
    let held = geometry.heldOnGlass(point)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN: return geometry.isOnGlass(point) ? touches.down(name, at: point) : []
    case SDL_FINGERMOTION: return touches.move(name, to: held)
    default: return touches.up(name, at: held)
    }
  }

  private func take(_ event: SDL_Event, at time: TimeInterval) throws {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: isOver = true
    case SDL_KEYDOWN, SDL_KEYUP:
      let modifiers = UInt32(window.sdl.GetModState().rawValue)
      touch(mouse.change(Self.mouseModifiers(modifiers)), at: time)
      if SDL_EventType(event.type) == SDL_KEYDOWN { try press(event.key, at: time) }
    case SDL_MOUSEWHEEL: turnWheel(event.wheel, at: time)
    case SDL_TEXTINPUT:
      type(withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }, at: time)
    case SDL_WINDOWEVENT: try takeWindowEvent(SDL_WindowEventID(UInt32(event.window.event)), at: time)
    default: break
    }
  }

  private func takeWindowEvent(_ event: SDL_WindowEventID, at time: TimeInterval) throws {
    switch event {
    case SDL_WINDOWEVENT_SIZE_CHANGED: try fitTheWindow()
    case SDL_WINDOWEVENT_EXPOSED: painter.damageAll()
    case SDL_WINDOWEVENT_LEAVE:
      mouse.leave()
      app.frames.pointer.location = nil
    case SDL_WINDOWEVENT_FOCUS_LOST:
      touch(mouse.cancel() + touches.cancel(), at: time)
      touch(mouse.change(MouseFingers.Modifiers()), at: time)
    default: break
    }
  }

  private func turnWheel(_ event: SDL_MouseWheelEvent, at time: TimeInterval) {
    let point = geometry.point(atWindow: CGPoint(x: Int(event.mouseX), y: Int(event.mouseY)))
    guard geometry.isOnGlass(point) else { return }
    let turn = WheelMapping.turn(event, at: point, modifiers: UInt32(window.sdl.GetModState().rawValue))
    app.frames.deliver(turn, at: max(time, app.frames.now))
  }

  private static func mouseModifiers(_ modifiers: UInt32) -> MouseFingers.Modifiers {
    MouseFingers.Modifiers(
      makesPair: modifiers & UInt32(KMOD_ALT.rawValue) != 0, movesPair: modifiers & UInt32(KMOD_SHIFT.rawValue) != 0)
  }

  // MARK: Keys

  /// The window's own commands come first; a held key repeats for the application alone.
  private func press(_ event: SDL_KeyboardEvent, at time: TimeInterval) throws {
    let modifiers = UInt32(event.keysym.mod)
    if let command = WindowCommand(key: event.keysym.sym, modifiers: modifiers) {
      if event.repeat == 0 { try run(command) }
    } else if let press = KeyMapping.press(
      of: event.keysym.sym, modifiers: modifiers, takesText: app.takesText)
    {
      app.frames.deliver(press, at: max(time, app.frames.now))
    }
  }

  private func type(_ text: String, at time: TimeInterval) {
    app.frames.deliver(KeyPress(.text(text)), at: max(time, app.frames.now))
  }

  // MARK: Commands

  private func run(_ command: WindowCommand) throws {
    switch command {
    case .changeAppearance:
      app.change(isDark: !app.isDark)
      try painter.change(geometry: geometry, deviceFrame: deviceFrame)
    case .largerText: app.textSize = TextSizes.size(1, from: app.textSize)
    case .smallerText: app.textSize = TextSizes.size(-1, from: app.textSize)
    case .standardText: app.textSize = .large
    case .rotate: rotate()
    case .changeFrame: try changeFrame()
    case .quit: isOver = true
    }
    wantsFrame = true
  }

  /// Asks for a window that shows the screen on its other side; what the desktop grants comes back as a change of size.
  private func rotate() {
    let size = CGSize(width: geometry.screenSize.height, height: geometry.screenSize.width)
    resize(showing: size)
  }

  private func changeFrame() throws {
    let size = geometry.screenSize
    deviceFrame = deviceFrame == nil ? DeviceFrame(of: app.device) : nil
    resize(showing: size)
    // The desktop may leave the window as large as it is.
    try fitTheWindow()
  }

  private func resize(showing size: CGSize) {
    let margins = deviceFrame?.margins(isLandscape: size.width > size.height) ?? .zero
    window.resize(to: WindowGeometry.pixels(for: size, scale: app.scale, margins: margins))
  }

  // MARK: Size

  /// The screen follows the window.
  private func fitTheWindow() throws {
    let new = Self.geometry(of: window, scale: app.scale, deviceFrame: deviceFrame)
    geometry = new
    mouse.glass = new.screenSize
    if new.screenSize != app.scene.screen.bounds.size { app.change(size: new.screenSize) }
    if new != painter.geometry { try painter.change(geometry: new, deviceFrame: deviceFrame) }
    wantsFrame = true
  }

  private static func geometry(of window: SDLWindow, scale: CGFloat, deviceFrame: DeviceFrame?) -> WindowGeometry {
    let (width, height) = window.pixelSize
    return WindowGeometry(
      windowSize: window.size, pixelWidth: width, pixelHeight: height, scale: scale,
      margins: deviceFrame?.margins(isLandscape: width > height) ?? .zero)
  }
}
