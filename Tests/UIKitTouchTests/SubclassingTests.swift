import SwiftUI
import Testing
import Touchstone
import UIKit

// Subclasses as source for iOS writes them: each overrides the initializers that are designated there.

private final class Card: UIView {
  override init(frame: CGRect) { super.init(frame: frame); backgroundColor = .red }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class BigButton: UIButton {
  var presses = 0
  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = .boldSystemFont(ofSize: 24)
    setTitle("Press", for: .normal)
    addTarget(self, action: Selector("pressed", BigButton.pressed), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  func pressed() { presses += 1 }
}
private final class PlainButton: UIButton {
  let hint: String
  init(hint: String) {
    self.hint = hint
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
}
private final class Photo: UIImageView {
  override init(image: UIImage?) { super.init(image: image); contentMode = .scaleAspectFill }
  override init(image: UIImage?, highlightedImage: UIImage?) { super.init(image: image, highlightedImage: highlightedImage) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Badge: UILabel {
  override init(frame: CGRect) { super.init(frame: frame); textColor = .white }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 0)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 8, height: size.height)
  }
}
private final class Dial: UIControl {
  override init(frame: CGRect) { super.init(frame: frame); isMultipleTouchEnabled = false }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Pages: UIScrollView {
  var asked: [CGPoint] = []
  var sets = 0
  override var contentOffset: CGPoint { didSet { sets += 1 } }
  override init(frame: CGRect) { super.init(frame: frame); isPagingEnabled = true }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    asked.append(contentOffset)
    // A common way to glide longer than UIKit does.
    if animated {
      UIView.animate(withDuration: 0.6) { self.contentOffset = contentOffset }
    } else {
      super.setContentOffset(contentOffset, animated: false)
    }
  }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  override func setZoomScale(_ scale: CGFloat, animated: Bool) { super.setZoomScale(min(scale, 2), animated: animated) }
  override func zoom(to rect: CGRect, animated: Bool) { super.zoom(to: rect, animated: animated) }
}
private final class Toggle: UISwitch {
  override init(frame: CGRect) { super.init(frame: frame); onTintColor = .orange }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Volume: UISlider {
  override init(frame: CGRect) { super.init(frame: frame); maximumValue = 11 }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Progress: UIProgressView {
  override init(frame: CGRect) { super.init(frame: frame); progress = 0.5 }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class Wheel: UIActivityIndicatorView {
  override init(style: UIActivityIndicatorView.Style) { super.init(style: style); startAnimating() }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init(coder: NSCoder) { fatalError() }
}
private final class Row: UIStackView {
  override init(frame: CGRect) { super.init(frame: frame); spacing = 8 }
  required init(coder: NSCoder) { super.init(coder: coder) }
}
private class Scene: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class NamedScene: UIViewController {
  let name: String
  init() {
    name = "scene"
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError() }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .fullScreen }
    set {}
  }
  var dismissals = 0
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissals += 1
    super.dismiss(animated: flag, completion: completion)
  }
}
private final class Hosted: UIHostingController<Text> {
  override init(rootView: Text) { super.init(rootView: rootView) }
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("From a coder")) }
}
private final class Watchful: UIView {
  var log: [String] = []
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { .forceRightToLeft }
    set {}
  }
  override func addSubview(_ view: UIView) { log.append("add"); super.addSubview(view) }
  override func insertSubview(_ view: UIView, at index: Int) {
    log.append("insert \(index)"); super.insertSubview(view, at: index)
  }
  override func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    log.append("below")
    super.insertSubview(view, belowSubview: sibling)
  }
  override func setNeedsLayout() { log.append("needs layout"); super.setNeedsLayout() }
  override func layoutIfNeeded() { log.append("layout"); super.layoutIfNeeded() }
  override func removeFromSuperview() { log.append("leaves"); super.removeFromSuperview() }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    log.append("recognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }
}

@MainActor
@Suite struct SubclassingTests {
  @Test func aButtonOfOnesOwnIsPressed() throws {
    let button = BigButton(frame: CGRect(x: 100, y: 100, width: 200, height: 60))
    let screen = try Screen { [button] in
      let controller = UIViewController()
      controller.view.addSubview(button)
      return controller
    }
    screen.tap(at: button.center)
    #expect(button.presses == 1 && button.currentTitle == "Press" && button.buttonType == .custom)
  }

  @Test func initializersComeThroughTheSubclass() {
    let system = BigButton(type: .system)
    #expect(
      system.buttonType == .system && system.titleLabel?.font == .boldSystemFont(ofSize: 24) && system.currentTitle == "Press")
    let configured = BigButton(configuration: .filled())
    #expect(configured.configuration != nil && configured.buttonType == .system)
    #expect(UIButton(type: .system).titleLabel?.font == .systemFont(ofSize: 15))
    #expect(PlainButton(hint: "a").hint == "a" && PlainButton(hint: "a").buttonType == .custom)
    #expect(Photo(image: nil).contentMode == .scaleAspectFill && !Photo(image: nil).isUserInteractionEnabled)
    #expect(Card().backgroundColor == .red && Badge().textColor == .white && !Dial(frame: .zero).isMultipleTouchEnabled)
    #expect(Toggle().onTintColor == .orange && Volume().maximumValue == 11 && Progress().progress == 0.5)
    #expect(Wheel(style: .large).isAnimating && Wheel(style: .large).bounds.width == 37)
    #expect(Row(arrangedSubviews: [UIView()]).spacing == 8)
    #expect(Scene().modalPresentationStyle == .fullScreen && NamedScene().name == "scene")
    #expect(Hosted(coder: NSCoder())?.rootView == Text("From a coder"))
    #expect(UIProgressView(progressViewStyle: .bar).intrinsicContentSize.height == 2.5)
  }

  @Test func overridesAreHeard() throws {
    let pages = Pages(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    pages.contentSize = CGSize(width: 300, height: 100)
    pages.setContentOffset(CGPoint(x: 100, y: 0), animated: false)
    #expect(pages.sets == 1)
    pages.scrollRectToVisible(CGRect(x: 250, y: 0, width: 50, height: 50), animated: false)
    #expect(pages.asked == [CGPoint(x: 100, y: 0)] && pages.contentOffset.x == 100)
    pages.contentOffset = .zero
    #expect(pages.asked.count == 1 && pages.sets == 2)
    pages.setContentOffset(CGPoint(x: 200, y: 0), animated: true)
    #expect(pages.asked.count == 2 && pages.sets == 3 && pages.contentOffset.x == 200)

    let view = Watchful(), child = UIView()
    view.addSubview(child)
    view.insertSubview(UIView(), at: 0)
    view.insertSubview(UIView(), belowSubview: child)
    view.addGestureRecognizer(UITapGestureRecognizer())
    view.layoutIfNeeded()
    view.removeFromSuperview()
    #expect(view.log.filter { $0 != "needs layout" } == ["add", "insert 0", "below", "recognizer", "layout", "leaves"])
    #expect(view.log.contains("needs layout") && view.subviews.count == 3)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func anOverriddenStyleIsPresented() throws {
    let root = UIViewController(), scene = NamedScene()
    let screen = try Screen { root }
    root.present(scene, animated: false)
    screen.advance(by: 0.1)
    #expect(scene.view.convert(scene.view.bounds, to: nil) == CGRect(origin: .zero, size: screen.size))
    scene.dismiss(animated: false)
    screen.advance(by: 0.1)
    #expect(scene.dismissals == 1 && root.presentedViewController == nil)
  }
}
