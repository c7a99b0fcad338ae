import CoreGraphics

/// What the sheet of a controller is like. Changes of a sheet that is up take effect at once; it goes to another height on its spring.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// The heights at which it rests, the smallest first. None stand for the large one, with a line on the console.
  open var detents: [Detent] = [.large()] { didSet { didChange() } }
  /// Where it rests, or is on its way to; nil: at the smallest.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { didChange() } } }
  open var prefersGrabberVisible = false { didSet { didChange() } }
  /// Up to this detent what is behind is not dimmed, and in use.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { didChange() } }
  /// Whether a swipe on scrolling content grows the sheet before content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { didChange() } }
  /// Points; nil is the system's. What is not finite is refused with a line on the console.
  open var preferredCornerRadius: CGFloat? {
    didSet {
      if let radius = preferredCornerRadius, !radius.isFinite {
        UIApplication.shared.writeToConsole(
          "preferredCornerRadius of a sheet was set to \(radius), which is no length; \(oldValue.map { "\($0)" } ?? "nil") stays."
        )
        preferredCornerRadius = oldValue
      }
      didChange()
    }
  }

  /// Runs `changes`; the sheet goes to where they lead on its spring, as it does without this.
  open func animateChanges(_ changes: () -> Void) { changes() }

  /// Told of every change while the sheet is up.
  var onChange: () -> Void = {}
  private func didChange() { onChange() }

  var settings: SheetSettings {
    var settings = SheetSettings()
    settings.detents = detents.map(\.sheetDetent)
    settings.selected = selectedDetentIdentifier.map { AnyHashable($0) }
    settings.showsGrabber = prefersGrabberVisible
    settings.background = largestUndimmedDetentIdentifier.map { .upThrough(AnyHashable($0)) } ?? .disabled
    settings.scrollsFirst = !prefersScrollingExpandsWhenScrolledToEdge
    settings.cornerRadius = preferredCornerRadius
    settings.isDismissDisabled = presentedViewController.isModalInPresentation
    return settings
  }
}

/// What the height of a custom detent may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of content at the large detent, in points.
  var maximumDetentValue: CGFloat { get }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @MainActor
  public final class Detent: NSObject {
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    private let height: @MainActor (SheetRoom) -> CGFloat?

    private init(_ identifier: Identifier, height: @escaping @MainActor (SheetRoom) -> CGFloat?) {
      self.identifier = identifier
      self.height = height
    }

    public static func medium() -> Detent { Detent(.medium) { SheetDetent.medium.height($0) } }
    public static func large() -> Detent { Detent(.large) { SheetDetent.large.height($0) } }
    /// `resolver` says the height of content in points, without what covers the window's bottom; nil: the detent is out of use.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      unnamed += 1
      return Detent(identifier ?? Identifier("custom \(unnamed)")) { room in
        let context = DetentContext(containerTraitCollection: .current, maximumDetentValue: room.largestValue)
        return resolver(context).map { $0.isFinite ? room.height(forValue: $0) : $0 }
      }
    }
    private static var unnamed = 0

    var sheetDetent: SheetDetent {
      let height = height
      return SheetDetent(id: AnyHashable(identifier), name: identifier.rawValue) { room in
        MainActor.assumeIsolated { height(room) }
      }
    }
  }
}

/// Hears where fingers leave a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
