import CoreGraphics
import SwiftUI
import Testing
import Touchstone
import UIKit

/// A finger slides the knob of a switch, by the same rule in SwiftUI and UIKit.
@MainActor @Suite struct ToggleSlideTests {
  private struct Row: View {
    let notes: Notes
    @State private var isOn = false
    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn).labelsHidden()
        .onChange(of: isOn) { notes.add("\(isOn)") }
    }
  }
  private final class Page: UIViewController {
    let notes: Notes
    let toggle = UISwitch()
    init(_ notes: Notes) {
      self.notes = notes
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      toggle.center = CGPoint(x: 195, y: 422)
      view.addSubview(toggle)
      let notes = notes
      toggle.addAction(UIAction { [unowned toggle] _ in notes.add("\(toggle.isOn)") }, for: .valueChanged)
    }
  }
  enum Kit: CaseIterable { case swiftUI, uiKit }

  private func stage(_ kit: Kit, _ direction: LayoutDirection = .leftToRight) throws -> (screen: Screen, notes: Notes) {
    let notes = Notes()
    let screen =
      switch kit {
      case .swiftUI: try Screen(.iPhone14) { Row(notes: notes).environment(\.layoutDirection, direction) }
      case .uiKit: try Screen(.iPhone14) { Page(notes) }
      }
    try screen.settle()
    return (screen, notes)
  }
  private func isOn(_ screen: Screen) throws -> Bool { try screen.find(role: .toggle).value == "1" }

  /// Where a slide from off ends, in steps of the finger, and what is written at the lift.
  nonisolated static let slides: [(steps: [CGFloat], written: [String])] = [
    ([9.5], ["true"]),  // less than half of the way is a tap
    ([10], ["true"]),
    ([30], ["true"]),
    ([-30], []),  // it lies there already
    ([30, -30], []),  // there and back
    ([30, -30, 30], ["true"]),
    ([60, 60], ["true"]),  // it ends outside, and far away
  ]

  @Test(arguments: Kit.allCases, slides.indices) func aFingerTakesTheKnobAlong(kit: Kit, index: Int) throws {
    let (screen, notes) = try stage(kit), (steps, written) = Self.slides[index]
    let finger = screen.finger(), middle = try screen.find(role: .toggle).frame
    finger.down(at: CGPoint(x: middle.midX, y: middle.midY))
    for step in steps {
      finger.move(by: CGVector(dx: step, dy: 0), over: 0.1)
      #expect(notes.take() == [], "nothing is written before the lift")
    }
    finger.up()
    #expect(notes.take() == written)
    #expect(try isOn(screen) == (written == ["true"]))
    try screen.settle()
    #expect(screen.unrest == [])
  }

  /// It shows the side it is slid to, as wide as pressed, and lies as after a tap when it has been let go.
  @Test func theKnobIsSeenToMove() throws {
    let (screen, notes) = try stage(.swiftUI)
    let frame = try screen.find(role: .toggle).frame, off = screen.picture()
    let finger = screen.finger()
    finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
    finger.hold(for: 1)
    let pressed = screen.picture()
    finger.move(by: CGVector(dx: 15, dy: 0), over: 0.1)
    finger.hold(for: 1)
    #expect(screen.picture() != pressed && notes.take() == [])
    finger.move(by: CGVector(dx: -15, dy: 0), over: 0.1)
    finger.hold(for: 1)
    #expect(screen.picture() == pressed)
    finger.move(by: CGVector(dx: 15, dy: 0), over: 0.1)
    finger.up()
    try screen.settle()
    let slid = screen.picture()
    #expect(notes.take() == ["true"] && slid != off)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try screen.settle()
    #expect(notes.take() == ["false"] && screen.picture() == off)
    screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    try screen.settle()
    #expect(screen.picture() == slid)
  }

  @Test(arguments: Kit.allCases) func aCancelledFingerPutsItBack(kit: Kit) throws {
    let (screen, notes) = try stage(kit)
    let frame = try screen.find(role: .toggle).frame, off = screen.picture()
    let finger = screen.finger()
    finger.down(at: CGPoint(x: frame.midX, y: frame.midY))
    finger.move(by: CGVector(dx: 20, dy: 0), over: 0.1)
    finger.cancel()
    try screen.settle()
    #expect(notes.take() == [] && screen.picture() == off)
    #expect(try !isOn(screen))
  }

  @Test func fromTheRight() throws {
    let (screen, notes) = try stage(.swiftUI, .rightToLeft)
    let frame = try screen.find(role: .toggle).frame, start = CGPoint(x: frame.midX, y: frame.midY)
    screen.drag(from: start, to: CGPoint(x: start.x + 20, y: start.y), duration: 0.2)
    #expect(notes.take() == [])
    screen.drag(from: start, to: CGPoint(x: start.x - 20, y: start.y), duration: 0.2)
    #expect(notes.take() == ["true"])
    screen.drag(from: start, to: CGPoint(x: start.x + 20, y: start.y), duration: 0.2)
    #expect(notes.take() == ["false"])
  }

  /// In a list a finger that goes up or down scrolls, and turns nothing.
  @Test func aScrollTakesTheFinger() throws {
    let notes = Notes()
    let screen = try Screen(.iPhone14) {
      ScrollView {
        VStack(spacing: 20) {
          ForEach(0..<30) { Row(notes: notes).accessibilityIdentifier("\($0)").frame(maxWidth: .infinity, minHeight: 44) }
        }
      }
    }
    try screen.settle()
    let frame = try screen.find(id: "5").frame
    screen.drag(from: CGPoint(x: frame.midX, y: frame.midY), to: CGPoint(x: frame.midX + 4, y: frame.midY - 90), duration: 0.3)
    try screen.settle()
    #expect(notes.take() == [] && screen.unrest == [])
    #expect(try screen.find(id: "5").frame.midY < frame.midY - 70)
    let now = try screen.find(id: "5").frame
    screen.drag(from: CGPoint(x: now.midX, y: now.midY), to: CGPoint(x: now.midX + 25, y: now.midY), duration: 0.3)
    #expect(notes.take() == ["true"])
  }
}
