import CoreGraphics
import GestureEngine
import LayerTree

/// The short bar at the top of a sheet: a tap goes to the next detent.
final class SheetGrabber: UIView {
  var onTap: () -> Void = {}
  /// What takes the tap, in points.
  static let size = CGSize(width: 76, height: 24)
  /// The bar, from the sheet's upper edge; as it looks on iOS 18.
  private static let bar = CGRect(x: 20, y: 5, width: 36, height: 5)

  init() {
    super.init(frame: .zero)
    addGestureRecognizer(ActionTap { [weak self] in self?.onTap() })
    describe()
  }
  required init?(coder: NSCoder) { nil }

  override func _paintCommands() -> [PaintCommand] {
    let path = CGPath(
      roundedRect: Self.bar, cornerWidth: Self.bar.height / 2, cornerHeight: Self.bar.height / 2, transform: nil)
    return [.fill(path, .color(UIColor.tertiaryLabel.paint(in: traitCollection)), evenOdd: false)]
  }

  override var ownMeaning: Semantics? {
    let details = SemanticsDetails()
    details.actions = [SemanticsAction(.activate) { [weak self] in MainActor.assumeIsolated { self?.onTap() } }]
    return Semantics(role: .button, label: "Sheet Grabber", details: details)
  }
}

/// A tap that runs a closure.
final class ActionTap: UITapGestureRecognizer {
  private let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init(target: nil, action: nil)
  }
  override func settled(in newState: RecognizerState) {
    super.settled(in: newState)
    if newState == .ended { action() }
  }
}
