import Combine
import CoreGraphics
import LayerTree

/// A rectangle of the screen that owns a layer of the retained tree.
///
/// Here is what a view stores and what subclasses override (Swift has no overriding of what stands in an extension); how geometry, order,
/// layout, safe area and hit tests work is in the extensions of their names.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// What is drawn and hit; the one object of the retained tree this view writes.
  package let backingLayer: Layer

  public init(frame: CGRect) {
    backingLayer = Layer()
    super.init()
    setUpLayer()
    self.frame = frame
  }
  public convenience override init() { self.init(frame: .zero) }

  /// Always nil: nothing is archived outside Xcode. Subclasses written for iOS must have it.
  public required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  var storedCenter: CGPoint = .zero
  var storedBounds: CGRect = .zero
  var storedTransform: CGAffineTransform = .identity

  /// The bounding box in the superview's space. Setting it keeps the transform and sets `center` and the size of `bounds`.
  open var frame: CGRect {
    get { frameFromParts }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("frame") { self.frame = newValue } }
      setFrame(newValue)
    }
  }
  /// The view's own space; its origin is what lies at the view's top left corner.
  open var bounds: CGRect {
    get { storedBounds }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("bounds") { self.bounds = newValue } }
      setBounds(newValue)
    }
  }
  /// The middle of `bounds` in the superview's space.
  open var center: CGPoint {
    get { storedCenter }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("center") { self.center = newValue } }
      setCenter(newValue)
    }
  }
  /// Applied about `center`.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("transform") { self.transform = newValue } }
      setTransform(newValue)
    }
  }
  open var autoresizingMask: AutoresizingMask = [] { didSet { if autoresizingMask != oldValue { maskDidChange() } } }
  /// Whether a change of size moves the subviews by their masks.
  open var autoresizesSubviews = true

  // MARK: Tree

  /// Back to front.
  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  /// The layer that the view's layer lies in, when that is not the superview's.
  weak var foreignParent: Layer?
  weak var storedWindow: UIWindow?
  open var window: UIWindow? { storedWindow }
  /// A number that the app knows the view by; see `viewWithTag(_:)`. Zero at first.
  open var tag = 0
  /// The controller whose `view` this is.
  weak var controller: UIViewController?

  /// Puts `view` in front of the other subviews; it leaves the superview it had.
  ///
  /// More than 300 views inside each other are not put together: a line on the console says which one was left out.
  open func addSubview(_ view: UIView) { insert(view, at: frontPlace(of: view)) }
  /// `index` counts from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: min(max(index, 0), frontPlace(of: view))) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { insert(view, beside: sibling, offset: 1) }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { insert(view, beside: sibling, offset: 0) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) { exchange(first, second) }
  open func removeFromSuperview() { leaveSuperview() }
  /// This view or the first one in it whose `tag` is the number: depth first, subviews from back to front.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }
  /// True for the view itself too.
  open func isDescendant(of view: UIView) -> Bool { liesIn(view) }

  // MARK: Look

  /// Draws the view into the current context, whose origin is that of `rect`: all of `bounds`. Called once a frame at most, after
  /// layout, when the view is first seen and when `setNeedsDisplay` asks for it; never by an app. The base class draws nothing.
  open func draw(_ rect: CGRect) {}
  /// Has `draw(_:)` called once, at the end of this frame or of the next one, when the layout is done.
  open func setNeedsDisplay() { requestDisplay() }
  /// As without a rectangle, for all of the view is drawn anew; one that lies outside of the bounds asks for nothing.
  open func setNeedsDisplay(_ rect: CGRect) { requestDisplay(in: rect) }
  var drawing = ViewDrawing()
  /// `draw(_:)` is due.
  var requestsDisplay = true
  var isDisplayScheduled = false
  /// The time of the frame in which it was drawn last; that of no frame before.
  var lastDisplay: TimeInterval = -1
  /// What a view of the library draws on its background, in its layer's space.
  open func _paintCommands() -> [PaintCommand] { [] }
  /// The same on the way to another size: what is drawn for the size it will have, laid in by `contentMode`.
  func paintCommands(presentedIn size: CGSize) -> [PaintCommand] {
    ViewDrawing(commands: _paintCommands(), size: storedBounds.size)
      .commands(in: CGRect(origin: .zero, size: size), contentMode)
  }
  /// How content that does not have the view's size lies in it.
  open var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { redraw() } } }
  open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("backgroundColor") { self.backgroundColor = newValue } }
      guard newValue !== storedBackground else { return }
      let old = AnimationBatch.current == nil ? ViewValues() : modelValues
      storedBackground = newValue
      redraw()
      noteAnimated(from: old)
    }
  }
  var storedBackground: UIColor?
  /// Round corners, border and shadow.
  public var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = CALayer(self)
    storedLayer = layer
    return layer
  }
  var storedLayer: CALayer?
  /// Nil while the view rests.
  var animations: ViewAnimations?
  /// From 0 to 1; multiplies with the superview's. Below 0.01 the view and its subviews take no touches. What is not finite is refused
  /// with a line on the console.
  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("alpha") { self.alpha = newValue } }
      guard accepts(newValue, as: "alpha", keeping: alpha) else { return }
      let new = min(max(Double(newValue), 0), 1)
      guard new != backingLayer.opacity else { return }
      let old = AnimationBatch.current == nil ? ViewValues() : modelValues
      backingLayer.opacity = new
      if animations != nil { present() }
      noteAnimated(from: old)
    }
  }
  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("isHidden") { self.isHidden = newValue } }
      guard newValue != backingLayer.isHidden else { return }
      backingLayer.isHidden = newValue
      (superview as? UIStackView)?.arrangementDidChange()
    }
  }
  open var clipsToBounds: Bool {
    get { isClipping }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("clipsToBounds") { self.clipsToBounds = newValue } }
      guard newValue != isClipping else { return }
      isClipping = newValue
      lookDidChange()
    }
  }
  var isClipping = false
  /// False takes the view and its subviews out of touches.
  open var isUserInteractionEnabled: Bool {
    get { takesTouches }
    set {
      guard MainThread.isCurrent else {
        return makeOnMainThread("isUserInteractionEnabled") { self.isUserInteractionEnabled = newValue }
      }
      takesTouches = newValue
      updateTouchability()
    }
  }
  var takesTouches = true
  /// False: of several fingers on the view only the first is heard of.
  open var isMultipleTouchEnabled = false

  var storedTint: UIColor?
  /// The colour of what can be used in the view; the superview's when it is nil, and blue at the root.
  open var tintColor: UIColor! {
    get { storedTint ?? superview?.tintColor ?? .systemBlue }
    set {
      guard MainThread.isCurrent else { return makeOnMainThread("tintColor") { self.tintColor = newValue } }
      storedTint = newValue
      tellTint()
    }
  }
  /// Called when `tintColor` is another, here or above.
  open func tintColorDidChange() {}

  // MARK: Layout

  /// This view's `layoutSubviews` is due.
  package internal(set) var requestsLayout = true
  /// It is due here or somewhere below.
  package internal(set) var needsLayout = true

  /// Places the subviews. Called when layout is due, never by an app; the base class gives those subviews their frames that
  /// constraints place.
  open func layoutSubviews() { layOutSubviewsByConstraints() }
  /// Makes `layoutSubviews` due in the next layout.
  open func setNeedsLayout() { requestLayout() }
  /// Runs the layout that is due, from the outermost ancestor that asks for it down through this view.
  open func layoutIfNeeded() { runPendingLayout() }
  /// Called at once when the size has changed, before any layout: for views that keep something made for a size.
  open func _boundsSizeDidChange() {}

  /// The size that fits best into `size`; the base class answers with the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view the size `sizeThatFits` answers; the top left corner stays.
  open func sizeToFit() { takeFittingSize() }

  // MARK: Auto Layout

  /// What constraints need to know of the view; nil as long as that is nothing.
  var storedLayoutState: LayoutState?
  /// This view's `updateConstraints` is due.
  var requestsConstraintUpdate = true
  /// It is due here or somewhere below.
  var needsConstraintUpdate = true

  /// Whether frame and mask place the view. True unless set: a view that constraints place must set it to false.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { storedLayoutState?.translatesMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layoutState.translatesMask = newValue
      maskDidChange()
    }
  }
  /// The last moment to change constraints before layout. An override calls super at its end.
  open func updateConstraints() {}
  /// Makes `updateConstraints` due before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }
  /// Runs the `updateConstraints` that are due in this view and below, subviews first.
  open func updateConstraintsIfNeeded() { runPendingConstraintUpdates() }
  /// The size of the content, of the alignment rectangle; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// To be called when `intrinsicContentSize` or a baseline would be another now.
  open func invalidateIntrinsicContentSize() { contentDidChange() }
  /// How far ornaments such as shadows reach beyond what constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.inset(by: .zero - alignmentRectInsets) }
  /// The size nearest to `targetSize` that the constraints inside the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }
  /// The same with priorities for the target's width and height.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }
  open func layoutMarginsDidChange() {}

  /// The space between the view's edges and its content. Read, it includes the safe area (`insetsLayoutMarginsFromSafeArea`) and
  /// what is preserved of the superview's margins; set, it is the space besides those. 8 on each side; a controller's view has the
  /// controller's `systemMinimumLayoutMargins`.
  /// Margins that are not finite are refused with a line on the console.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { setMargins(newValue) }
  }
  /// Where the view comes nearer to its superview's edge than the superview's margin, its own margin keeps to that as well.
  open var preservesSuperviewLayoutMargins: Bool {
    get { storedLayoutState?.margins.preservesSuperviews ?? false }
    set { changeMargins { $0.preservesSuperviews = newValue } }
  }
  /// Adds the safe area to the margins. True unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { storedLayoutState?.margins.includesSafeArea ?? true }
    set { changeMargins { $0.includesSafeArea = newValue } }
  }
  /// How strongly the view keeps from growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedLayoutState?.hugging[axis.rawValue] ?? .defaultLow
  }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }
  /// How strongly the view keeps from shrinking below its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    storedLayoutState?.resistance[axis.rawValue] ?? .defaultHigh
  }
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setResistance(priority, axis)
  }
  /// Where leading is for constraints whose first item is this view, and for its subviews in a stack view.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { storedLayoutState?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      layoutState.semanticContent = newValue
      readingDirectionDidChange()
    }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { readingDirection }
  /// The view whose text's first line counts as this view's baseline.
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  /// For views with text: where the lines stand, in points from the top and from the bottom edge. Nil stands for the bottom edge.
  open var _baselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { nil }
  /// For text that wraps: the content's height depends on the width the view gets.
  open var _contentHeightFollowsWidth: Bool { false }
  /// The content size for a width; nil before one is known. Asked for when `_contentHeightFollowsWidth`.
  open func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize { intrinsicContentSize }
  /// For superviews that measure: the content size of a subview is another.
  open func _contentSizeDidChange(of subview: UIView) {}
  /// For scroll views: what a subview's constraints to this view's edges mean.
  open var _contentGuide: UILayoutGuide? { nil }

  // MARK: Surroundings

  var storedSafeAreaInsets: UIEdgeInsets = .zero
  var storedTraits: UITraitCollection?

  /// How far bars and notches reach into the view, in its own space. Asked for while the window's layout is pending, it runs
  /// that layout first.
  open var safeAreaInsets: UIEdgeInsets {
    settleWindowLayout(reading: "UIView.safeAreaInsets")
    return storedSafeAreaInsets
  }
  open func safeAreaInsetsDidChange() {}

  open var traitCollection: UITraitCollection { storedTraits ?? .current }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this view and all below it, whatever the surroundings are.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified { didSet { updateTraits() } }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touch

  /// The frontmost view that takes a touch at `point` of this view's space, or nil. `event` is always nil here.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { layerHitTest(point) }

  /// Whether `point`, in the view's own space, lies inside; the maximum edges do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

  var storedGestureRecognizers: [UIGestureRecognizer] = []
  /// In the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { storedGestureRecognizers.isEmpty ? nil : storedGestureRecognizers }
    set {
      for old in storedGestureRecognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }
  /// It leaves the view it was on.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// In the middle of a gesture it is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Asked of every view from the one that was hit up to the recognizer's own; false makes the recognizer fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Meaning

  /// What the view says of itself where the app says nothing else.
  var ownMeaning: Semantics? { nil }
  /// What it is called where the app does not say it.
  var ownLabel: String? { ownMeaning?.label }
  /// What the app has said; nil for most views.
  var accessibility: AccessibilityStore? { didSet { describe() } }

  // Each may be overridden; it is asked for when somebody looks.

  /// Assistive technology meets the view as one element, and not what is in it. Labels and controls are elements by themselves.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? ownMeaning.map { $0.role != .container } ?? false }
    set { say { $0.isElement = newValue } }
  }
  /// What it is called; labels and buttons are called by what they show.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? ownLabel }
    set { say { $0.label = newValue } }
  }
  open var accessibilityValue: String? {
    get { accessibility?.value ?? ownMeaning?.value }
    set { say { $0.value = newValue } }
  }
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { say { $0.hint = newValue } }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { say { $0.identifier = newValue } }
  }
  /// What it is like; what is written takes the place of what the kind of view says.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? ownTraits }
    set { say { $0.traits = newValue } }
  }
  /// Takes the view and what is in it away from assistive technology.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { say { $0.hidesElements = newValue } }
  }
  /// Nothing beside the view is met.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { say { $0.isModal = newValue } }
  }
  /// Where activating taps, on the screen; the middle unless another point is written. One that is not finite is refused with a line on
  /// the console.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set {
      guard accepts(newValue.x, newValue.y, as: "accessibilityActivationPoint", keeping: accessibilityActivationPoint) else {
        return
      }
      say { $0.activationPoint = newValue }
    }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { say { $0.customActions = newValue } }
  }
  /// The default action; false has the view tapped instead.
  open func accessibilityActivate() -> Bool { false }
  /// One step up, for views with the trait `adjustable`.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}

  open override var next: UIResponder? { controller ?? superview }
}
