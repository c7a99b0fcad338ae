import CoreGraphics
import Touchstone

@testable import UIKit

/// Everything public of UIKit that takes a number, each as something an app does with it.
///
/// `names` are those of the declarations (`Owner.name`); a test compares them with the sources, so that what is new is added.
@MainActor
struct OddNumber {
  let names: [String]
  /// A number that is none is said on the console.
  var isReported = true
  /// Each of `names` is in a line of the console then, not only some line there.
  var isNamed = false
  /// Infinity means something.
  var allowsInfinity = false
  let use: @MainActor (CGFloat, Place) -> Void

  init(
    _ names: String..., isReported: Bool = true, allowsInfinity: Bool = false,
    use: @escaping @MainActor (CGFloat, Place) -> Void
  ) {
    self.names = names
    self.isReported = isReported
    self.allowsInfinity = allowsInfinity
    self.use = use
  }

  /// One whose reports have the name of each declaration.
  init(
    named names: String..., allowsInfinity: Bool = false, use: @escaping @MainActor (CGFloat, Place) -> Void
  ) {
    self.names = names
    self.isNamed = true
    self.allowsInfinity = allowsInfinity
    self.use = use
  }

  /// Where it is used: on a screen of 100 × 100 points.
  @MainActor
  struct Place {
    let controller = UIViewController()
    /// (10, 10, 50, 50) in the controller's view.
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    /// Fills the controller's view; its content is 300 × 300 and zooms up to 4.
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    /// Two views of constraints, beside each other.
    let pair = [UIView(), UIView()]
    let zooming: Zooming

    init() {
      zooming = Zooming(content)
      let root: UIView = controller.view
      scrollView.addSubview(content)
      scrollView.contentSize = content.bounds.size
      scrollView.maximumZoomScale = 4
      scrollView.delegate = zooming
      root.addSubview(scrollView)
      root.addSubview(view)
      view.backgroundColor = .red
      for view in pair {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      NSLayoutConstraint.activate([
        pair[0].leadingAnchor.constraint(equalTo: root.leadingAnchor), pair[0].topAnchor.constraint(equalTo: root.topAnchor),
        pair[1].topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }

    func activate(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    func add(_ recognizer: UIGestureRecognizer) { view.addGestureRecognizer(recognizer) }
  }

  @MainActor
  final class Zooming: NSObject, UIScrollViewDelegate {
    private let view: UIView
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  static let all = views + scrolling + recognizers + constraints + values + times + content + presentation

  private static let views: [OddNumber] = [
    OddNumber("UIView.init", "UIView.frame") { $1.view.addSubview(UIView(frame: CGRect(x: $0, y: 0, width: 9, height: 9))) },
    OddNumber("UIView.frame") { $1.view.frame = CGRect(x: 0, y: 0, width: $0, height: 9) },
    OddNumber("UIView.bounds") { $1.view.bounds = CGRect(x: 0, y: $0, width: 9, height: 9) },
    OddNumber("UIView.accessibilityActivationPoint") { $1.view.accessibilityActivationPoint = CGPoint(x: 0, y: $0) },
    OddNumber("UIView.center") { $1.view.center = CGPoint(x: 0, y: $0) },
    OddNumber("UIView.transform") { $1.view.transform = CGAffineTransform(a: $0, b: 0, c: 0, d: 1, tx: 0, ty: $0) },
    OddNumber("UIView.alpha") { $1.view.alpha = $0 },
    OddNumber("UIView.layoutMargins", "UIEdgeInsets.init", "UIEdgeInsets.top") {
      $1.view.layoutMargins = UIEdgeInsets(top: $0, left: 1, bottom: 1, right: 1)
    },
    OddNumber(
      "UIView.directionalLayoutMargins", "NSDirectionalEdgeInsets.init", "NSDirectionalEdgeInsets.top"
    ) { $1.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: $0, bottom: 1, trailing: 1) },
    OddNumber("UIWindow.init", "UIStackView.init", "UIScrollView.init", "UIImageView.init", "UIScrollView.bounds") {
      $1.view.addSubview(UIStackView(frame: CGRect(x: $0, y: 0, width: 9, height: 9)))
      $1.scrollView.bounds = CGRect(x: 0, y: 0, width: $0, height: 9)
    },
    OddNumber("UIWindow.windowLevel", "Level.init") { $1.view.window?.windowLevel = UIWindow.Level($0) },
    OddNumber("UIViewController.additionalSafeAreaInsets") {
      $1.controller.additionalSafeAreaInsets = UIEdgeInsets(top: $0, left: 0, bottom: 0, right: 0)
    },
    // Questions: an answer for a number that is none is none.
    OddNumber(
      "UIView.convert", "UIView.hitTest", "UIView.point", "UIView.sizeThatFits", "UIImageView.sizeThatFits", isReported: false
    ) {
      _ = $1.view.convert(CGPoint(x: $0, y: 0), to: $1.content)
      _ = $1.view.convert(CGRect(x: $0, y: 0, width: 1, height: 1), from: $1.content)
      _ = $1.controller.view.hitTest(CGPoint(x: $0, y: 5), with: nil)
      _ = $1.view.point(inside: CGPoint(x: $0, y: 5), with: nil)
      _ = $1.view.sizeThatFits(CGSize(width: $0, height: 5))
    },
    OddNumber("UIView.alignmentRect", "UIView.frame", "CGRect.inset", isReported: false) {
      _ = $1.view.alignmentRect(forFrame: CGRect(x: $0, y: 0, width: 1, height: 1))
      _ = $1.view.frame(forAlignmentRect: CGRect(x: $0, y: 0, width: 1, height: 1))
      _ = CGRect(x: 0, y: 0, width: 1, height: 1).inset(by: UIEdgeInsets(top: $0, left: 0, bottom: 0, right: 0))
    },
    OddNumber("UIView.insertSubview", "UIView.exchangeSubview", isReported: false) {
      $1.view.insertSubview(UIView(), at: whole($0))
      $1.view.exchangeSubview(at: whole($0), withSubviewAt: 0)
    },
  ]

  private static let scrolling: [OddNumber] = [
    OddNumber("UIScrollView.contentOffset", "UIScrollView.setContentOffset") {
      $1.scrollView.contentOffset = CGPoint(x: 0, y: $0)
      $1.scrollView.setContentOffset(CGPoint(x: $0, y: 0), animated: true)
    },
    OddNumber("UIScrollView.contentSize") { $1.scrollView.contentSize = CGSize(width: 300, height: $0) },
    OddNumber("UIScrollView.contentInset") { $1.scrollView.contentInset.top = $0 },
    OddNumber("UIScrollView.scrollIndicatorInsets") { $1.scrollView.scrollIndicatorInsets.top = $0 },
    OddNumber("UIScrollView.verticalScrollIndicatorInsets") { $1.scrollView.verticalScrollIndicatorInsets.top = $0 },
    OddNumber("UIScrollView.horizontalScrollIndicatorInsets") { $1.scrollView.horizontalScrollIndicatorInsets.left = $0 },
    OddNumber("UIScrollView.contentAlignmentPoint") { $1.scrollView.contentAlignmentPoint.x = $0 },
    OddNumber("UIScrollView.decelerationRate", "DecelerationRate.init") {
      $1.scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: $0)
    },
    OddNumber("UIScrollView.minimumZoomScale") { $1.scrollView.minimumZoomScale = $0 },
    OddNumber("UIScrollView.maximumZoomScale") { $1.scrollView.maximumZoomScale = $0 },
    OddNumber("UIScrollView.zoomScale", "UIScrollView.setZoomScale") {
      $1.scrollView.zoomScale = $0
      $1.scrollView.setZoomScale($0, animated: true)
    },
    OddNumber("UIScrollView.zoom") { $1.scrollView.zoom(to: CGRect(x: $0, y: 0, width: 10, height: 10), animated: true) },
    OddNumber("UIScrollView.zoom") { $1.scrollView.zoom(to: CGRect(x: 0, y: 0, width: $0, height: 10), animated: false) },
    OddNumber("UIScrollView.scrollRectToVisible") {
      $1.scrollView.scrollRectToVisible(CGRect(x: 0, y: $0, width: 10, height: 10), animated: true)
    },
  ]

  private static let recognizers: [OddNumber] = [
    OddNumber("UILongPressGestureRecognizer.minimumPressDuration", allowsInfinity: true) {
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      $1.add(press)
      press.minimumPressDuration = TimeInterval($0)
    },
    OddNumber("UILongPressGestureRecognizer.allowableMovement", allowsInfinity: true) {
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      $1.add(press)
      press.allowableMovement = $0
    },
    OddNumber("UIPanGestureRecognizer.setTranslation") {
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      $1.add(pan)
      pan.setTranslation(CGPoint(x: $0, y: 0), in: nil)
    },
    OddNumber("UIPinchGestureRecognizer.scale") {
      let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
      $1.add(pinch)
      pinch.scale = $0
    },
    OddNumber("UIRotationGestureRecognizer.rotation") {
      let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
      $1.add(rotation)
      rotation.rotation = $0
    },
    OddNumber(
      "UITapGestureRecognizer.numberOfTapsRequired", "UITapGestureRecognizer.numberOfTouchesRequired",
      "UILongPressGestureRecognizer.numberOfTapsRequired", "UILongPressGestureRecognizer.numberOfTouchesRequired",
      "UIPanGestureRecognizer.minimumNumberOfTouches", "UIPanGestureRecognizer.maximumNumberOfTouches",
      isReported: false
    ) {
      let tap = UITapGestureRecognizer(target: nil, action: nil), press = UILongPressGestureRecognizer(target: nil, action: nil)
      let pan = UIPanGestureRecognizer(target: nil, action: nil)
      (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (whole($0), whole($0))
      (press.numberOfTapsRequired, press.numberOfTouchesRequired) = (whole($0), whole($0))
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (whole($0), whole($0))
      for recognizer in [tap, press, pan] { $1.add(recognizer) }
    },
    // An index beyond the fingers is reported, whatever it is.
    OddNumber("UIGestureRecognizer.location") {
      let tap = UITapGestureRecognizer(target: nil, action: nil)
      $1.add(tap)
      _ = tap.location(ofTouch: whole($0), in: nil)
    },
  ]

  private static let constraints: [OddNumber] = [
    OddNumber("NSLayoutConstraint.init", "NSLayoutConstraint.constant") {
      let width = NSLayoutConstraint(
        item: $1.pair[0], attribute: .width, relatedBy: .equal, toItem: $1.pair[1], attribute: .width, multiplier: 1, constant: 2)
      $1.activate(width)
      width.constant = $0
    },
    OddNumber("NSLayoutConstraint.init") {
      $1.activate(
        NSLayoutConstraint(
          item: $1.pair[0], attribute: .width, relatedBy: .equal, toItem: $1.pair[1], attribute: .width, multiplier: $0,
          constant: 0))
    },
    OddNumber("NSLayoutConstraint.priority", "UILayoutPriority.init") {
      let width = $1.pair[0].widthAnchor.constraint(equalToConstant: 20)
      width.priority = UILayoutPriority(Float($0))
      $1.activate(width)
    },
    OddNumber("NSLayoutDimension.constraint", "NSLayoutAnchor.constraint") {
      $1.activate($1.pair[0].widthAnchor.constraint(equalToConstant: $0))
      $1.activate($1.pair[0].heightAnchor.constraint(equalTo: $1.pair[1].heightAnchor, multiplier: $0))
    },
    OddNumber("NSLayoutXAxisAnchor.constraint", "NSLayoutYAxisAnchor.constraint") {
      $1.activate($1.pair[1].leadingAnchor.constraint(equalTo: $1.pair[0].trailingAnchor, constant: $0))
      $1.activate(
        $1.pair[1].leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: $1.pair[0].leadingAnchor, multiplier: $0))
      $1.activate($1.pair[1].bottomAnchor.constraint(equalToSystemSpacingBelow: $1.pair[0].bottomAnchor, multiplier: $0))
    },
    OddNumber("UIView.setContentHuggingPriority") {
      $1.pair[0].setContentHuggingPriority(UILayoutPriority(Float($0)), for: .horizontal)
    },
    OddNumber("UIView.setContentCompressionResistancePriority") {
      $1.pair[0].setContentCompressionResistancePriority(UILayoutPriority(Float($0)), for: .vertical)
    },
    OddNumber("UIView.systemLayoutSizeFitting") { _ = $1.view.systemLayoutSizeFitting(CGSize(width: $0, height: 10)) },
    OddNumber("UIView.systemLayoutSizeFitting") {
      let priority = UILayoutPriority(Float($0))
      _ = $1.view.systemLayoutSizeFitting(
        CGSize(width: 9, height: 9), withHorizontalFittingPriority: priority, verticalFittingPriority: priority)
    },
    OddNumber("UIStackView.spacing") { stack($1).spacing = $0 },
    OddNumber("UIStackView.setCustomSpacing") {
      let stack = stack($1)
      stack.setCustomSpacing($0, after: stack.arrangedSubviews[0])
    },
    OddNumber("UIStackView.insertArrangedSubview") { stack($1).insertArrangedSubview(UIView(), at: whole($0)) },
  ]

  private static let values: [OddNumber] = [
    OddNumber("UIColor.init") { $1.view.backgroundColor = UIColor(red: $0, green: 0, blue: 1, alpha: 1) },
    OddNumber("UIColor.init") { $1.view.backgroundColor = UIColor(hue: $0, saturation: 1, brightness: 1, alpha: 1) },
    OddNumber("UIColor.init") { $1.view.backgroundColor = UIColor(white: 1, alpha: $0) },
    OddNumber("UIColor.withAlphaComponent") { $1.view.backgroundColor = .red.withAlphaComponent($0) },
  ]

  private static let times: [OddNumber] = [
    OddNumber("ClockTimer.init", "ClockTimer.scheduledTimer", "Timer.scheduledTimer", "SelectorTimer.init", allowsInfinity: true)
    {
      value, _ in _ = ClockTimer.scheduledTimer(withTimeInterval: TimeInterval(value), repeats: false) { _ in }
    },
    OddNumber("ClockTimer.fireDate") { value, _ in
      let timer = ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
      timer.fireDate = Date(timeIntervalSinceReferenceDate: TimeInterval(value))
    },
    OddNumber("NSObject.perform", allowsInfinity: true) { value, place in
      place.controller.perform(
        Selector("layout", { (view: UIViewController) in { view.view.setNeedsLayout() } }), with: nil,
        afterDelay: TimeInterval(value))
    },
  ]

  private static func stack(_ place: Place) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.translatesAutoresizingMaskIntoConstraints = false
    place.controller.view.addSubview(stack)
    return stack
  }

  /// For parameters of whole numbers.
  static func whole(_ value: CGFloat) -> Int { value.isNaN ? -1 : Int(min(max(value, -1e18), 1e18)) }
}

extension OddNumber {
  private static let presentation: [OddNumber] = [
    OddNumber(named: "UISheetPresentationController.preferredCornerRadius") { value, place in
      let presented = UIViewController()
      presented.sheetPresentationController?.preferredCornerRadius = value
      place.controller.present(presented, animated: true)
    },
    OddNumber("Detent.custom") { value, place in
      let presented = UIViewController()
      presented.sheetPresentationController?.detents = [.custom { _ in value }, .large()]
      place.controller.present(presented, animated: true)
    },
  ]
}
