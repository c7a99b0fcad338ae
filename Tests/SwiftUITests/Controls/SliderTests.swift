import CoreGraphics
import Testing
import Touchstone
import UIKit

@testable import SwiftUI

/// A slider whose thumb has a way of 100 points.
private struct Volume: View {
  let notes: Notes
  var step: Double?
  @State private var level = 0.5
  var body: some View {
    Group {
      if let step {
        Slider(value: $level, in: 0...1, step: step) { notes.add("editing \($0)") }
      } else {
        Slider(value: $level) { notes.add("editing \($0)") }
      }
    }
    .frame(width: 127)
  }
}

@MainActor @Suite struct SliderTests {
  private let device = Device(name: "Desk", size: CGSize(width: 200, height: 100), scale: 1)

  private func screen(_ notes: Notes = Notes(), rightToLeft: Bool = false, step: Double? = nil) throws -> Screen {
    try Screen(device, settings: Settings(isRightToLeft: rightToLeft)) { Volume(notes: notes, step: step) }
  }
  /// Half of the way in.
  private let thumb = CGPoint(x: 100, y: 50)
  private func drag(_ screen: Screen, from start: CGPoint? = nil, by distance: CGFloat) {
    let start = start ?? thumb
    screen.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.2, holding: 0.1)
  }

  @Test func theThumbFollowsTheFinger() throws {
    let notes = Notes()
    let screen = try screen(notes)
    #expect(screen.shows(text: "50%"))
    drag(screen, by: 30)
    #expect(screen.shows(text: "80%"))
    #expect(notes.lines == ["editing true", "editing false"])
    // From where it is now; not beyond the end.
    drag(screen, from: CGPoint(x: thumb.x + 30, y: thumb.y), by: 60)
    #expect(screen.shows(text: "100%"))
  }

  @Test func aTouchBesideTheThumbDoesNothing() throws {
    let notes = Notes()
    let screen = try screen(notes)
    drag(screen, from: CGPoint(x: 45, y: 50), by: 30)
    screen.tap(at: CGPoint(x: 150, y: 50))
    #expect(screen.shows(text: "50%") && notes.lines.isEmpty)
  }

  @Test func valuesLieOnSteps() throws {
    let screen = try screen(step: 0.25)
    drag(screen, by: 30)
    #expect(screen.shows(text: "75%"))
  }

  @Test func rightToLeftItGrowsToTheLeft() throws {
    let screen = try screen(rightToLeft: true)
    drag(screen, by: -30)
    #expect(screen.shows(text: "80%"))
  }

  @Test func aFingerThatIsTakenAwayEndsTheEditing() throws {
    let notes = Notes()
    let screen = try screen(notes)
    let finger = screen.finger()
    finger.down(at: thumb)
    finger.move(to: CGPoint(x: thumb.x + 20, y: thumb.y), over: 0.1)
    screen.resignKey()
    screen.becomeKey()
    #expect(notes.lines == ["editing true", "editing false"])
    drag(screen, from: CGPoint(x: thumb.x + 20, y: thumb.y), by: -40)
    #expect(screen.shows(text: "30%"))
  }

  @Test func aDisabledSliderStays() throws {
    let notes = Notes()
    let screen = try Screen(device) { Volume(notes: notes).disabled(true) }
    drag(screen, by: 30)
    #expect(screen.shows(text: "50%") && notes.lines.isEmpty)
  }

  @Test func assistiveTechnologyMovesItByStepsOrTenths() throws {
    let notes = Notes()
    let smooth = try screen(notes)
    let slider = try smooth.find(role: .slider)
    #expect(slider.traits.contains(.adjustable))
    try slider.increment()
    #expect(try smooth.find(role: .slider).value == "60%")
    #expect(notes.lines == ["editing true", "editing false"])
    let stepped = try screen(step: 0.25)
    try stepped.find(role: .slider).decrement()
    #expect(try stepped.find(role: .slider).value == "25%")
    try stepped.find(role: .slider).decrement()
    try stepped.find(role: .slider).decrement()
    #expect(try stepped.find(role: .slider).value == "0%")
    let disabled = try Screen(device) { Volume(notes: notes).disabled(true) }
    #expect(throws: ElementError.self) { try disabled.find(role: .slider).increment() }
  }

  @Test func labelsLieAtItsEnds() throws {
    let screen = try Screen(device) {
      Slider(value: .constant(3), in: 0...4) {
        Text("Volume")
      } minimumValueLabel: {
        Text("soft")
      } maximumValueLabel: {
        Text("loud")
      }
    }
    #expect(try screen.find(text: "soft").frame.maxX < 60)
    #expect(try screen.find(text: "loud").frame.minX > 140)
    let slider = try screen.find(text: "Volume")
    #expect(slider.value == "75%" && slider.traits.contains(.adjustable))
    #expect(screen.voiceOverOrder == ["Volume, 75%, Adjustable"])
  }

  @Test func boundsWithoutLengthAndNumbersThatAreNone() throws {
    let screen = try Screen(device) {
      VStack {
        Slider(value: .constant(Double.nan))
        Slider(value: .constant(2.0), in: 2...2)
      }
    }
    drag(screen, from: CGPoint(x: 14, y: 30), by: 30)
    drag(screen, from: CGPoint(x: 14, y: 70), by: 30)
    #expect(screen.findAll(text: "0%").count == 2)
  }
}

/// A slider that goes, or is disabled, while a finger holds its thumb.
@MainActor @Suite struct SliderEndTests {
  private struct Panel: View {
    let notes: Notes
    let remote: Remote
    @State private var level = 0.5
    @State private var mode = 0
    var body: some View {
      VStack {
        if mode != 1 {
          Slider(value: $level) { notes.add("editing \($0)") }.frame(width: 127).disabled(mode == 2)
        }
        Text("panel")
      }
      .onAppear { remote.turn = { mode = $0 } }
    }
  }
  /// Changes the panel from outside.
  private final class Remote {
    var turn: (Int) -> Void = { _ in }
  }

  @Test func theEndIsToldOnce() throws {
    for mode in [1, 2] {
      let notes = Notes(), remote = Remote()
      let screen = try Screen(Device(name: "Desk", size: CGSize(width: 200, height: 100), scale: 1)) {
        Panel(notes: notes, remote: remote)
      }
      let thumb = try #require(screen.findAll(role: .slider).first?.frame)
      let finger = screen.finger()
      finger.down(at: CGPoint(x: thumb.midX, y: thumb.midY))
      finger.move(by: CGVector(dx: 10, dy: 0), over: 0.1)
      #expect(notes.lines == ["editing true"])
      remote.turn(mode)
      finger.move(by: CGVector(dx: 10, dy: 0), over: 0.1)
      #expect(notes.lines == ["editing true", "editing false"], "mode \(mode)")
      finger.up()
      try screen.settle()
      remote.turn(0)
      try screen.settle()
      #expect(notes.lines == ["editing true", "editing false"], "mode \(mode)")
      // And the next finger moves it.
      let again = try #require(screen.findAll(role: .slider).first)
      screen.drag(
        from: CGPoint(x: again.frame.midX + 10, y: again.frame.midY), to: CGPoint(x: again.frame.midX + 30, y: again.frame.midY),
        duration: 0.2)
      #expect(notes.lines.count == 4 && notes.lines.last == "editing false", "mode \(mode): \(notes.lines)")
    }
  }
}
