import LayerTree

/// What a host lends the runtime: nothing else is asked for the world outside.
public struct HostServices {
  /// Measures text; without one, text has no size.
  public var typesetter: (any Typesetter)?
  /// Reads pictures; without one, pictures from data are not shown.
  public var imageDecoder: (any ImageDecoder)?
  public var console: any Console

  public init(
    typesetter: (any Typesetter)? = nil, imageDecoder: (any ImageDecoder)? = nil, console: any Console = StandardConsole()
  ) {
    self.typesetter = typesetter
    self.imageDecoder = imageDecoder
    self.console = console
  }
}
