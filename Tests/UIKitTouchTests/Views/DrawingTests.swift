import CoreGraphics
import Testing
import Touchstone
import UIKit

/// `draw(_:)`, contexts, paths and drawn pictures.
@MainActor @Suite struct DrawingTests {
  final class Sketch: UIView {
    var count = 0
    var sketch: (CGRect) -> Void = { _ in }
    override func draw(_ rect: CGRect) {
      count += 1
      sketch(rect)
    }
  }
  private func sketch(_ frame: CGRect = CGRect(x: 100, y: 100, width: 100, height: 100), _ body: @escaping (CGContext) -> Void)
    throws -> (Board, Sketch)
  {
    let view = Sketch(frame: frame)
    view.sketch = { _ in body(UIGraphicsGetCurrentContext()!) }
    return (try Board(view), view)
  }
  private let white = [255, 255, 255], red = [255, 0, 0], blue = [0, 0, 255]

  @Test func drawsOnceAFrameAndWhenAsked() throws {
    let (board, view) = try sketch { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(view.count == 1 && board.color(120, 120) == red && board.color(150, 150) == white)
    #expect(UIGraphicsGetCurrentContext() == nil)
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    #expect(view.count == 1)
    try board.screen.settle()
    #expect(view.count == 2)
    // Another size stretches what was drawn; a content mode can ask for a new drawing.
    view.frame.size = CGSize(width: 200, height: 200)
    try board.screen.settle()
    #expect(view.count == 2 && board.color(150, 150) == red)
    view.contentMode = .redraw
    view.frame.size = CGSize(width: 150, height: 150)
    try board.screen.settle()
    #expect(view.count == 3 && board.color(120, 120) == red && board.color(150, 150) == white)
  }

  @Test func aViewWithoutASizeIsDrawnWhenItHasOne() throws {
    let (board, view) = try sketch(.zero) { $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
    #expect(view.count == 0)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    try board.screen.settle()
    #expect(view.count == 1 && board.color(5, 5) == [0, 0, 0])
  }

  @Test func stateIsKeptAndPutBack() throws {
    let (board, _) = try sketch { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.saveGState()
      context.translateBy(x: 50, y: 50)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .pi)
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 60, y: 60, width: 10, height: 10))
      context.restoreGState()
    }
    #expect(board.color(140, 140) == blue && board.color(165, 165) == red && board.color(155, 155) == white)
    #expect(board.screen.console.contains { $0.contains("restoreGState() was called more often") })
  }

  @Test func linesDashesAndClips() throws {
    let (board, _) = try sketch { context in
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(10)
      context.setLineDash(phase: 0, lengths: [20, 20])
      context.move(to: CGPoint(x: 0, y: 20))
      context.addLine(to: CGPoint(x: 100, y: 20))
      context.strokePath()
      context.clip(to: CGRect(x: 0, y: 50, width: 50, height: 50))
      context.setFillColor(UIColor.blue.cgColor)
      context.fillEllipse(in: CGRect(x: 0, y: 50, width: 100, height: 50))
      context.fill([CGRect(x: 40, y: 90, width: 40, height: 10)])
    }
    #expect(board.color(110, 120) == red && board.color(130, 120) == white && board.color(110, 127) == white)
    #expect(board.color(140, 175) == blue && board.color(160, 175) == white)
    #expect(board.color(145, 195) == blue && board.color(170, 195) == white)
  }

  @Test func clearingAndBlendingStayInTheView() throws {
    let (board, view) = try sketch { context in
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.clear(CGRect(x: 20, y: 20, width: 20, height: 20))
    }
    #expect(board.color(110, 110) == [0, 0, 0] && board.color(130, 130) == white)
    view.backgroundColor = .red
    try board.screen.settle()
    #expect(board.color(130, 130) == red)
  }

  @Test func pathsFillStrokeAndContain() throws {
    let path = UIBezierPath(roundedRect: CGRect(x: 10, y: 10, width: 80, height: 80), cornerRadius: 30)
    #expect(path.contains(CGPoint(x: 50, y: 50)) && !path.contains(CGPoint(x: 12, y: 12)))
    #expect(path.bounds == CGRect(x: 10, y: 10, width: 80, height: 80))
    let (board, _) = try sketch { _ in
      UIColor.blue.setFill()
      UIColor.red.setStroke()
      path.fill()
      path.lineWidth = 4
      path.stroke()
    }
    #expect(board.color(150, 150) == blue && board.color(110, 150) == red && board.color(112, 112) == white)
  }

  @Test func stringsAreMeasuredAndDrawn() throws {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red]
    let (board, _) = try sketch(CGRect(x: 0, y: 0, width: 200, height: 200)) { _ in
      "HH".draw(at: CGPoint(x: 20, y: 20), withAttributes: attributes)
      "many words in a narrow column".draw(in: CGRect(x: 100, y: 100, width: 60, height: 50), withAttributes: attributes)
    }
    let size = "HH".size(withAttributes: attributes)
    #expect(board.hasInk(CGRect(x: 20, y: 20, width: size.width, height: size.height)))
    #expect(!board.hasInk(CGRect(x: 0, y: 0, width: 19, height: 200)))
    // Two lines of 24 points fit into 50 points; a third is not begun.
    #expect(
      board.hasInk(CGRect(x: 100, y: 124, width: 60, height: 24)) && !board.hasInk(CGRect(x: 100, y: 150, width: 60, height: 50)))
    let box = "many words in a narrow column".boundingRect(
      with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude), options: .usesLineFragmentOrigin, attributes: attributes,
      context: nil)
    #expect(box.width <= 60 && box.height > 4 * size.height - 1)
  }

  /// Core Graphics draws pictures upside down in a view, UIKit does not.
  @Test func picturesAreDrawnUprightByUIKitAlone() throws {
    let board = try Board()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
    }
    #expect(image.size == CGSize(width: 20, height: 20) && image.cgImage?.width == 20)
    let view = Sketch(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    view.sketch = { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
      UIGraphicsGetCurrentContext()!.draw(image.cgImage!, in: CGRect(x: 50, y: 0, width: 40, height: 40))
    }
    board.root.addSubview(view)
    try board.screen.settle()
    #expect(board.color(20, 10) == red && board.color(20, 30) == blue)
    #expect(board.color(70, 10) == blue && board.color(70, 30) == red)
  }

  @Test func aPictureWithoutASizeIsEmptyAndReported() throws {
    let board = try Board()
    let image = UIGraphicsImageRenderer(size: .zero).image { _ in }
    #expect(image.size == .zero && board.screen.console.contains { $0.contains("UIGraphicsImageRenderer") })
  }
}
