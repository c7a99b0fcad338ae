import CoreGraphics
import TestSupport
import Testing
import UIKit

/// Trees whose constraints and views change at random, against plain arithmetic.
@MainActor @Suite struct RandomEditsTests {
  /// A view to the right of a sibling or at its parent's edge, with whole numbers for everything.
  @MainActor
  final class Box {
    let view = UIView()
    var parent: Box?
    var neighbour: Box?
    var gap: CGFloat, top: CGFloat, size: CGSize
    var left: NSLayoutConstraint?
    var others: [NSLayoutConstraint] = []

    init(_ random: inout RandomNumbers) {
      gap = CGFloat(Int.random(in: -20...40, using: &random))
      top = CGFloat(Int.random(in: 0...50, using: &random))
      size = CGSize(width: Int.random(in: 0...90, using: &random), height: Int.random(in: 1...90, using: &random))
      view.translatesAutoresizingMaskIntoConstraints = false
    }

    var expected: CGRect { CGRect(x: gap + (neighbour?.expected.maxX ?? 0), y: top, width: size.width, height: size.height) }

    func attach(to root: UIView) {
      let outer = parent?.view ?? root
      outer.addSubview(view)
      others = [
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: top),
        view.widthAnchor.constraint(equalToConstant: size.width), view.heightAnchor.constraint(equalToConstant: size.height),
      ]
      NSLayoutConstraint.activate(others)
      alignLeft(outer)
    }

    func alignLeft(_ outer: UIView) {
      left?.isActive = false
      left = view.leftAnchor.constraint(equalTo: neighbour?.view.rightAnchor ?? outer.leftAnchor, constant: gap)
      left?.isActive = true
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func framesAreWhatTheConstraintsSay(seed: UInt64) {
    var random = RandomNumbers(seed: seed)
    let stage = Stage(300, 400, scale: 1)
    let root = UIView()
    _ = stage.window(root)
    var boxes: [Box] = []
    for step in 0..<60 {
      let kind = Int.random(in: 0..<6, using: &random)
      if boxes.count < 3 || kind == 0 {
        let box = Box(&random)
        box.parent = Bool.random(using: &random) ? boxes.randomElement(using: &random) : nil
        box.neighbour = boxes.filter { $0.parent === box.parent }.randomElement(using: &random)
        boxes.append(box)
        box.attach(to: root)
      } else if let box = boxes.randomElement(using: &random) {
        switch kind {
        case 1:
          box.gap = CGFloat(Int.random(in: -20...40, using: &random))
          box.left?.constant = box.gap
        case 2:
          box.size.width = CGFloat(Int.random(in: 0...90, using: &random))
          box.others[1].constant = box.size.width
        case 3:
          box.neighbour = nil
          box.alignLeft(box.parent?.view ?? root)
        case 4 where !boxes.contains { $0.neighbour === box }:
          // Out and in again, perhaps elsewhere, with all it holds.
          box.view.removeFromSuperview()
          NSLayoutConstraint.deactivate(box.others)
          box.parent = nil
          box.neighbour = nil
          box.attach(to: root)
        case 5 where !boxes.contains { $0.neighbour === box || $0.parent === box }:
          box.view.removeFromSuperview()
          boxes.removeAll { $0 === box }
        default: break
        }
      }
      if Int.random(in: 0..<3, using: &random) > 0 { continue }
      stage.frame()
      for box in boxes { #expect(box.view.frame == box.expected, "seed \(seed), step \(step)") }
    }
    stage.frame()
    for box in boxes { #expect(box.view.frame == box.expected, "seed \(seed)") }
    #expect(stage.console.lines == [])
    #expect(!boxes.isEmpty)
  }
}
