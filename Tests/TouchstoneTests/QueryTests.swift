import CoreGraphics
import LayerTree
import Testing
import Touchstone
import UIKit

@MainActor @Suite struct QueryTests {
  @Test func elementsAreFoundWhereTheyAreDrawn() throws {
    let card = label("Card", CGRect(x: 10, y: 20, width: 40, height: 40), id: "card")
    let screen = try screen([card])
    let element = try screen.find(text: "Card")
    #expect(element.frame == CGRect(x: 10, y: 20, width: 40, height: 40))
    #expect(element.tappablePoint == CGPoint(x: 30, y: 40))
    card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    #expect(try screen.find(id: "card").frame == CGRect(x: 20, y: 30, width: 20, height: 20))
    card.removeFromSuperview()
    #expect(!element.exists && !element.isVisible && element.whyNotTappable == "its view is gone")
  }

  @Test func aMissingElementListsTheNearest() throws {
    let screen = try screen([
      label("Share", CGRect(x: 0, y: 0, width: 10, height: 10)),
      label("Lime", CGRect(x: 20, y: 0, width: 10, height: 10), id: "lime-id"),
    ])
    let error = #expect(throws: ElementError.self) { try screen.find(text: "Like") }
    #expect(error?.description == "There is no element with the text \"Like\". There is: \"Lime\", \"Share\", [lime-id].")
  }

  @Test func theVisibleOneIsMeantAndTwoAreAmbiguous() throws {
    let screen = try screen([
      label("Like", CGRect(x: 0, y: 300, width: 10, height: 10)), label("Like", CGRect(x: 0, y: 100, width: 10, height: 10)),
    ])
    #expect(try screen.find(text: "Like").frame.minY == 100)
    #expect(screen.findAll(text: "Like").map(\.isVisible) == [false, true])
    screen.window.addSubview(label("Like", CGRect(x: 50, y: 0, width: 10, height: 10)))
    #expect(throws: ElementError.self) { try screen.find(text: "Like") }
  }

  @Test func itSaysWhyAPointCantBeTapped() throws {
    let button = label("Buy", CGRect(x: 0, y: 0, width: 40, height: 40))
    let cover = label("Cover", CGRect(x: 0, y: 0, width: 100, height: 100))
    let screen = try screen([button, cover])
    func reason() throws -> String? { try screen.find(text: "Buy").whyNotTappable }
    #expect(try reason() == "at (20, 20) UIView \"Cover\" (0, 0, 100 × 100) lies in front and takes the touch")
    let error = #expect(throws: ElementError.self) { try screen.tap(text: "Buy") }
    #expect(error?.description.contains("Cover") == true)

    cover.frame.origin.x = 30
    #expect(try reason() == nil)
    #expect(try screen.find(text: "Buy").tappablePoint == CGPoint(x: 20, y: 20))
    cover.frame.origin.x = 10
    let point = try #require(try screen.find(text: "Buy").tappablePoint)
    #expect(point.x < 10, "the part that shows")

    cover.isHidden = true
    button.isUserInteractionEnabled = false
    #expect(try reason()?.contains("takes no touches") == true)
    button.isUserInteractionEnabled = true
    button.alpha = 0.005
    #expect(try reason()?.contains("opacity of 0.005, below the 0.01") == true)
    button.alpha = 1
    button.frame.origin.x = 200
    #expect(try reason()?.hasPrefix("it lies off the screen: (200, 0, 40 × 40)") == true)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    button.backingLayer.semantics?.isEnabled = false
    #expect(try reason()?.hasSuffix("is disabled") == true)
    button.backingLayer.semantics?.isEnabled = true
    button.isHidden = true
    #expect(try reason() == "it is hidden, fully faint or clipped away")
  }

  @Test func wrappersAndWhatTheyWrapAreOneElement() throws {
    func layer(_ semantics: Semantics?, _ children: [Layer] = []) -> Layer {
      let layer = Layer(name: "layer")
      layer.size = CGSize(width: 50, height: 20)
      layer.hitShape = .bounds
      layer.semantics = semantics
      layer.setChildren(children)
      return layer
    }
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // A labelled and identified button with an image and a number; a button named by its text; an identified text.
    let contents = [
      layer(
        Semantics(role: .container, identifier: "like"),
        [
          layer(
            Semantics(role: .container, label: "Like"),
            [layer(nil, [layer(Semantics(role: .button), [layer(Semantics(role: .text, label: "180"))])])])
        ]),
      layer(Semantics(role: .button, isEnabled: false), [layer(Semantics(role: .text, label: "Buy"))]),
      layer(Semantics(role: .container, identifier: "count"), [layer(Semantics(role: .text, label: "7"))]),
    ]
    for (index, content) in contents.enumerated() {
      content.position.y = CGFloat(index) * 30
      host.backingLayer.addChild(content)
    }
    let screen = try screen([host])

    let like = try screen.find(role: .button, label: "Like")
    #expect(like.identifier == "like" && like.layer === contents[0])
    #expect(try screen.find(id: "like").role == .button)
    let buy = try screen.find(text: "Buy")
    #expect(buy.role == .button && !buy.isEnabled)
    #expect(buy.description == "button \"Buy\" (0, 30, 50 × 20)")
    #expect(try screen.find(id: "count").label == "7")
    #expect(screen.elements.count == 5, "like, 180, buy, its text, count")
  }

  @Test func clipsHide() throws {
    let clipper = label("Window", CGRect(x: 0, y: 0, width: 20, height: 20))
    clipper.clipsToBounds = true
    let inside = label("Inside", CGRect(x: 30, y: 0, width: 10, height: 10))
    clipper.addSubview(inside)
    let screen = try screen([clipper])
    #expect(try !screen.find(text: "Inside").isVisible)
    inside.frame.origin.x = 15
    #expect(try screen.find(text: "Inside").visibleFrame == CGRect(x: 15, y: 0, width: 5, height: 10))
  }
}
