import UIKit

/// A `UIViewController` as a SwiftUI view; its view takes what it is offered unless `sizeThatFits` says otherwise.
///
/// The controller becomes a child of the one around. It is made and updated as a `UIViewRepresentable`'s view is.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called once, when the controller's view has left the screen for good.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Made before the controller, and kept as long as it.
  func makeCoordinator() -> Coordinator
  /// The size in points for a proposal; nil takes the proposal.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

/// What a representable is told.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
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

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() -> Coordinator { () }
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  public var body: Never { fatalError("\(Self.self) is a UIViewController and has no body") }

  nonisolated public static func _makeView(_ view: _GraphValue<Self>, _ inputs: _ViewInputs) -> _ViewOutputs {
    makePlatformView(
      view, inputs,
      PlatformRecipe(
        makeCoordinator: { $0.makeCoordinator() },
        make: {
          let controller = $0.makeUIViewController(context: Context($1))
          return PlatformProduct(view: controller.view, controller: controller)
        },
        update: { $0.updateUIViewController($1.controller as! UIViewControllerType, context: Context($2)) },
        size: { $0.sizeThatFits($1, uiViewController: $2.controller as! UIViewControllerType, context: Context($3)) },
        dismantle: { dismantleUIViewController($0.controller as! UIViewControllerType, coordinator: $1 as! Coordinator) }))
  }
}
