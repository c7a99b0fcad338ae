import CoreGraphics
import LayerTree

/// One running application: its scenes, the frames that drive it and what its host lends it.
///
/// Several may live in one process (a test's screens); `shared` is the one whose turn it is.
@MainActor
public final class UIApplication: UIResponder {
  package private(set) static var current: UIApplication?

  /// The application whose turn it is; a bare one without scenes when a host has made none.
  public static var shared: UIApplication {
    if let current { return current }
    let bare = UIApplication()
    current = bare
    return bare
  }

  package let services: HostServices
  package var settings: UserSettings
  package let frames: FrameDriver

  /// Becomes `shared`.
  package init(services: HostServices = HostServices(), settings: UserSettings = UserSettings()) {
    self.services = services
    self.settings = settings
    frames = FrameDriver(console: services.console)
    super.init()
    frames.application = self
    becomeCurrent()
  }

  /// Makes this application `shared`; a host does so before each call into the runtime.
  package func becomeCurrent() {
    UIApplication.current = self
    if let traits = windowScenes.first?.traitCollection { UITraitCollection.current = traits }
  }

  // MARK: Scenes

  package private(set) var windowScenes: [UIWindowScene] = []
  public var connectedScenes: Set<UIScene> { Set(windowScenes) }
  /// Every window of every scene, the frontmost last.
  public var windows: [UIWindow] { windowScenes.flatMap(\.windows) }

  func connect(_ scene: UIWindowScene) {
    windowScenes.append(scene)
    becomeCurrent()
  }

  // MARK: State

  public enum State: Int, Sendable { case active, inactive, background }
  public var applicationState: State {
    windowScenes.contains { $0.activationState == .foregroundActive } ? .active : .inactive
  }
  public var preferredContentSizeCategory: UIContentSizeCategory { settings.contentSizeCategory }
}
