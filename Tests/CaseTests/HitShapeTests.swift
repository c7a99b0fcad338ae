import SwiftUI
import Testing
import Touchstone

/// C36, C38, C40: what takes touches is larger or smaller than what its author sees.
@MainActor @Suite struct HitShapeTests {
  /// The listing: a picture that fills more than its frame takes the taps of the button below.
  @Test func aClippedPictureCoversTheButton() throws {
    let screen = try Screen { PhotoCard() }
    let button = try screen.find(role: .button, label: "bookmark")
    // The button lies in front of the picture where they overlap, so that it still answers on its own label.
    screen.tap(at: CGPoint(x: button.frame.midX, y: button.frame.minY + 2))
    #expect(button.whyNotTappable == nil)
    #expect(screen.recognitions(of: "Button") == 1 && screen.recognitions(of: "TapGesture") == 0)
    // Below the card's edge, beside the button, the picture answers.
    screen.tap(at: CGPoint(x: button.frame.minX - 60, y: button.frame.midY))
    #expect(screen.recognitions(of: "TapGesture") == 1, "\(screen.touchLog)")
    #expect(screen.shows(text: "bookmark,photo"), "\(screen.elements)")
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
