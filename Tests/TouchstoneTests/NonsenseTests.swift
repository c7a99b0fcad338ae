import CoreGraphics
import LayerTree
import SwiftUI
import Testing
import Touchstone
import UIKit

/// Scripts that nobody should write: refused or harmless, and never the end of the screen.
@MainActor @Suite struct NonsenseTests {
  @Test(arguments: [(390.0, 844.0, 0.0), (390, 844, -1), (390, 844, .nan), (.nan, 844, 3), (.infinity, 844, 3), (1e6, 1e6, 1)])
  func impossibleDevicesAreRefused(width: Double, height: Double, scale: Double) {
    let device = Device(name: "odd", size: CGSize(width: width, height: height), scale: scale)
    #expect(throws: ImpossibleDeviceError.self) { try Screen(device) { Text("x") } }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 1e9]) func impossibleInsetsAreRefused(inset: CGFloat) throws {
    for place in [\UIEdgeInsets.top, \.left, \.bottom, \.right] {
      var insets = UIEdgeInsets.zero
      insets[keyPath: place] = inset
      for device in [\Device.safeArea, \.landscapeSafeArea] {
        var odd = Device.iPhone14
        odd[keyPath: device] = insets
        let error = #expect(throws: ImpossibleDeviceError.self) { try Screen(odd) { Text("x") } }
        #expect(error?.description.contains("\(inset)") == true)
      }
    }
  }

  private struct Pressed: View {
    @GestureState var isPressed = false
    var action: () -> Void = {}
    var body: some View {
      Color.red.opacity(isPressed ? 0.5 : 1)
        .gesture(DragGesture(minimumDistance: 0).updating($isPressed) { _, state, _ in state = true }.onEnded { _ in action() })
    }
  }

  /// Sizes that no screen has and times that run backwards are said and left out; a screen without an area is one.
  @Test func impossibleSizesAndTimes() throws {
    let screen = try Screen { Text("x") }
    let size = screen.size
    for odd in [CGSize(width: CGFloat.nan, height: 3), CGSize(width: -4, height: 3), CGSize(width: 1e9, height: 1e9)] {
      screen.resize(to: odd)
    }
    for odd in [CGFloat.nan, -3] {
      screen.resize(to: CGSize(width: 100, height: 100), safeArea: UIEdgeInsets(top: 0, left: 0, bottom: odd, right: 0))
    }
    screen.advance(by: .nan)
    screen.advance(by: -5)
    #expect(screen.size == size && screen.now < 0.1)
    #expect(screen.reports.count == 7 && screen.reports.allSatisfy { $0.contains("is left out") }, "\(screen.reports)")
    screen.resize(to: .zero)
    screen.advance(by: 0.1)
    _ = screen.picture()
    #expect(screen.size == .zero && !screen.shows(text: "x"))
    screen.resize(to: size)
    #expect(screen.shows(text: "x") && screen.reports.count == 7)
  }

  @Test func timesFarAheadCostNothing() throws {
    var ended = 0
    let screen = try Screen { Pressed { ended += 1 } }
    screen.advance(by: 86_400 * 365)
    screen.press(at: CGPoint(x: 99, y: 99), for: 86_400)
    #expect(ended == 1)
    screen.press(at: CGPoint(x: 99, y: 99), for: 1e300)
    try screen.settle()
    #expect(ended == 2 && screen.application.frames.arena.isIdle)
    #expect(throws: NotSettledError.self) {
      screen.application.frames.afterUpdate {}
      try screen.settle(within: .nan)
    }
  }

  @Test func aLongDragTakesTimeInProportion() throws {
    var ended = 0
    let screen = try Screen { Pressed { ended += 1 } }
    let start = screen.now
    let work = screen.work { screen.drag(from: CGPoint(x: 99, y: 99), to: CGPoint(x: 199, y: 99), duration: 60) }
    #expect(ended == 1 && abs(screen.now - start - 60) < 0.1)
    #expect(abs(work.framesRun - 60 * 60) < 10, "\(work)")
  }

  @Test func aRefusedDragLeavesNoFingerOnTheGlass() throws {
    let screen = try Screen { Pressed() }
    screen.drag(from: CGPoint(x: 99, y: 99), to: CGPoint(x: CGFloat.nan, y: 99), duration: 0.1)
    screen.drag(from: CGPoint(x: 99, y: 99), to: CGPoint(x: 99, y: 199), duration: .nan)
    screen.drag(from: CGPoint(x: 99, y: 99), to: CGPoint(x: 99, y: 199), duration: 0.1, holding: .nan)
    #expect(screen.reports.count == 3)
    try screen.settle()
    #expect(screen.application.frames.arena.isIdle && screen.application.frames.arena.liveTouches.isEmpty)
  }

  @Test func aFrameContainsNoOther() throws {
    final class Holder { var screen: Screen? }
    let holder = Holder()
    var taps = 0
    let screen = try Screen {
      Color.red.onTapGesture {
        taps += 1
        guard taps < 3 else { return }
        holder.screen?.rotate()
        holder.screen?.tap(at: CGPoint(x: 99, y: 99))
        _ = try? holder.screen?.settle()
      }
    }
    holder.screen = screen
    screen.tap(at: CGPoint(x: 100, y: 100))
    try screen.settle()
    #expect(taps == 3, "taps made inside a frame are delivered by the next ones")
    #expect(screen.console == [] && screen.reports.count == 6 && screen.reports[0].contains("from inside the frame"))
    #expect(screen.application.frames.arena.isIdle && screen.unsettledFrames.isEmpty)
    holder.screen = nil
  }

  @Test(arguments: [false, true])
  func aScreenThatIsDroppedUnderAFingerGoesAway(isLifted: Bool) throws {
    weak var root: Layer?
    weak var typesetter: AnyObject?
    func use() throws {
      let screen = try Screen { Pressed() }
      let finger = screen.finger()
      finger.down(at: CGPoint(x: 99, y: 99))
      if isLifted { finger.up() }
      root = screen.rootLayer
      typesetter = screen.application.services.typesetter as AnyObject
    }
    try use()
    let next = try screen([])
    next.advance(by: 1)
    #expect(root == nil, "a log of changes held its layers")
    #expect(typesetter == nil, "a change that was still to be made held the views' graph")
  }

  @Test func coloursOfPointsOutside() throws {
    let picture = try Screen { Color.red }.picture()
    #expect(
      picture.color(at: CGPoint(x: CGFloat.nan, y: 1)) == nil && picture.color(at: CGPoint(x: 1, y: CGFloat.infinity)) == nil)
    #expect(picture.color(at: CGPoint(x: -0.1, y: 1)) == nil && picture.color(at: CGPoint(x: 390, y: 1)) == nil)
    #expect(picture.color(at: CGPoint(x: 389.9, y: 843.9)) != nil)
  }
}
