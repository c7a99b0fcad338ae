import CoreGraphics
import Testing
import Touchstone
import UIKit

/// What a label measures, draws and says.
@MainActor @Suite struct LabelTests {
  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test func sizeFollowsTextFontAndLines() throws {
    let one = label("Some words that go on"), board = try Board(one)
    #expect(one.intrinsicContentSize.height >= 20 && one.intrinsicContentSize.width > 100)
    let wide = one.intrinsicContentSize
    one.font = .systemFont(ofSize: 34)
    #expect(abs(one.intrinsicContentSize.width - 2 * wide.width) < wide.width / 4)
    one.font = .systemFont(ofSize: 17)
    one.numberOfLines = 0
    one.preferredMaxLayoutWidth = wide.width / 2 + 10
    #expect(one.intrinsicContentSize.height > 1.9 * wide.height)
    #expect(one.sizeThatFits(CGSize(width: wide.width / 2 + 10, height: 0)).height == one.intrinsicContentSize.height)
    one.text = nil
    #expect(one.intrinsicContentSize == .zero)
    #expect(board.screen.console.isEmpty)
  }

  /// As on iOS, where nil puts back what was there at first.
  @Test func nilIsTheUsualFontAndColour() throws {
    let words = label("Words", size: 40), wheel = UIActivityIndicatorView(style: .medium)
    words.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    words.textColor = .white
    let board = try Board(words, wheel)
    #expect(!board.hasInk(words.frame))
    words.font = nil
    words.textColor = nil
    wheel.color = nil
    try board.screen.settle()
    #expect(words.font.pointSize == UIFont.labelFontSize && words.textColor == .label && wheel.color == .systemGray)
    #expect(board.hasInk(words.frame))
  }

  /// Foundation halts where it compares texts of several runs.
  @Test func oneTextOfSeveralRunsAfterTheOther() throws {
    func text(_ color: UIColor) -> NSAttributedString {
      let text = NSMutableAttributedString(string: "MM", attributes: [.foregroundColor: UIColor.red])
      text.setAttributes([.foregroundColor: color], range: NSRange(location: 1, length: 1))
      return text
    }
    let words = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    words.font = .boldSystemFont(ofSize: 40)
    words.attributedText = text(.blue)
    let board = try Board(words)
    func colors() -> Set<[Int]> { Set((0..<100).map { board.color(CGFloat($0), 30) }) }
    #expect(colors().isSuperset(of: [[255, 0, 0], [0, 0, 255]]))
    words.attributedText = text(.black)
    try board.screen.settle()
    #expect(colors().isSuperset(of: [[255, 0, 0], [0, 0, 0]]) && !colors().contains([0, 0, 255]))
  }

  /// A text that is changed after it was set is another one when it is set again.
  @Test func attributedTextIsWhatItWasWhenSet() throws {
    let words = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30)), text = NSMutableAttributedString(string: "one")
    words.attributedText = text
    let board = try Board(words)
    text.append(NSAttributedString(string: " and more"))
    #expect(words.text == "one")
    #expect(board.screen.shows(text: "one"))
    let narrow = words.intrinsicContentSize.width
    words.attributedText = text
    try board.screen.settle()
    #expect(words.text == "one and more" && words.intrinsicContentSize.width > narrow && board.screen.shows(text: "one and more"))
  }

  /// A font of the app's own that metrics have made follows too, up to its limit.
  @Test func scaledFontsFollowTheTextSize() throws {
    let free = label("a"), limited = label("b"), fixed = label("c")
    let metrics = UIFontMetrics(forTextStyle: .body), own = UIFont.boldSystemFont(ofSize: 20)
    free.font = metrics.scaledFont(for: own)
    limited.font = metrics.scaledFont(for: own, maximumPointSize: 25)
    fixed.font = own
    for label in [free, limited, fixed] { label.adjustsFontForContentSizeCategory = true }
    let board = try Board(free, limited, fixed)
    #expect([free, limited, fixed].map(\.font.pointSize) == [20, 20, 20])
    board.screen.change { $0.textSize = .accessibilityMedium }
    #expect([free, limited, fixed].map(\.font.pointSize) == [(20 * 28 / 17.0).rounded(), 25, 20])
    board.screen.change { $0.textSize = .large }
    #expect([free, limited, fixed].map(\.font.pointSize) == [20, 20, 20])
  }

  /// Auto Layout gives the width, the label the height.
  @Test func linesWrapInTheWidthThatConstraintsGive() throws {
    let words = label("Some words that go on and on and on until they need more than a line or two")
    words.numberOfLines = 0
    _ = try Board(words) { root in
      words.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        words.topAnchor.constraint(equalTo: root.topAnchor), words.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        words.widthAnchor.constraint(equalToConstant: 150),
      ])
    }
    let line = label("x").intrinsicContentSize.height
    #expect(words.frame.width == 150 && words.frame.height >= 4 * line && words.frame.height < 8 * line)
  }

  @Test func textStandsInTheMiddleAndByItsAlignment() throws {
    let left = label("I"), right = label("I")
    left.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    right.frame = CGRect(x: 0, y: 100, width: 200, height: 100)
    right.textAlignment = .right
    let board = try Board(left, right)
    #expect(board.hasInk(CGRect(x: 0, y: 40, width: 10, height: 20)) && !board.hasInk(CGRect(x: 0, y: 0, width: 200, height: 38)))
    #expect(
      board.hasInk(CGRect(x: 190, y: 140, width: 10, height: 20)) && !board.hasInk(CGRect(x: 0, y: 100, width: 150, height: 100)))
  }

  /// Without an ellipsis what does not fit is cut; with one it ends sooner.
  @Test func lineBreakModesSayWhereTextEnds() throws {
    func ends(_ mode: NSLineBreakMode) throws -> CGRect? {
      let words = label("MMMMMMMMMMMMMMMMMMMM")
      words.lineBreakMode = mode
      words.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      let board = try Board(words)
      return board.hasInk(CGRect(x: 96, y: 12, width: 4, height: 8)) ? words.frame : nil
    }
    #expect(try ends(.byClipping) != nil)
    #expect(try ends(.byTruncatingTail) == nil)
    #expect(!(try Board(label("M"))).hasInk(CGRect(x: 100, y: 0, width: 300, height: 400)))
  }

  @Test func shrinksToFit() throws {
    let words = label("A rather long line of text"), natural = words
    let board = try Board(words)
    let full = natural.intrinsicContentSize.width
    words.frame = CGRect(x: 0, y: 0, width: full * 0.7, height: 30)
    words.adjustsFontSizeToFitWidth = true
    words.minimumScaleFactor = 0.5
    try board.screen.settle()
    // All of it is there: its end is drawn at the right edge.
    #expect(board.hasInk(CGRect(x: full * 0.7 - 12, y: 0, width: 12, height: 30)))
  }

  @Test func attributesOverrideTheLabel() throws {
    let words = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 60))
    let text = NSMutableAttributedString(
      string: "MM", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 40)])
    // Foundation's `addAttribute` on Linux halts where it replaces an object by another of its class.
    text.setAttributes(
      [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 40)], range: NSRange(location: 1, length: 1))
    words.attributedText = text
    let board = try Board(words)
    var colors: Set<String> = []
    for x in 0..<100 {
      let color = board.color(CGFloat(x), 30)
      if color == [255, 0, 0] { colors.insert("red") }
      if color == [0, 0, 255] { colors.insert("blue") }
    }
    #expect(colors == ["red", "blue"] && words.text == "MM")
  }

  /// A preferred font stays as it was made, unless the label follows.
  @Test func followsTheTextSizeOnlyWhenAsked() throws {
    let still = UILabel(), follower = UILabel()
    let board = try Board(still, follower)
    for label in [still, follower] { label.font = .preferredFont(forTextStyle: .body) }
    follower.adjustsFontForContentSizeCategory = true
    #expect(follower.font.pointSize == 17 && UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize == 20 && metrics.scaledValue(for: 10) == 10)
    board.screen.change { $0.textSize = .accessibilityMedium }
    try board.screen.settle()
    #expect(follower.font.pointSize == 28 && still.font.pointSize == 17)
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20)).pointSize == (20.0 * 28 / 17).rounded())
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24).pointSize == 24)
  }

  @Test func anOverrideOfDrawTextLeavesRoom() throws {
    final class Padded: UILabel {
      let insets = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
      override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 50, height: size.height)
      }
    }
    let padded = Padded()
    padded.text = "MM"
    padded.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let board = try Board(padded)
    #expect(!board.hasInk(CGRect(x: 0, y: 0, width: 50, height: 40)) && board.hasInk(CGRect(x: 50, y: 0, width: 30, height: 40)))
  }

  @Test func isFoundByItsText() throws {
    let words = label("Hello")
    words.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    let board = try Board(words)
    #expect(board.screen.shows(text: "Hello"))
  }

  @Test func measuresOfFonts() throws {
    _ = try Board()
    let font = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(font.ascender > 0 && font.descender < 0 && abs(font.lineHeight - font.ascender + font.descender) < 1e-9)
    #expect(font.withSize(10) == UIFont.systemFont(ofSize: 10, weight: .bold))
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    let narrow = "1111".size(withAttributes: [.font: digits]).width, wide = "0000".size(withAttributes: [.font: digits]).width
    #expect(narrow == wide)
  }
}
