import CSDL
import CairoRenderer
import CoreGraphics
import Foundation

/// A window of the desktop: its pixels, and what people do to it.
@MainActor
final class SDLWindow {
  let sdl: SDLFunctions
  private let window: OpaquePointer
  private var takesText = false
  /// What other threads push to make `wait` return.
  nonisolated static let wakeUpEvent = SDL_USEREVENT.rawValue

  /// Opens a connection to the display.
  static func connect() throws -> SDLFunctions {
    let environment = ProcessInfo.processInfo.environment
    guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { throw WindowError.noDisplay }
    let sdl = try SDL.load()
    // X11 first, also on Wayland desktops: only there are pixels handed over without a detour through OpenGL. Never the console.
    sdl.hint("SDL_VIDEODRIVER", "x11,wayland")
    // Without it "software" windows are OpenGL textures: 15 ms instead of 4 for a full window at @3x.
    sdl.hint("SDL_FRAMEBUFFER_ACCELERATION", "0")
    // Neither is played by the other: fingers come once.
    sdl.hint("SDL_TOUCH_MOUSE_EVENTS", "0")
    sdl.hint("SDL_MOUSE_TOUCH_EVENTS", "0")
    sdl.hint("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    sdl.hint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    sdl.hint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    guard sdl.Init(SDL_INIT_VIDEO) == 0 else {
      throw WindowError.refused("opening the display", reason: sdl.lastError)
    }
    return sdl
  }

  /// - Parameter size: In pixels.
  init(_ sdl: SDLFunctions, title: String, size: CGSize) throws {
    self.sdl = sdl
    let centered = Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard let window = sdl.CreateWindow(title, centered, centered, Int32(size.width), Int32(size.height), flags) else {
      throw WindowError.refused("opening a window", reason: sdl.lastError)
    }
    self.window = window
    sdl.StopTextInput()
  }

  /// Whether keys are text, with dead keys and input methods at work, or only keys.
  func setTakesText(_ takesText: Bool) {
    guard takesText != self.takesText else { return }
    self.takesText = takesText
    if takesText { sdl.StartTextInput() } else { sdl.StopTextInput() }
  }

  func setTitle(_ title: String) { sdl.SetWindowTitle(window, title) }

  func close() {
    sdl.DestroyWindow(window)
    sdl.Quit()
  }

  // MARK: Size

  /// In the window's own units.
  var size: CGSize {
    var width: Int32 = 0, height: Int32 = 0
    sdl.GetWindowSize(window, &width, &height)
    return CGSize(width: Int(width), height: Int(height))
  }

  var pixelSize: (width: Int, height: Int) {
    var width: Int32 = 0, height: Int32 = 0
    sdl.GetWindowSizeInPixels(window, &width, &height)
    return (max(1, Int(width)), max(1, Int(height)))
  }

  /// In pixels; the desktop may grant another size, or none.
  func resize(to pixels: CGSize) {
    let perUnit = CGFloat(pixelSize.width) / max(size.width, 1)
    sdl.SetWindowSize(window, Int32((pixels.width / perUnit).rounded()), Int32((pixels.height / perUnit).rounded()))
  }

  func setMinimumSize(_ pixels: CGSize) {
    let perUnit = CGFloat(pixelSize.width) / max(size.width, 1)
    sdl.SetWindowMinimumSize(window, Int32(pixels.width / perUnit), Int32(pixels.height / perUnit))
  }

  /// What the first display leaves to windows, in its pixels.
  static func room(_ sdl: SDLFunctions) -> CGSize {
    var bounds = SDL_Rect()
    guard sdl.GetDisplayUsableBounds(0, &bounds) == 0 else { return .zero }
    return CGSize(width: Int(bounds.w), height: Int(bounds.h))
  }

  /// 120 where the first display shows that many frames a second, else 60.
  static func framesPerSecond(_ sdl: SDLFunctions) -> Int {
    var mode = SDL_DisplayMode()
    return sdl.GetCurrentDisplayMode(0, &mode) == 0 && mode.refresh_rate >= 119 ? 120 : 60
  }

  // MARK: Pixels

  /// The window's pixels as they are now; another surface after each change of size.
  func surface() throws -> PixelSurface {
    guard let surface = sdl.GetWindowSurface(window) else {
      throw WindowError.refused("asking for the window's pixels", reason: sdl.lastError)
    }
    let format = surface.pointee.format.pointee.format
    guard [SDL_PIXELFORMAT_RGB888, SDL_PIXELFORMAT_ARGB8888].contains(where: { $0.rawValue == format }),
      let pixels = PixelSurface(
        pixels: surface.pointee.pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
        bytesPerRow: Int(surface.pointee.pitch))
    else { throw WindowError.pixelFormat(sdl.GetPixelFormatName(format).map { String(cString: $0) } ?? "\(format)") }
    return pixels
  }

  /// Hands these parts of the pixels to the display.
  func present(_ areas: [PixelArea]) {
    let rects = areas.map(\.sdlRect)
    _ = sdl.UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  // MARK: Events

  /// What is there already.
  func pendingEvents() -> [SDL_Event] {
    var events: [SDL_Event] = []
    var event = SDL_Event()
    while sdl.PollEvent(&event) != 0 { events.append(event) }
    return events
  }

  /// Sleeps until something happens, or for `seconds`; nil is for ever.
  func wait(_ seconds: TimeInterval?) -> [SDL_Event] {
    // Milliseconds, rounded up: waking early would only mean to sleep again.
    let timeout = seconds.map { Int32(min(max(($0 * 1_000).rounded(.up), 0), 1e9)) } ?? -1
    var event = SDL_Event()
    guard sdl.WaitEventTimeout(&event, timeout) != 0 else { return [] }
    return [event] + pendingEvents()
  }
}
