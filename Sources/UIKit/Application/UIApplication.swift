import Combine
import CoreGraphics
import LayerTree

/// One running application: its scenes, the frames that drive it and what its host lends it.
///
/// Several may live in one process (a test's screens); `shared` is the one whose turn it is.
@MainActor @preconcurrency
public final class UIApplication: UIResponder {
  package private(set) static var current: UIApplication?

  /// The application whose turn it is; without a host a bare one, which has no scenes and can't measure text.
  public static var shared: UIApplication {
    if let current { return current }
    let bare = UIApplication(services: nil)
    current = bare
    return bare
  }

  private let lentServices: HostServices?
  package var settings: UserSettings
  package let frames: FrameDriver
  private(set) lazy var viewAnimator = ViewAnimator(frames)

  /// Becomes `shared`.
  package init(services: HostServices?, settings: UserSettings = UserSettings()) {
    lentServices = services
    self.settings = settings
    frames = FrameDriver(console: services?.console ?? { print($0) }, wake: services?.wake ?? { @Sendable in })
    super.init()
    frames.application = self
    becomeCurrent()
  }

  /// Makes this application `shared`; a host does so before each call into the runtime.
  package func becomeCurrent() {
    UIApplication.current = self
    LentToAll.become(self)
    if lentServices != nil { MainClocks.current = frames.clock }
    if let traits = windowScenes.first?.traitCollection {
      UITraitCollection.current = traits
      LentToAll.become(traits)
    }
  }

  // MARK: Host

  /// What the host lends; without a host, services that find nothing and say so.
  package var services: HostServices { lentServices ?? .bare }
  /// Prints a line on the application's console.
  package func writeToConsole(_ line: String) { frames.console(line) }

  private var linesWrittenOnce: Set<String> = []
  /// Prints a line unless one about the same matter, itself where none is named, was printed by this before.
  package func writeOnceToConsole(_ line: String, about matter: String? = nil) {
    if linesWrittenOnce.insert(matter ?? line).inserted { writeToConsole(line) }
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

  /// Whether the application is seen and touched. It never is in the `background` here: nothing takes it off the screen.
  public enum State: Int, Sendable { case active, inactive, background }
  public var applicationState: State {
    windowScenes.contains { $0.activationState == .foregroundActive } ? .active : .inactive
  }
  public var preferredContentSizeCategory: UIContentSizeCategory { settings.contentSizeCategory }
}
