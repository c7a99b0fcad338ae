import UIKit

/// A `UIView` as a SwiftUI view.
///
/// The view is made once, by `makeUIView`, when it is first laid out; `updateUIView` follows at once, and again whenever the value,
/// a dynamic property of it, or what it read of the environment has changed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called once, when the view has left the screen for good.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Made before the view, and kept as long as it.
  func makeCoordinator() -> Coordinator
  /// The size in points for a proposal; nil leaves it to the view's own content size and priorities.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

/// What a representable is told.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  /// That of the update under way; an animation in it says how the change is to be shown.
  public private(set) var transaction: Transaction
  public var environment: EnvironmentValues { surroundings.environment }
  private let surroundings: PlatformSurroundings

  init(_ surroundings: PlatformSurroundings) {
    coordinator = surroundings.coordinator as! Representable.Coordinator
    transaction = surroundings.transaction
    self.surroundings = surroundings
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) is a UIView and has no body") }

  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makePlatformView(
      view, inputs,
      PlatformRecipe(
        makeCoordinator: { $0.makeCoordinator() },
        make: { PlatformProduct(view: $0.makeUIView(context: Context($1)), controller: nil) },
        update: { $0.updateUIView($1.view as! UIViewType, context: Context($2)) },
        size: { $0.sizeThatFits($1, uiView: $2.view as! UIViewType, context: Context($3)) },
        dismantle: { dismantleUIView($0.view as! UIViewType, coordinator: $1 as! Coordinator) }))
  }
}
