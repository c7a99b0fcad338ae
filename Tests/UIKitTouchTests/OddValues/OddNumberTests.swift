import CoreGraphics
import Testing
import Touchstone

@testable import UIKit

/// Numbers that are none, negative and enormous ones, for everything of UIKit that takes one: the program goes on, nothing of them gets
/// into the tree, and a line on the console says which number was meant.
@MainActor @Suite struct OddNumberTests {
  private static let device = Device(name: "odd", size: CGSize(width: 100, height: 100), scale: 1, safeArea: .zero)

  private func check(_ number: OddNumber, _ value: CGFloat) throws {
    let what = "\(number.names.joined(separator: ", ")) with \(value)"
    let place = OddNumber.Place()
    let screen = try Screen(Self.device, controller: { place.controller })
    #expect(screen.console.isEmpty, "\(what): \(screen.console)")
    number.use(value, place)
    screen.advance(by: 0.1)
    _ = screen.picture()
    screen.tap(at: CGPoint(x: 30, y: 30))
    screen.drag(from: CGPoint(x: 80, y: 80), to: CGPoint(x: 80, y: 40), duration: 0.05)
    screen.advance(by: 0.5)
    _ = screen.picture()
    #expect(!screen.layers.contains("nan") && !screen.layers.contains("inf"), "\(what): \(screen.layers)")
    #expect(screen.unsettledFrames.isEmpty && screen.application.frames.arena.isIdle, "\(what)")
    let isNone = value.isNaN || (value.isInfinite && !number.allowsInfinity)
    if number.isReported && isNone { #expect(!screen.console.isEmpty, "\(what) is not reported") }
    if number.isNamed && isNone {
      for name in number.names {
        #expect(isSaid(name, on: screen.console), "\(name) with \(value) is not named: \(screen.console)")
      }
    }
    #expect(screen.console.count < 20, "\(what): \(screen.console.count) lines")
  }

  /// What it is called is a word of a line: the last part of its name, the type's for an initializer.
  private func isSaid(_ name: String, on console: [String]) -> Bool {
    let parts = name.split(separator: ".")
    let word = parts.last == "init" ? parts[0] : parts[parts.count - 1]
    return console.contains { $0.split { !($0.isLetter || $0.isNumber) }.contains(word) }
  }

  @Test func everythingThatTakesANumber() throws {
    for number in OddNumber.all {
      for value in [.nan, .infinity, -.infinity, -7, 0, 1e300, -1e300, .leastNonzeroMagnitude] as [CGFloat] {
        try check(number, value)
      }
    }
  }

  /// Not an author's to give, or answers: what overrides return, what the runtime tells.
  private static let others: Set<String> = [
    "UIScrollViewDelegate.scrollViewDidEndZooming", "UIScrollViewDelegate.scrollViewWillEndDragging",
    "UIScrollView._restingOffset", "UIView._intrinsicContentSize", "UILabel._intrinsicContentSize",
    "UIView.hitPath", "UIViewController.viewWillTransition", "UIImage.init", "UIKeyModifierFlags.init", "UIColor.getRed",
    // Any whole number is a name for a view.
    "UIView.tag", "UIView.viewWithTag",
    // Sets of flags.
    "NSUnderlineStyle.init", "NSStringDrawingOptions.init",
  ]

  /// The sources, so that nothing new is forgotten.
  @Test func nothingIsForgotten() throws {
    let known = Set(OddNumber.all.flatMap(\.names))
    let missing = try NumberScan(module: "UIKit").declarations().subtracting(known).subtracting(Self.others)
    #expect(missing.isEmpty, "add these to OddNumber.all: \(missing.sorted())")
    let gone = known.subtracting(try NumberScan(module: "UIKit").everything())
    #expect(gone.isEmpty, "no longer in the sources: \(gone.sorted())")
  }
}
