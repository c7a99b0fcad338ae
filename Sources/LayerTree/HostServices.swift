import CoreGraphics

/// What the runtime needs from its host, passed in once: nothing below reads the world on its own.
public final class HostServices {
  /// Measures text on the main thread.
  public let typesetter: any Typesetter
  /// Makes pictures of files' bytes, on any thread.
  public let imageDecoder: any ImageDecoder
  /// Makes pictures of paint commands; nil where a host can't.
  public let rasterizer: (any Rasterizer)?
  /// Writes pictures as files; nil where a host can't.
  public let imageEncoder: (any ImageEncoder)?
  /// Measures and draws on other threads; nil where a host can't.
  public let threadsafeTypesetter: (any ThreadsafeTypesetter)?
  /// The bytes of a named resource of the app (`Image("cover")`), or nil. Called from any thread.
  public let resource: @Sendable (_ name: String) -> Data?
  /// Takes the lines that an app on a device would print on its console.
  public let console: (_ line: String) -> Void
  /// Pixels a point.
  public let displayScale: CGFloat
  /// Called from any thread when something came for the next frame from outside the main thread; a host that sleeps wakes up.
  public let wake: @Sendable () -> Void

  public init(
    typesetter: any Typesetter, imageDecoder: any ImageDecoder, rasterizer: (any Rasterizer)? = nil,
    threadsafeTypesetter: (any ThreadsafeTypesetter)? = nil, imageEncoder: (any ImageEncoder)? = nil, displayScale: CGFloat,
    resource: @escaping @Sendable (_ name: String) -> Data? = { _ in nil },
    console: @escaping (_ line: String) -> Void = { print($0) },
    wake: @escaping @Sendable () -> Void = {}
  ) {
    self.typesetter = typesetter
    self.imageDecoder = imageDecoder
    self.rasterizer = rasterizer
    self.threadsafeTypesetter = threadsafeTypesetter
    self.imageEncoder = imageEncoder
    self.displayScale = displayScale
    self.wake = wake
    self.resource = resource
    self.console = console
  }
}

/// Makes a picture of paint commands.
public protocol Rasterizer: AnyObject {
  /// `commands` from (0, 0) to `size` in points, at `scale` pixels a point; on black where `isOpaque`. nil when there are no pixels, or
  /// too many.
  func picture(of commands: [PaintCommand], size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGImage?
}
