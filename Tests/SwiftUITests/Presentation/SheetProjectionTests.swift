import SwiftUI
import TestSupport
import Testing
import Touchstone

/// From each of three detents, drags of any length and speed: the sheet ends where a plain model says.
@MainActor
@Suite struct SheetProjectionTests {
  /// Upper edges on a screen of 852 points: a height of 180 above the home indicator, medium, large.
  private static let tops: [(detent: PresentationDetent, top: CGFloat)] = [
    (.height(180), 852 - 180 - 34), (.medium, 426), (.large, 59),
  ]

  private struct Selected: View {
    @Bindable var model: SheetModel
    var body: some View {
      SheetContent().presentationDetents([.height(180), .medium, .large], selection: $model.detent)
    }
  }

  /// Where it would come to rest: 0.499 s of its speed further on; the nearest detent, or out of the window.
  private func rest(height: CGFloat, speed: CGFloat) -> PresentationDetent? {
    let projected = height + 0.4995 * speed
    let heights: [(PresentationDetent?, CGFloat)] = Self.tops.map { ($0.detent, 852 - $0.top) } + [(nil, 0)]
    return heights.min { abs($0.1 - projected) < abs($1.1 - projected) }!.0
  }
  /// Too near to the middle between two for a model that knows nothing of the touches' rounding.
  private func isClose(height: CGFloat, speed: CGFloat) -> Bool {
    rest(height: height - 12, speed: speed * 0.93) != rest(height: height + 12, speed: speed * 1.07)
  }

  @Test(arguments: [0, 1, 2]) func endsWhereTheModelSays(start: Int) throws {
    var random = RandomNumbers(seed: UInt64(start) + 40)
    var tried = 0
    while tried < 12 {
      let from = Self.tops[start]
      let isSlow = tried % 2 == 0
      let distance = CGFloat.random(in: -500...400, using: &random).rounded(),
        duration = isSlow ? 0.8 : Double.random(in: 0.06...0.2, using: &random)
      // Up is positive. The first 10 points begin the drag; above the largest detent there is little room.
      let height = 852 - from.top - (distance - (distance < 0 ? -10 : 10)), speed = isSlow ? 0 : -distance / duration
      guard abs(distance) > 30, height < 780, height > 20, from.top + 24 + distance < 840, from.top + 24 + distance > 5,
        !isClose(height: height, speed: speed)
      else { continue }
      tried += 1
      let model = SheetModel()
      model.detent = from.detent
      let screen = try Screen.presenting(model) { Selected(model: model) }
      screen.drag(
        from: CGPoint(x: 40, y: from.top + 24), to: CGPoint(x: 40, y: from.top + 24 + distance), duration: duration,
        holding: isSlow ? 0.3 : 0)
      try screen.settle()
      let expected = rest(height: height, speed: speed)
      #expect(
        model.isPresented == (expected != nil) && (expected == nil || model.detent == expected),
        "by \(distance) in \(duration) s from \(from.detent): \(model.log), expected \(String(describing: expected))")
      #expect(screen.sheetTop == Self.tops.first { $0.detent == expected }?.top)
      #expect(model.log.filter { $0 != "detent" } == (expected == nil ? ["isPresented false", "onDismiss"] : []))
    }
  }

  /// A drag that is cancelled, from each detent and to any height, ends on a detent, and nobody hears of a dismissal. One that a
  /// second finger meets ends so, too, or out of the window where it was let go nearer to that.
  @Test(arguments: [0, 1, 2]) func disturbedItEndsOnADetent(start: Int) throws {
    for (number, distance) in [-300, -120, -40, 60, 160, 330].enumerated() {
      for isCancelled in [false, true] {
        let from = Self.tops[start], model = SheetModel()
        model.detent = from.detent
        guard from.top + 24 + CGFloat(distance) < 840, from.top + 24 + CGFloat(distance) > 5 else { continue }
        let screen = try Screen.presenting(model) { Selected(model: model) }
        let finger = screen.finger()
        finger.down(at: CGPoint(x: 40, y: from.top + 24))
        finger.move(by: CGVector(dx: 0, dy: CGFloat(distance)), over: number % 2 == 0 ? 0.1 : 0.6)
        if isCancelled {
          finger.cancel()
        } else {
          let second = screen.finger()
          second.down(at: CGPoint(x: 330, y: 845))
          finger.hold(for: 0.2)
          finger.up()
          second.hold(for: 0.2)
          second.up()
        }
        try screen.settle()
        if !isCancelled && rest(height: 852 - from.top - CGFloat(distance) + 10, speed: 0) == nil {
          #expect(screen.sheetTop == nil && model.log.filter { $0 != "detent" } == ["isPresented false", "onDismiss"])
          continue
        }
        let top = try #require(screen.sheetTop, "by \(distance)")
        #expect(Self.tops.contains { $0.top == top }, "\(top)")
        #expect(Self.tops.first { $0.top == top }?.detent == model.detent)
        #expect(model.isPresented && !model.log.contains("onDismiss"))
      }
    }
  }

  /// However it goes, both are told once, and at once after each other.
  @Test func eachTimeOnce() throws {
    let model = SheetModel(), screen = try Screen.presenting(model) { Selected(model: model) }
    for way in 0..<4 {
      model.detent = .medium
      model.isPresented = true
      try screen.settle()
      model.log = []
      switch way {
      case 0: screen.flick(from: CGPoint(x: 40, y: 450), to: CGPoint(x: 40, y: 800))
      case 1: screen.tap(at: CGPoint(x: 100, y: 200))
      case 2: try screen.tap(text: "close")
      default: model.isPresented = false
      }
      try screen.settle()
      #expect(model.log.filter { $0 != "detent" } == ["isPresented false", "onDismiss"], "way \(way): \(model.log)")
    }
  }
}
