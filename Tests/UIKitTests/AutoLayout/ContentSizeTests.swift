import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ContentSizeTests {
  let stage = Stage(300, 400, scale: 1)
  let root = UIView()

  init() { _ = stage.window(root) }

  /// Two views side by side, pinned to both sides of the root.
  func row(_ left: ContentView, _ right: ContentView) {
    root.addSubview(left)
    root.addSubview(right)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor), left.topAnchor.constraint(equalTo: root.topAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor), right.topAnchor.constraint(equalTo: root.topAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
  }

  @Test func whoHoldsLessToItsContentGrows() {
    let left = ContentView(40, 20)
    let right = ContentView(60, 30)
    left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    row(left, right)
    stage.frame()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(right.frame == CGRect(x: 40, y: 0, width: 260, height: 30))
    right.setContentHuggingPriority(.required, for: .horizontal)
    stage.frame()
    #expect(left.frame.width == 240 && right.frame.width == 60)
  }

  @Test func whoResistsLessIsCutOff() {
    let left = ContentView(200, 20)
    let right = ContentView(150, 20)
    right.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    row(left, right)
    stage.frame()
    #expect(left.frame.width == 200 && right.frame.width == 100)
    right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    stage.frame()
    #expect(left.frame.width == 150 && right.frame.width == 150)
  }

  @Test func newContentMovesWhatFollows() {
    let left = ContentView(40, 20)
    let right = ContentView(60, 30)
    left.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    row(left, right)
    stage.frame()
    left.content = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    NSLayoutConstraint.activate([left.heightAnchor.constraint(equalToConstant: 5)])
    stage.frame()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 90, height: 5))
    #expect(right.frame.minX == 90)
  }

  /// Text of 10 × 10 points a letter.
  final class Paragraph: UIView {
    let letters: Int
    private(set) var measured: [CGFloat?] = []
    init(_ letters: Int) {
      self.letters = letters
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }
    required init?(coder: NSCoder) { nil }
    override var _contentHeightFollowsWidth: Bool { true }
    override func _intrinsicContentSize(forWidth width: CGFloat?) -> CGSize {
      measured.append(width)
      let full = CGFloat(letters) * 10
      guard let width, width < full else { return CGSize(width: full, height: 10) }
      let perLine = max(1, Int(width / 10))
      return CGSize(width: full, height: CGFloat((letters + perLine - 1) / perLine) * 10)
    }
    override var _baselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? { (8, 2) }
  }

  @Test func textGetsTheHeightOfItsWidth() {
    let text = Paragraph(50)
    let below = ContentView(10, 10)
    root.addSubview(text)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: text.lastBaselineAnchor, constant: 1),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    stage.frame()
    #expect(text.frame == CGRect(x: 0, y: 0, width: 300, height: 20))
    #expect(below.frame.minY == 19)
    let measured = text.measured.count
    stage.frame()
    #expect(text.measured.count == measured && measured <= 3)
    NSLayoutConstraint.activate([root.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor)])
    let fitting = root.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 100, height: 50))
  }

  @Test func baselinesAlignDifferentTexts() {
    let text = Paragraph(5)
    let box = ContentView(20, 50)
    root.addSubview(text)
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.leadingAnchor.constraint(equalTo: box.trailingAnchor),
      text.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor),
    ])
    stage.frame()
    #expect(text.frame.minY == 42, "a view without text stands on its bottom edge")
  }

  final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 50) }
  }

  @Test func ornamentsLieOutsideOfWhatIsAligned() {
    let view = Shadowed()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
    ])
    stage.frame()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 54))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 50))
    #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 50)) == view.frame)
  }
}
