import CoreGraphics
import LayerTree

/// What is seen of a presentation: a background with round upper corners, the content in it, the grabber on top.
final class SheetSurface: UIView {
  let holder = SheetContentHolder()
  let grabber = SheetGrabber()
  /// What assistive technology has done by a scrub with two fingers.
  var onEscape: () -> Void = {}
  /// Nothing beside the surface is met.
  var isModal = true { didSet { if isModal != oldValue { describe() } } }
  private let content: UIView

  init(content: UIView) {
    self.content = content
    super.init(frame: .zero)
    layer.cornerCurve = .continuous
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    holder.layer.cornerCurve = .continuous
    holder.layer.maskedCorners = layer.maskedCorners
    holder.clipsToBounds = true
    layer.shadowOffset = .zero
    layer.shadowRadius = Self.shadowRadius
    addSubview(holder)
    holder.addSubview(content)
    addSubview(grabber)
    describe()
  }
  required init?(coder: NSCoder) { nil }

  /// What sets the sheet off where nothing behind it is dimmed (a choice).
  private static let shadowRadius: CGFloat = 12
  private static let shadowOpacity: Float = 0.15

  func take(_ settings: SheetSettings, corners: CGFloat, hasShadow: Bool) {
    backgroundColor = settings.color
    layer.cornerRadius = corners
    holder.layer.cornerRadius = corners
    layer.shadowOpacity = hasShadow ? Self.shadowOpacity : 0
  }

  /// `contentHeight` is less than the surface's while it is stretched.
  func place(contentHeight: CGFloat) {
    holder.frame = bounds
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentHeight)
    grabber.frame = CGRect(
      x: (bounds.width - SheetGrabber.size.width) / 2, y: 0, width: SheetGrabber.size.width, height: SheetGrabber.size.height)
  }

  override var ownMeaning: Semantics? {
    let details = SemanticsDetails()
    details.children = .contain
    if isModal { details.addedTraits = .modal }
    details.actions = [SemanticsAction(.escape) { [weak self] in MainActor.assumeIsolated { self?.onEscape() } }]
    return Semantics(role: .container, details: details)
  }
}

/// Cuts content to the corners. Its safe area is what the stage says, also while the sheet slides.
final class SheetContentHolder: UIView {
  var insets = UIEdgeInsets.zero { didSet { if insets != oldValue { updateSafeArea() } } }
}
