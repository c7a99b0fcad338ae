import CairoRenderer
import CoreGraphics
import LayerTree
import UIKit

/// A device with one application on it, touched by scripted fingers and driven by a clock of its own.
///
/// Nothing happens by itself: a finger's step, `advance(by:)` and `settle()` move the clock and run the frames on the way.
/// Frames lie at whole multiples of 1/60 s (or 1/120 s); those in which nothing is due are left out, as on a device.
/// The same script gives the same frames, pictures and lines.
@MainActor
public final class Screen {
  /// The one it was made with. It does not change when the device is turned; `size` does.
  public let device: Device
  /// What the device's owner has set; `change(_:)` changes it while the application runs.
  public private(set) var settings: Settings
  /// The one that is on the device. Each screen has its own.
  public let application: UIApplication
  /// The only one; it holds the application's windows.
  public let scene: UIWindowScene
  /// The window the application was started with.
  public private(set) var window: UIWindow!

  /// Seconds since the application was started.
  public internal(set) var now: TimeInterval = 0
  /// What the application and the runtime wrote on the console, the latest 2,000 lines.
  public var console: [String] { notebook.consoleLines }
  /// Scripts that no finger could play, refused.
  public var reports: [String] { notebook.reports }
  /// Frames in which update and layout did not come to rest.
  public var unsettledFrames: [UnsettledFrame] { notebook.unsettledFrames }
  /// Required constraints that contradicted each other, each set once.
  public var constraintConflicts: [ConstraintConflict] { notebook.constraintConflicts }
  /// What fingers and keys did and what it caused, one line a fact; the latest 10,000.
  public var touchLog: [String] { notebook.touchLines }
  /// The lines that came after the first `place`, which moves to the end; one says how many of them are no longer kept.
  package func newTouchLines(from place: inout Int) -> [String] { notebook.newTouchLines(from: &place) }
  package func newConsoleLines(from place: inout Int) -> [String] { notebook.newConsoleLines(from: &place) }

  let notebook = Notebook()
  let camera: Camera
  var freeHeap = FreeHeap()
  let workshop: PictureWorkshop
  /// The number of the next frame; frame n lies at n / framesPerSecond.
  var nextFrame = 0
  var lastFingerID = 0
  var fingers: [WeakFinger] = []
  /// Inside `simultaneously`, where fingers are scheduled but not yet played.
  var script: FingerScript?

  /// Starts an application whose window shows the controller that `makeController` makes.
  /// - Parameter resource: The bytes of a named resource of the application.
  /// - Throws: When the fonts that text is set in are not installed, the device has no possible size, or the application
  ///   puts no window on its scene.
  public convenience init(
    _ device: Device = .iPhone14, settings: Settings = Settings(), resource: @escaping @Sendable (String) -> Data? = { _ in nil },
    controller makeController: @escaping @MainActor () -> UIViewController
  ) throws {
    try self.init(device, settings: settings, resource: resource) { scene in
      let window = UIWindow(windowScene: scene)
      window.rootViewController = makeController()
      window.makeKeyAndVisible()
    }
  }

  /// `start` puts the first window on the scene.
  init(
    _ device: Device, settings: Settings, resource: @escaping @Sendable (String) -> Data?,
    start: @MainActor (UIWindowScene) -> Void
  ) throws {
    try device.check()
    self.device = device
    self.settings = settings
    let typesetter = try PangoTypesetter(displayScale: device.scale)
    let decoder = StandardImageDecoder(limits: settings.pictureLimits)
    workshop = decoder.workshop
    workshop.onFailure = { [notebook] in notebook.noteConsole($0) }
    let services = HostServices(
      typesetter: typesetter, imageDecoder: decoder, rasterizer: typesetter,
      threadsafeTypesetter: LockedTypesetter(displayScale: device.scale), imageEncoder: StandardImageEncoder(),
      displayScale: device.scale, resource: resource,
      console: { [notebook] in notebook.noteConsole($0) })
    application = UIApplication(services: services, settings: settings.userSettings)
    scene = UIWindowScene(
      application: application,
      screen: UIScreen(size: device.size, scale: device.scale, maximumFramesPerSecond: settings.framesPerSecond),
      safeAreaInsets: device.safeArea, orientation: .portrait,
      traits: device.traits(size: device.size, settings: settings))
    camera = Camera(scene: scene, typesetter: typesetter)
    application.frames.observer = notebook
    application.frames.arena.observer = notebook
    application.frames.add(camera)
    start(scene)
    window = scene.keyWindow ?? scene.windows.last
    if window == nil { throw NoWindowError() }
    runNextFrame()
  }

  /// The size in points as the device is held now.
  public var size: CGSize { scene.screen.bounds.size }

  /// The root of what is seen, touched and found, in the screen's points.
  public var rootLayer: Layer { scene.rootLayer }
  /// The layers as indented text.
  public var layers: String { LayerSnapshot(of: rootLayer).description }

  func change(settings new: Settings) {
    settings = new
    application.settings = new.userSettings
    scene.change(traits: device.traits(size: size, settings: new))
    scene.tellContents()
  }
}
