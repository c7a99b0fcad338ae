import CoreGraphics
import Testing
import Touchstone
import UIKit

/// Buttons and the wheel.
@MainActor @Suite struct ButtonTests {
  @Test func aSystemButtonIsThirtyPointsHighAndRunsItsAction() throws {
    var taps = 0
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let board = try Board(button)
    #expect(abs(button.intrinsicContentSize.height - 30) <= 1, "\(button.intrinsicContentSize)")
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    try board.screen.settle()
    try board.screen.tap(text: "Save")
    #expect(taps == 1)
    #expect(try board.screen.find(role: .button, label: "Save").frame == button.frame)
    button.isEnabled = false
    board.screen.tap(at: CGPoint(x: 150, y: 120))
    #expect(taps == 1)
  }

  @Test func statesHaveTitlesColoursAndImages() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 120, height: 44))
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.blue, for: .selected)
    let board = try Board(button)
    #expect(board.screen.shows(text: "Off") && button.currentTitleColor == .red)
    button.isSelected = true
    try board.screen.settle()
    #expect(board.screen.shows(text: "On") && button.currentTitleColor == .blue && button.currentTitle == "On")
  }

  /// A handler that changes the button's state, or asks for itself, is called once more and not for ever.
  @Test func aHandlerMayAskForItself() throws {
    var calls = 0
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      calls += 1
      button.isSelected.toggle()
      button.configuration?.title = "\(calls)"
      button.setNeedsUpdateConfiguration()
    }
    #expect(calls == 2 && button.currentTitle == "2")
    button.sizeToFit()
    let board = try Board(button)
    #expect(board.screen.shows(text: "2"))
  }

  @Test func aPressDims() throws {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    let board = try Board(button)
    let corner = CGPoint(x: 110, y: 125)
    let before = board.color(corner.x, corner.y)
    #expect(before[2] > 240 && before[0] < 10)
    let finger = board.screen.finger()
    finger.down(at: corner)
    board.screen.advance(by: 0.05)
    #expect(board.color(corner.x, corner.y)[0] > 50)
    finger.up()
    try board.screen.settle()
    #expect(board.color(corner.x, corner.y) == before)
  }

  @Test func configurationsMeasureAndPlaceTheirContent() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Like"
    configuration.image = nil
    let button = UIButton(configuration: configuration)
    let board = try Board(button)
    let plain = button.intrinsicContentSize
    #expect(abs(plain.height - 34.33) <= 1.5, "\(plain)")
    configuration.image = UIImage(systemName: "heart")
    configuration.imagePadding = 8
    button.configuration = configuration
    let image = try #require(configuration.image)
    #expect(button.intrinsicContentSize.width == plain.width + 8 + image.size.width)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    try board.screen.settle()
    #expect(button.imageView!.frame.maxX + 8 <= button.titleLabel!.frame.minX + 1)
    configuration.imagePlacement = .top
    button.configuration = configuration
    #expect(button.intrinsicContentSize.height > plain.height + image.size.height)
    button.configuration?.showsActivityIndicator = true
    try board.screen.settle()
    #expect(board.screen.elements.contains { $0.role == .progress })
  }

  @Test func tintIsInheritedAndColoursTheTitle() throws {
    let button = UIButton(type: .system)
    button.setTitle("Hello", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    let board = try Board(button)
    #expect(button.currentTitleColor == .systemBlue)
    board.root.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.tintColor = .green
    board.root.tintColor = .blue
    #expect(button.currentTitleColor == .green)
  }

  @Test func theWheelTurnsInStepsAndHides() throws {
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.frame.origin = CGPoint(x: 100, y: 100)
    let board = try Board(wheel)
    #expect(wheel.isHidden && wheel.bounds.width == 37)
    wheel.startAnimating()
    try board.screen.settle()
    let first = board.screen.picture()
    #expect(board.hasInk(wheel.frame))
    board.screen.advance(by: 0.126)
    #expect(board.screen.picture().png != first.png)
    board.screen.advance(by: 1 - 0.126)
    wheel.stopAnimating()
    board.screen.advance(by: 0.1)
    #expect(wheel.isHidden && !board.hasInk(wheel.frame))
    try board.screen.settle()
  }

  @Test func aDisplayLinkBeatsWithTheFrames() throws {
    final class Beat: NSObject {
      var times: [TimeInterval] = []
      @MainActor func beat(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let board = try Board(), beat = Beat()
    let link = CADisplayLink(target: beat, selector: Selector("beat:", Beat.beat(_:)))
    link.add(to: .main, forMode: .common)
    board.screen.advance(by: 0.5)
    let count = beat.times.count
    #expect(count >= 29 && count <= 31 && abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-6)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 30, preferred: 30)
    board.screen.advance(by: 0.5)
    #expect(abs(beat.times.count - count - 15) <= 1, "\(beat.times.count - count)")
    link.isPaused = true
    board.screen.advance(by: 0.5)
    let paused = beat.times.count
    link.isPaused = false
    board.screen.advance(by: 0.1)
    #expect(beat.times.count > paused)
    link.invalidate()
    try board.screen.settle()
    #expect(abs(CACurrentMediaTime() - board.screen.now) < 0.02)
  }
}

/// Switches, sliders and progress.
@MainActor @Suite struct ValueControlTests {
  @Test func aSwitchTurnsOverWhenItIsTapped() throws {
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1)), board = try Board(control)
    var heard: [Bool] = []
    control.addAction(UIAction { _ in heard.append(control.isOn) }, for: .valueChanged)
    #expect(control.bounds.size == CGSize(width: 51, height: 31))
    let off = board.color(145, 115)
    control.isOn = true
    try board.screen.settle()
    #expect(heard.isEmpty && board.color(108, 115)[1] > 150 && board.color(108, 115)[0] < 100)
    board.screen.tap(at: CGPoint(x: 125, y: 115))
    try board.screen.settle()
    #expect(heard == [false] && board.color(145, 115) == off)
    #expect(try board.screen.find(role: .toggle).value == "0")
  }

  @Test(arguments: [false, true]) func aSwitchIsSlidToEitherSide(isRightToLeft: Bool) throws {
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1)), board = try Board(control)
    if isRightToLeft { control.semanticContentAttribute = .forceRightToLeft }
    var heard: [Bool] = []
    control.addAction(UIAction { _ in heard.append(control.isOn) }, for: .valueChanged)
    let on: CGFloat = isRightToLeft ? -20 : 20
    func slide(_ ways: CGFloat..., cancelled: Bool = false) throws {
      let finger = board.screen.finger()
      finger.down(at: CGPoint(x: 125, y: 115))
      for way in ways { finger.move(by: CGVector(dx: way, dy: 0), over: 0.1) }
      if cancelled { finger.cancel() } else { finger.up() }
      try board.screen.settle()
    }
    // Towards the side where it is, nothing changes; from there and back neither.
    try slide(-on)
    try slide(on, -on)
    #expect(heard == [] && !control.isOn)
    try slide(on, cancelled: true)
    #expect(heard == [] && !control.isOn)
    try slide(on, 3 * on)
    #expect(heard == [true])
    try slide(on)
    #expect(heard == [true])
    try slide(-on)
    #expect(heard == [true, false])
    // A finger that trembles taps.
    try slide(on / 5)
    #expect(heard == [true, false, true])
  }

  @Test func aSliderFollowsItsThumb() throws {
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 227, height: 34)), board = try Board(slider)
    var heard: [Float] = []
    slider.maximumValue = 100
    slider.addAction(UIAction { _ in heard.append(slider.value) }, for: .valueChanged)
    try board.screen.settle()
    board.screen.drag(from: CGPoint(x: 200, y: 67), to: CGPoint(x: 250, y: 67), duration: 0.3)
    #expect(heard.isEmpty)
    board.screen.drag(from: CGPoint(x: 64, y: 67), to: CGPoint(x: 164, y: 67), duration: 0.3)
    #expect(abs(slider.value - 50) < 0.01 && heard.last == slider.value && heard.count > 3, "\(slider.value) \(heard)")
    slider.value = 1000
    #expect(slider.value == 100)
  }

  @Test func progressIsALineOfItsLength() throws {
    let progress = UIProgressView(frame: CGRect(x: 0, y: 100, width: 200, height: 4)), board = try Board(progress)
    progress.progress = 0.5
    progress.progressTintColor = .red
    try board.screen.settle()
    #expect(board.color(90, 102) == [255, 0, 0] && board.color(110, 102) != [255, 0, 0])
    progress.setProgress(2, animated: true)
    board.screen.advance(by: 0.125)
    #expect(board.color(130, 102) == [255, 0, 0] && board.color(195, 102) != [255, 0, 0])
    try board.screen.settle()
    #expect(board.color(190, 102) == [255, 0, 0] && progress.progress == 1)
  }
}
