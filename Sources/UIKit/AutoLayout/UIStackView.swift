import CoreGraphics

/// Lays views out in a row or a column, by constraints that it keeps in order itself.
///
/// Hidden views take no room. The stack view has no size of its own: without other constraints it is as large as what it holds.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How the views share the length along the axis.
  public enum Distribution: Int, Sendable {
    /// Their content decides; the one that holds least to its content takes what is left.
    case fill
    case fillEqually
    /// In the ratio of their content sizes. Exactly so here, spacing apart (a choice; UIKit reckons the spacing in).
    case fillProportionally
    case equalSpacing
    /// Equal distances of the centres, as far as the spacing allows.
    case equalCentering
  }
  /// Where the views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// In `setCustomSpacing`: the spacing of the stack view.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  /// An empty stack view: nothing is archived outside Xcode. As on iOS it can't fail.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  // MARK: Settings

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// Points between neighbours; at least so many where the distribution makes equal gaps.
  /// What is not finite is refused with a line on the console.
  open var spacing: CGFloat = 0 {
    didSet {
      guard spacing != oldValue else { return }
      guard accepts(spacing, as: "spacing", keeping: oldValue) else { return spacing = oldValue }
      arrangementDidChange()
    }
  }
  /// Keeps the views inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  // MARK: Views

  /// In the order of the layout, hidden ones too. Each one is a subview; the order of subviews is that of drawing.
  open private(set) var arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints the stack view made.
  var ownConstraints: [NSLayoutConstraint] = []

  /// Sets the view's `translatesAutoresizingMaskIntoConstraints` to false.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
  }
  /// `stackIndex` counts without the view itself. One that is no place among the others is reported, and the nearest is taken; on iOS
  /// that is an exception.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.removeAll { $0 === view }
    let place = min(max(stackIndex, 0), arrangedSubviews.count)
    if place != stackIndex {
      owningApplication.writeToConsole(
        "\(nameInReports): \(view.nameInReports) was inserted at \(stackIndex), but there are \(arrangedSubviews.count) other "
          + "arranged views; it goes to \(place). On iOS this is an exception. addArrangedSubview(_:) adds at the end.")
    }
    arrangedSubviews.insert(view, at: place)
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }
  /// The view stays a subview and is no longer laid out here.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// What is not finite is refused with a line on the console.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard accepts(spacing, as: "custom spacing", keeping: customSpacing(after: arrangedSubview)) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }
  /// `spacingUseDefault` when none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func gap(after view: UIView) -> CGFloat {
    let gap = customSpacings[ObjectIdentifier(view)] ?? spacing
    return gap == Self.spacingUseSystem ? SystemSpacing.points : gap
  }

  // MARK: Changes

  func arrangementDidChange() { setNeedsUpdateConstraints() }

  /// An arranged view's content has another size.
  func arrangedContentDidChange() { if distribution == .fillProportionally { arrangementDidChange() } }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    ownConstraints = arrangement()
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }
  open override var forLastBaselineLayout: UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? visible.last : visible.first)?.forLastBaselineLayout ?? self
  }
}
