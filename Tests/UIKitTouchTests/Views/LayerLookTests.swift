import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Round corners, borders and shadows.
@MainActor @Suite struct LayerLookTests {
  private let white = [255, 255, 255], red = [255, 0, 0], blue = [0, 0, 255]
  private func box(_ color: UIColor = .red) -> UIView {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.backgroundColor = color
    return view
  }

  @Test func cornersRoundTheBackgroundAndCutSubviewsOnlyWhenMasking() throws {
    let view = box(), inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    inner.backgroundColor = .blue
    view.layer.cornerRadius = 40
    let board = try Board(view)
    #expect(board.color(103, 103) == white && board.color(150, 102) == red)
    view.addSubview(inner)
    try board.screen.settle()
    #expect(board.color(103, 103) == blue)
    view.layer.masksToBounds = true
    try board.screen.settle()
    #expect(view.clipsToBounds && board.color(103, 103) == white && board.color(150, 103) == blue)
    view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    try board.screen.settle()
    #expect(board.color(103, 103) == blue && board.color(197, 197) == white)
    view.bounds.size = CGSize(width: 60, height: 60)
    try board.screen.settle()
    #expect(board.color(178, 178) == white && board.color(150, 178) == red)
  }

  @Test func aBorderLiesInsideAndInFrontOfSubviews() throws {
    let view = box(), inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    inner.backgroundColor = .green
    view.layer.borderWidth = 6
    view.layer.borderColor = UIColor.blue.cgColor
    view.addSubview(inner)
    let board = try Board(view)
    #expect(board.color(103, 150) == blue && board.color(110, 150) == [0, 255, 0] && board.color(98, 150) == white)
    view.layer.borderWidth = 0
    try board.screen.settle()
    #expect(board.color(103, 150) == [0, 255, 0])
  }

  @Test func aShadowIsSeenUnlessItIsCutOff() throws {
    let view = box()
    view.layer.shadowOpacity = 1
    view.layer.shadowOffset = CGSize(width: 0, height: 10)
    view.layer.shadowRadius = 4
    let board = try Board(view)
    let below = board.color(150, 205)
    #expect(below[0] < 140 && below[0] == below[2] && board.color(150, 90) == white)
    view.clipsToBounds = true
    try board.screen.settle()
    #expect(board.color(150, 205) == white)
  }

  /// Touches do not know of round corners.
  @Test func fingersMeetTheRectangle() throws {
    let view = box()
    view.layer.cornerRadius = 50
    _ = try Board(view)
    #expect(view.superview?.hitTest(CGPoint(x: 101, y: 101), with: nil) === view)
  }

  @Test func continuousCornersReachFurther() throws {
    func whiteOnTheEdge(_ curve: CALayerCornerCurve) throws -> Int {
      let view = box()
      view.layer.cornerRadius = 30
      view.layer.cornerCurve = curve
      let board = try Board(view)
      return (100..<150).filter { board.color(CGFloat($0), 100.5) != red }.count
    }
    #expect(try whiteOnTheEdge(.continuous) > whiteOnTheEdge(.circular))
  }
}
