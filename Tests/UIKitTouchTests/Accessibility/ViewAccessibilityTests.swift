import CoreGraphics
import Testing
import Touchstone
import UIKit

/// What UIKit's views say to assistive technology.
@MainActor @Suite struct ViewAccessibilityTests {
  private func screen(_ views: UIView...) throws -> Screen {
    try Screen(.plain) {
      let controller = UIViewController()
      for (index, view) in views.enumerated() {
        view.frame = CGRect(x: 20, y: 100 + 100 * index, width: 200, height: 60)
        controller.view.addSubview(view)
      }
      return controller
    }
  }

  @Test func viewsAreWhatTheyAre() throws {
    let label = UILabel(), button = UIButton(type: .system), picture = UIImageView(image: UIImage(systemName: "heart"))
    label.text = "Title"
    button.setTitle("Buy", for: .normal)
    let toggle = UISwitch()
    #expect(label.isAccessibilityElement && button.isAccessibilityElement && toggle.isAccessibilityElement)
    #expect(!picture.isAccessibilityElement && !UIView().isAccessibilityElement)
    #expect(label.accessibilityTraits == .staticText && button.accessibilityTraits == .button)
    #expect(label.accessibilityLabel == "Title" && button.accessibilityLabel == "Buy")
    #expect(try screen(label, button, picture).voiceOverOrder == ["Title", "Buy, Button"])
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Love"
    picture.accessibilityTraits = .image
    label.accessibilityTraits = [.header]
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(try screen(label, button, picture).voiceOverOrder == ["Title, Heading", "Buy, Dimmed, Button", "Love, Image"])
  }

  @Test func aViewThatIsAnElementHidesThoseInItAndOneThatIsNoneDoesNot() throws {
    let card = UIView(), inner = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    inner.text = "inside"
    card.addSubview(inner)
    card.accessibilityLabel = "Card"
    let screen = try screen(card)
    #expect(screen.voiceOverOrder == ["inside"], "a label alone makes no element")
    card.isAccessibilityElement = true
    #expect(screen.voiceOverOrder == ["Card"])
    card.isAccessibilityElement = false
    inner.isAccessibilityElement = false
    #expect(screen.voiceOverOrder.isEmpty)
    inner.isAccessibilityElement = true
    card.accessibilityElementsHidden = true
    #expect(screen.voiceOverOrder.isEmpty)
  }

  @Test func besideSomethingModalNothingIsMet() throws {
    let behind = UILabel(), panel = UIView(), message = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    behind.text = "behind"
    message.text = "message"
    panel.addSubview(message)
    let screen = try screen(behind, panel)
    #expect(screen.voiceOverOrder == ["behind", "message"])
    panel.accessibilityViewIsModal = true
    #expect(screen.voiceOverOrder == ["message"])
  }

  /// Answers by overriding, as many apps do.
  private final class Stars: UIView {
    var count = 3
    var asked: [String] = []
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityLabel: String? {
      get { "Rating" }
      set {}
    }
    override var accessibilityValue: String? {
      get { "\(count) stars" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set {}
    }
    override func accessibilityIncrement() { count += 1 }
    override func accessibilityDecrement() { count -= 1 }
    override func accessibilityActivate() -> Bool {
      asked.append("activate")
      return count < 5
    }
    override func accessibilityPerformEscape() -> Bool {
      asked.append("escape")
      return false
    }
  }

  @Test func whatASubclassAnswersIsAskedForWhenSomebodyLooks() throws {
    let stars = Stars()
    let screen = try screen(stars)
    let element = try screen.find(text: "Rating")
    #expect(screen.voiceOverOrder == ["Rating, 3 stars, Adjustable"])
    try element.increment()
    try element.increment()
    #expect(screen.voiceOverOrder == ["Rating, 5 stars, Adjustable"])
    try element.decrement()
    #expect(stars.count == 4)
  }

  @Test func activatingAsksTheViewAndTapsWhereItDeclines() throws {
    let stars = Stars(), heard = Heard()
    let tap = UITapGestureRecognizer()
    heard.listen(to: tap, as: "tap")
    stars.addGestureRecognizer(tap)
    let screen = try screen(stars)
    try screen.find(text: "Rating").activate()
    #expect(stars.asked == ["activate"] && heard.read().isEmpty)
    stars.count = 5
    try screen.find(text: "Rating").activate()
    #expect(stars.asked == ["activate", "activate"] && heard.read().count == 1)
  }

  private final class Panel: UIViewController {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  @Test func anEscapeGoesOutwardsUntilSomebodyTakesIt() throws {
    let stars = Stars(), panel = Panel()
    let screen = try Screen(.plain) { panel }
    stars.frame = CGRect(x: 20, y: 100, width: 200, height: 60)
    panel.view.addSubview(stars)
    try screen.settle()
    try screen.find(text: "Rating").escape()
    #expect(stars.asked == ["escape"] && panel.escapes == 1)
    #expect(throws: (any Error).self) { try screen.find(text: "Rating").magicTap() }
  }

  @Test func customActionsAreOfferedByName() throws {
    var done: [String] = []
    let row = UIView()
    row.isAccessibilityElement = true
    row.accessibilityLabel = "Scan"
    row.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete") { action in
        done.append(action.name)
        return true
      },
      UIAccessibilityCustomAction(name: "Share", target: row, selector: Selector("setNeedsLayout", UIView.setNeedsLayout)),
    ]
    let screen = try screen(row)
    let element = try screen.find(text: "Scan")
    #expect(element.actions == ["Delete", "Share"])
    try element.perform(action: "Delete")
    try element.perform(action: "Share")
    #expect(done == ["Delete"])
    #expect(throws: (any Error).self) { try element.perform(action: "Open") }
  }

  @Test func theActivationPointIsWhereItTaps() throws {
    let view = UIView(), heard = Heard()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Map"
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    heard.listen(to: tap, as: "tap") { "\($0.location(in: nil).x) \($0.location(in: nil).y)" }
    let screen = try screen(view)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 120, y: 130))
    view.accessibilityActivationPoint = CGPoint(x: 30, y: 110)
    try screen.find(text: "Map").activate()
    #expect(heard.read() == ["tap ended 30.0 110.0"])
    #expect(try screen.find(text: "Map").frame == view.accessibilityFrame)
  }

  @Test func identifiersAreFoundAndSettingsAreTold() throws {
    let view = UIView()
    view.accessibilityIdentifier = "panel"
    let identified: any UIAccessibilityIdentification = view
    #expect(identified.accessibilityIdentifier == "panel")
    let screen = try screen(view)
    #expect(try screen.find(id: "panel").frame.width == 200 && !UIAccessibility.isVoiceOverRunning)
    screen.change {
      $0.isVoiceOverOn = true
      $0.reducesMotion = true
    }
    #expect(UIAccessibility.isVoiceOverRunning && UIAccessibility.isReduceMotionEnabled)
  }
}
