import UIKit

/// A view to be looked at by itself, as `#Preview` registers it.
public struct Preview {
  public let displayName: String?
  /// The file that says `#Preview`, as `#fileID` would name it, and the line.
  package let file: String
  package let line: Int
  /// Asks for the room that the traits say.
  package let traits: [PreviewTrait<ViewTraits>]
  private let content: Content

  private enum Content {
    case view(@MainActor () -> any View)
    case controller(@MainActor () -> UIViewController)
    case uiView(@MainActor () -> UIView)
  }

  /// The kind of traits that views have.
  public enum ViewTraits {}

  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., _file: String = #fileID, _line: Int = #line,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits, _file, _line, .view(body))
  }
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., _file: String = #fileID, _line: Int = #line,
    @_OneBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) {
    self.init(name, traits, _file, _line, .controller(body))
  }
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>..., _file: String = #fileID, _line: Int = #line,
    @_OneBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) {
    self.init(name, traits, _file, _line, .uiView(body))
  }
  private init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ file: String, _ line: Int, _ content: Content) {
    displayName = name
    self.traits = traits
    self.file = file
    self.line = line
    self.content = content
  }

  /// What fills a window with the preview.
  @MainActor package func makeController() -> UIViewController {
    switch content {
    case .view(let make):
      let view = traits.reduce(AnyView(erase(make()))) { $1.apply($0) }
      return UIHostingController(rootView: view)
    case .controller(let make): return make()
    case .uiView(let make):
      let controller = UIViewController()
      controller.view = make()
      return controller
    }
  }
}

/// A builder that takes one object, so that a closure of several views can't be meant.
@resultBuilder
public enum _OneBuilder<Object> {
  public static func buildBlock(_ object: Object) -> Object { object }
}

@MainActor private func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }

/// How a preview is to be shown.
public struct PreviewTrait<T>: Sendable {
  let apply: @Sendable @MainActor (AnyView) -> AnyView
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The view is offered the whole screen, as without any trait.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait { $0 } }
  /// The view is as big as it wants to be.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait { AnyView($0.fixedSize()) } }
  /// The view is offered so many points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait { AnyView($0.frame(width: width, height: height)) }
  }
}

/// What `#Preview` makes a type of, so that it can be found.
public protocol _PreviewRegistry {
  @MainActor static func _makePreview() -> Preview
}

/// A type that makes previews, in the form before `#Preview`.
@MainActor @preconcurrency
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}
