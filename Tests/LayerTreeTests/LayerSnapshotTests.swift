import CoreGraphics
import LayerTree
import Testing

@Suite struct LayerSnapshotTests {
  @Test func oneLineALayer() {
    let text = box("Text", 8, 1.0 / 3, 40, 20)
    text.content = [
      .text(
        TextBlock(runs: [TextRun("Title", font: FontBlock(size: 17), color: .black)]),
        CGRect(x: 0, y: 0, width: 40, height: 20))
    ]
    text.semantics = Semantics(role: .text, label: "Title", identifier: "title")
    let card = box("Card", 0, 40, 100, 60, [text])
    card.content = [
      .fill(CGPath(rect: card.bounds, transform: nil), .color(PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5)), evenOdd: false)
    ]
    card.opacity = 0.5
    card.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(
      LayerSnapshot(of: card).description == """
        Card (0, 40) 100×60 transform [2 0 0 1 0 0] fill #FF000080 opacity 0.5
          Text (8, 0.333) 40×20 text "Title" role text label "Title" id title
        """)
  }
}
