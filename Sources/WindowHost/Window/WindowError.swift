/// Why there is no window.
public enum WindowError: Error, CustomStringConvertible {
  /// Nothing says where a display is.
  case noDisplay
  /// SDL cannot be loaded.
  case noLibrary(String)
  /// SDL refused a call.
  case refused(_ what: String, reason: String)
  /// The window's pixels have a format that is not drawn.
  case pixelFormat(String)

  public var description: String {
    switch self {
    case .noDisplay: "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"
    case .noLibrary(let reason): "SDL 2 cannot be loaded (\(reason)); on Debian it is the package libsdl2-2.0-0"
    case .refused(let what, let reason): "\(what) failed: \(reason)"
    case .pixelFormat(let name): "the display wants pixels as \(name); windows are drawn with 24 bits of colour in 32 only"
    }
  }
}
