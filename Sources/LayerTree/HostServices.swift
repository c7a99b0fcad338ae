import CoreGraphics

/// What the runtime needs from its host, passed in once: nothing below reads the world on its own.
public final class HostServices {
  public let typesetter: any Typesetter
  public let imageDecoder: any ImageDecoder
  /// The bytes of a named resource of the app (`Image("cover")`), or nil.
  public let resource: (_ name: String) -> Data?
  /// Takes the lines that an app on a device would print on its console.
  public let console: (_ line: String) -> Void
  /// Pixels a point.
  public let displayScale: CGFloat
  /// Called from any thread when something came for the next frame from outside the main thread; a host that sleeps wakes up.
  public let wake: @Sendable () -> Void

  public init(
    typesetter: any Typesetter, imageDecoder: any ImageDecoder, displayScale: CGFloat,
    resource: @escaping (_ name: String) -> Data? = { _ in nil }, console: @escaping (_ line: String) -> Void = { print($0) },
    wake: @escaping @Sendable () -> Void = {}
  ) {
    self.typesetter = typesetter
    self.imageDecoder = imageDecoder
    self.displayScale = displayScale
    self.wake = wake
    self.resource = resource
    self.console = console
  }
}
