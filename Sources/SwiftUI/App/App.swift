import UIKit

/// A program: its `body` says which scenes it has.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Hands the app to the host that is linked in.
  @MainActor public static func main() {
    let launcher = UIApplication.launcher ?? findLauncher()
    guard let launcher else {
      print(
        "\(Self.self) has no host to run in. Link the product Touchstone (or SwiftUI, which brings it) of the package touchstone."
      )
      return
    }
    launcher.run { scene in start(in: scene) }
  }

  /// Puts the app's first window on `scene`.
  @MainActor package static func start(in scene: UIWindowScene) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIHostingController(rootView: AppRoot(app: Self()))
    window.makeKeyAndVisible()
  }
}

/// Hosts lie in modules above this one and are looked up by name: the one with windows, then the one without.
@MainActor private func findLauncher() -> (any AppLauncher)? {
  let names = ["10WindowHost0A8LauncherC", "10Touchstone12HostLauncherC"]
  let type = names.lazy.compactMap { _typeByName($0) as? any DefaultAppLauncher.Type }.first
  return type?.init()
}

/// A launcher that can be made without anybody's help.
@MainActor package protocol DefaultAppLauncher: AppLauncher {
  init()
}

/// A part of an app with windows of its own.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// What the first window shows.
  @MainActor @preconcurrency var _content: AnyView { get }
}

extension Scene {
  @MainActor @preconcurrency public var _content: AnyView { body._content }
}

extension Never: Scene {
  public var _content: AnyView { fatalError("Never has no values") }
}

@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// Windows that show one view each. There is one window here, the app's first.
public struct WindowGroup<Content: View>: Scene {
  private let title: Text?
  private let content: Content
  public init(@ViewBuilder content: () -> Content) {
    title = nil
    self.content = content()
  }
  /// The title of the window's scene: what its host writes over the window.
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
  public var body: Never { fatalError("WindowGroup is a primitive scene; its body is never asked for.") }
  public var _content: AnyView { title.map { AnyView(content.modifier(SceneTitle(title: $0))) } ?? AnyView(content) }
}
