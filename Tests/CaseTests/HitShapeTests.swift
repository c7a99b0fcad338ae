import SwiftUI
import Testing
import Touchstone

/// C36, C38, C40: what takes touches is larger or smaller than what its author sees.
@MainActor @Suite struct HitShapeTests {
  /// The listing: a picture that fills more than its frame takes the taps of the button below.
  @Test func aClippedPictureCoversTheButton() throws {
    let screen = try Screen { PhotoCard() }
    let button = try screen.find(role: .button, label: "bookmark")
    screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.minY + 2))
    let reason = button.whyNotTappable ?? ""
    // The button lies in front of the picture where they overlap, so it still answers on its own label.
    #expect(screen.shows(text: "bookmark") || reason.contains("lies in front"), "\(reason) \(screen.layers)")
    // Ten points below the card's edge, beside the button, the picture answers.
    screen.tap(at: CGPoint(x: button.frame.minX - 60, y: button.frame.midY))
    #expect(screen.elements.contains { $0.label?.hasSuffix("photo") == true })
    #expect(screen.touchLog.contains { $0.contains("on Image") || $0.contains("photo") }, "\(screen.touchLog)")
  }

  /// The listing, without and with the content shape, tapped in the middle of the row.
  @Test(arguments: [false, true]) func aRowAnswersOnItsSpacerOnlyWithAShape(isFixed: Bool) throws {
    let screen = try Screen { ManualRow(fixed: isFixed) }
    let row = try screen.find(role: .button)
    screen.tap(at: CGPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(screen.shows(text: isFixed ? "1" : "0"))
    #expect(screen.recognitions(of: "Button") == (isFixed ? 1 : 0))
    // A finger that looks for the button finds it on its text.
    try screen.tap(text: "Manuals")
    #expect(screen.shows(text: isFixed ? "2" : "1"))
  }

  /// The listing: a frame around a button is none of the button.
  @Test func aFrameOutsideTheButtonDoesNotAnswer() throws {
    let screen = try Screen { RoundButtons() }
    let buttons = screen.findAll(role: .button)
    #expect(buttons.count == 2)
    #expect(buttons[0].frame.width < 30 && buttons[1].frame.width == 48)
    for button in buttons { screen.tap(at: CGPoint(x: button.frame.midX + 15, y: button.frame.midY)) }
    #expect(screen.shows(text: "inside"), "\(screen.elements)")
    for button in buttons { screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.midY)) }
    #expect(screen.shows(text: "inside,outside,inside"))
  }
}
