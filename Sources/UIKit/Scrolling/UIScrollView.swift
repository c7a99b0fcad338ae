import CoreGraphics
import LayerTree
import Motion

/// A view whose content is larger than itself and follows the fingers.
///
/// `contentOffset` is the origin of `bounds`. How it moves under fingers, runs on, and comes back from beyond its edges was
/// measured and recorded from Apple's; the numbers stand where they are used.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { updatePinching() } }

  // MARK: Content

  /// The point of the content at the view's top left corner. Setting it stops every movement.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { moveContent(to: newValue, animated: false) }
  }
  /// Without animation the offset is set as it is, on the pixel grid, even beyond the edges; with one it glides there (0.3 s, ease in
  /// and out) and the delegate hears `scrollViewDidEndScrollingAnimation`.
  ///
  /// A scale on its way back from beyond its limits goes on: its way is moved at once, and ends where content may rest (a choice). An
  /// offset that is not finite is refused with a line on the console.
  /// Without animation it sets `contentOffset`, so that an override of that one hears of it, and an override of this one may set it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { moveContent(to: contentOffset, animated: true) } else { self.contentOffset = contentOffset }
  }
  /// Scrolls as little as is needed to show `rect`, in the content's space; nothing when it is visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }
  /// Points. Zooming sets it to the zoomed view's size. What is not finite is refused with a line on the console.
  open var contentSize: CGSize = .zero {
    didSet {
      guard contentSize != oldValue, !isTakingZoomedSize else { return }
      guard accepts(contentSize.width, contentSize.height, as: "contentSize", keeping: oldValue) else {
        return contentSize = oldValue
      }
      setNeedsLayout()
      updateAdjustedInset()
      keepOffsetInside()
    }
  }
  /// Room around the content, on top of what `contentInsetAdjustmentBehavior` adds. Insets that are not finite are refused with a line
  /// on the console.
  open var contentInset: UIEdgeInsets = .zero {
    didSet {
      guard contentInset != oldValue else { return }
      if isUsable(contentInset, "contentInset", else: oldValue) { updateAdjustedInset() } else { contentInset = oldValue }
    }
  }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateAdjustedInset() } }
  }
  /// Where content rests along an axis on which it is smaller than the view: a point of the unit square, (0, 0) for the top left corner
  /// and (1, 1) for the bottom right one. What is not finite is refused with a line on the console.
  open var contentAlignmentPoint: CGPoint = .zero {
    didSet {
      let new = contentAlignmentPoint
      guard new != oldValue else { return }
      guard accepts(new.x, new.y, as: "contentAlignmentPoint", keeping: oldValue) else { return contentAlignmentPoint = oldValue }
      keepOffsetInside()
    }
  }
  /// `contentInset` and what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + insetFromSafeArea }
  var insetFromSafeArea: UIEdgeInsets = .zero
  var lastAdjustedInset: UIEdgeInsets = .zero

  /// How the safe area becomes room around the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`.
    case automatic
    /// Along an axis on which content is larger than the view, or always bounces.
    case scrollableAxes
    case never
    /// On all four sides.
    case always
  }

  var storedContentGuide: UILayoutGuide?
  var storedFrameGuide: UILayoutGuide?
  open override var _contentGuide: UILayoutGuide? { contentLayoutGuide }

  open override func layoutSubviews() {
    super.layoutSubviews()
    takeConstrainedSize()
  }

  /// Zooming sets the size, and the offset itself.
  var isTakingZoomedSize = false

  // MARK: Behaviour

  /// False keeps fingers from moving the content; a drag under way is cancelled.
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { pan.attached.request(.cancel(.custom("scrolling was disabled"))) } }
  }
  /// Content may be pulled beyond its edges.
  open var bounces = true
  /// With `bounces`, also along an axis on which all content is visible.
  open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { updateAdjustedInset() } } }
  open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { updateAdjustedInset() } } }
  /// It comes to rest on multiples of its own size.
  open var isPagingEnabled = false
  /// A drag within 20° of an axis moves content along that axis only.
  open var isDirectionalLockEnabled = false
  /// Between 0 and 1; other finite numbers stop content at once. What is not finite is refused with a line on the console.
  open var decelerationRate = DecelerationRate.normal {
    didSet {
      let (new, old) = (decelerationRate.rawValue, oldValue.rawValue)
      if !accepts(new, as: "decelerationRate", keeping: old) { decelerationRate = oldValue }
    }
  }

  /// What a millisecond leaves of the speed.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Content glides when keys of a keyboard ask for it: arrows, Page Up and Page Down, Home and End, the space bar.
  ///
  /// The keys go to the scroll view under the pointer or, without one, in the middle of the window (a choice), and only those
  /// that nobody else used.
  open var allowsKeyboardScrolling = true

  /// Whether a drag takes the keyboard's focus away from what text is written into.
  open var keyboardDismissMode = KeyboardDismissMode.none
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    /// As soon as it begins.
    case onDrag
    /// When it pulls the keyboard on the glass away; a connected keyboard has none there.
    case interactive
  }

  // MARK: Touches of the content

  /// The content hears of a finger only after 0.15 s, or once it is clear that it does not scroll.
  open var delaysContentTouches = true
  /// A drag may take fingers away from content that has heard of them; see `touchesShouldCancel(in:)`.
  open var canCancelContentTouches = true
  /// Whether content hears of a finger on `view` at all: asked when it would, `touches` being all that it would hear of now.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  /// Whether content that has heard of its fingers loses them to a drag. The base class says no for an enabled control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !((view as? UIControl)?.isEnabled ?? false) }

  // MARK: Zooming

  /// What is not finite is refused with a line on the console, here and below.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      if !accepts(minimumZoomScale, as: "minimumZoomScale", keeping: oldValue) { minimumZoomScale = oldValue }
      updatePinching()
    }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      if !accepts(maximumZoomScale, as: "maximumZoomScale", keeping: oldValue) { maximumZoomScale = oldValue }
      updatePinching()
    }
  }
  /// Pinching may go beyond the limits, and comes back.
  open var bouncesZoom = true
  /// The scale of the view for zooming; 1 without one.
  open var zoomScale: CGFloat {
    get { zoomedView.map { $0.transform.a } ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }
  /// Zooms about the middle of the view; the scale is kept within its limits. A scale that is not finite is refused with a line on the
  /// console.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomAboutMiddle(to: scale, animated: animated) }
  /// Shows `rect`, in the zoomed view's space, as large as fits and in the middle, as far as the limits of scale and offset allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoomIn(on: rect, animated: animated) }

  // MARK: Indicators

  open var showsVerticalScrollIndicator = true { didSet { indicators.update() } }
  open var showsHorizontalScrollIndicator = true { didSet { indicators.update() } }
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators.update() } }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// Room around the indicators, on top of the adjusted content inset's share of the safe area. Finite, as `contentInset`.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      guard isUsable(verticalScrollIndicatorInsets, "verticalScrollIndicatorInsets", else: oldValue) else {
        return verticalScrollIndicatorInsets = oldValue
      }
      indicators.update()
    }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      guard isUsable(horizontalScrollIndicatorInsets, "horizontalScrollIndicatorInsets", else: oldValue) else {
        return horizontalScrollIndicatorInsets = oldValue
      }
      indicators.update()
    }
  }
  /// Both of them; read, those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      guard isUsable(newValue, "scrollIndicatorInsets", else: verticalScrollIndicatorInsets) else { return }
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  // MARK: Parts

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// nil without a view for zooming, or when the limits leave no room.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { isPinchingPossible ? pinch : nil }
  let pan = ScrollPan(target: nil, action: nil)
  let pinch = ScrollPinch()
  let dragging = ScrollDragging()
  let zooming = ScrollZooming()
  let mover = ScrollMover()
  let wheel = ScrollWheel()
  let indicators = ScrollIndicators()
  /// Fingers stopped content on its way, or zoomed it: when they are gone it goes on to where it rests.
  var isOffItsPlace = false
  private let scrollCalls = NestedCalls()
  let insetCalls = NestedCalls()

  /// A finger is on the content, whether it moves or not.
  open var isTracking: Bool { pan.isFingerDown }
  /// Fingers are moving the content.
  open var isDragging: Bool { dragging.isActive }
  /// The fingers are gone and the content moves on, or comes back.
  open var isDecelerating: Bool { mover.isDecelerating }
  open var isZooming: Bool { zooming.isActive }
  open var isZoomBouncing: Bool { mover.isZoomBouncing }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    dragging.scrollView = self
    zooming.scrollView = self
    mover.scrollView = self
    wheel.scrollView = self
    indicators.scrollView = self
    pan.scrollView = self
    pinch.scrollView = self
    addGestureRecognizer(pan)
    addGestureRecognizer(pinch)
    updatePinching()
  }
  /// Always nil, as for every view.
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    mover.leave()
    indicators.leave()
  }

  /// Out of a window content stands still where it is, or at the edge that it was beyond, or on the page that it was near (a choice).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    let wasOnItsWay = mover.isMoving || isOffItsPlace
    mover.stop()
    keepOffsetInside()
    if wasOnItsWay && isPagingEnabled && !isDragging && !isZooming { moveOffset(to: placeOfRest) }
    indicators.hide()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = newValue
      if super.bounds.origin != old { didScroll() }
    }
  }

  open override func _boundsSizeDidChange() {
    super._boundsSizeDidChange()
    updateAdjustedInset()
    keepOffsetInside()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateAdjustedInset()
  }

  open func adjustedContentInsetDidChange() {}

  /// Ends what moves by itself, where it is; content beyond an edge or a limit of its scale is at that at once, and on a page where it
  /// comes to rest on pages. Fingers go on with what they do.
  open func stopScrollingAndZooming() { standStill() }
  /// Called when fingers land, which stops what moves, and when they no longer may come to scroll.
  open func _trackingDidChange(_ isTracking: Bool) {}
  /// Where content rests that fingers caught at `offset`, inside its limits, and let go without a drag.
  open func _restingOffset(_ offset: CGPoint) -> CGPoint { offset }

  /// Keys are about to move the content.
  open func _keysWillScroll() {}
  /// How far a wheel has been turned, in points, while the delegate is told of a turn; nil at other times.
  package var wayAskedByWheel: CGPoint? { wheel.wayAsked }
  /// Keys move the content.
  package var isMovedByKeys: Bool { mover.glideCause == .keys }

  func didScroll() {
    storedFrameGuide?.placementDidChange()
    indicators.update()
    scrollCalls.run("scrollViewDidScroll", changing: "contentOffset", of: self) { delegate?.scrollViewDidScroll(self) }
  }
}
