import Charts
import SwiftUI
import Testing
import Touchstone

/// Arguments that have a default mean something as well: with another value something differs.
@MainActor @Suite struct ArgumentTests {
  private static let tap: Probe.Script = { $0.tap() }
  private static let doubleTap: Probe.Script = { $0.screen.doubleTap(at: $0.middle) }
  private static let drag: Probe.Script = { $0.screen.drag(from: $0.middle, to: CGPoint(x: 72, y: 60), duration: 0.2) }
  private static func press(_ seconds: Double) -> Probe.Script { { $0.screen.press(at: $0.middle, for: seconds) } }

  /// Fails for those that tell nothing apart.
  private func expectDifferences(_ fill: (Probes) -> Void) async throws {
    let probes = Probes()
    fill(probes)
    #expect(!probes.all.isEmpty)
    for probe in probes.all {
      #expect(try await probe.difference() != nil, "\(probe.name) changes nothing")
    }
  }

  @Test func tapsAreCounted() async throws {
    try await expectDifferences { probes in
      probes.compare(
        "onTapGesture(count: 2) at one tap", { notes in Color.red.onTapGesture { notes.add("tap") } },
        { notes in Color.red.onTapGesture(count: 2) { notes.add("tap") } }, after: Self.tap)
      probes.compare(
        "onTapGesture(count: 2) at two taps", { notes in Color.red.onTapGesture { notes.add("tap") } },
        { notes in Color.red.onTapGesture(count: 2) { notes.add("tap") } }, after: Self.doubleTap)
      probes.compare(
        "TapGesture(count: 2)", { notes in Color.red.gesture(TapGesture().onEnded { notes.add("tap") }) },
        { notes in Color.red.gesture(TapGesture(count: 2).onEnded { notes.add("tap") }) }, after: Self.tap)
      probes.compare(
        "SpatialTapGesture(count: 2)", { notes in Color.red.gesture(SpatialTapGesture().onEnded { _ in notes.add("tap") }) },
        { notes in Color.red.gesture(SpatialTapGesture(count: 2).onEnded { _ in notes.add("tap") }) }, after: Self.tap)
    }
  }

  @Test func placesAreOfTheSpaceThatIsNamed() async throws {
    try await expectDifferences { probes in
      probes.compare(
        "onTapGesture(coordinateSpace: .global)", { notes in Color.red.padding(9).onTapGesture { notes.add("\($0)") } },
        { notes in Color.red.padding(9).onTapGesture(coordinateSpace: .global) { notes.add("\($0)") } }, after: Self.tap)
      probes.compare(
        "SpatialTapGesture(coordinateSpace: .global)",
        { notes in Color.red.gesture(SpatialTapGesture().onEnded { notes.add("\($0.location)") }) },
        { notes in Color.red.gesture(SpatialTapGesture(coordinateSpace: .global).onEnded { notes.add("\($0.location)") }) },
        after: Self.tap)
      probes.compare(
        "DragGesture(coordinateSpace: .global)",
        { notes in Color.red.gesture(DragGesture().onEnded { notes.add("\($0.location)") }) },
        { notes in Color.red.gesture(DragGesture(coordinateSpace: .global).onEnded { notes.add("\($0.location)") }) },
        after: Self.drag)
    }
  }

  @Test func limitsOfGestures() async throws {
    try await expectDifferences { probes in
      probes.compare(
        "DragGesture(minimumDistance: 20)", { notes in Color.red.gesture(DragGesture().onEnded { _ in notes.add("end") }) },
        { notes in Color.red.gesture(DragGesture(minimumDistance: 20).onEnded { _ in notes.add("end") }) }, after: Self.drag)
      probes.compare(
        "LongPressGesture(minimumDuration: 2)",
        { notes in Color.red.gesture(LongPressGesture().onEnded { _ in notes.add("held") }) },
        { notes in Color.red.gesture(LongPressGesture(minimumDuration: 2).onEnded { _ in notes.add("held") }) },
        after: Self.press(1))
      probes.compare(
        "onLongPressGesture(minimumDuration: 2)", { notes in Color.red.onLongPressGesture { notes.add("held") } },
        { notes in Color.red.onLongPressGesture(minimumDuration: 2) { notes.add("held") } }, after: Self.press(1))
      let creep: Probe.Script = { trial in
        let finger = trial.screen.finger()
        finger.down(at: trial.middle)
        finger.move(by: CGVector(dx: 6, dy: 0))
        trial.screen.advance(by: 1)
        finger.up()
      }
      probes.compare(
        "onLongPressGesture(maximumDistance: 3)", { notes in Color.red.onLongPressGesture { notes.add("held") } },
        { notes in Color.red.onLongPressGesture(maximumDistance: 3) { notes.add("held") } }, after: creep)
    }
  }

  @Test func gesturesThatAreOffDoNotFire() async throws {
    try await expectDifferences { probes in
      @MainActor func tap(_ notes: Notes) -> some Gesture { TapGesture().onEnded { notes.add("tap") } }
      probes.compare(
        "gesture(isEnabled: false)", { Color.red.gesture(tap($0), isEnabled: true) },
        { Color.red.gesture(tap($0), isEnabled: false) }, after: Self.tap)
      probes.compare(
        "simultaneousGesture(isEnabled: false)", { Color.red.simultaneousGesture(tap($0), isEnabled: true) },
        { Color.red.simultaneousGesture(tap($0), isEnabled: false) }, after: Self.tap)
      probes.compare(
        "highPriorityGesture(isEnabled: false)", { Color.red.highPriorityGesture(tap($0), isEnabled: true) },
        { Color.red.highPriorityGesture(tap($0), isEnabled: false) }, after: Self.tap)
      for (name, mask) in [("none", GestureMask.none), ("subviews", .subviews)] {
        probes.compare(
          "gesture(including: .\(name))", { Color.red.gesture(tap($0)) }, { Color.red.gesture(tap($0), including: mask) },
          after: Self.tap)
      }
      probes.compare(
        "gesture(including: .gesture)", { notes in Color.red.onTapGesture { notes.add("inner") }.gesture(tap(notes)) },
        { notes in Color.red.onTapGesture { notes.add("inner") }.gesture(tap(notes), including: .gesture) }, after: Self.tap)
    }
  }

  /// Two taps: the second turns back, by another spring, what the first has moved.
  private struct Turning: View {
    let back: Animation
    @State private var isAway = false
    var body: some View {
      Color.white.overlay { Color.red.frame(width: 9, height: 9).offset(x: isAway ? 50 : 0) }
        .onTapGesture { withAnimation(isAway ? back : .spring(response: 1, dampingFraction: 1)) { isAway.toggle() } }
    }
  }

  @Test func springsBlend() async throws {
    let turn: Probe.Script = { trial in
      trial.tap()
      trial.screen.advance(by: 0.3)
      trial.tap()
      trial.screen.advance(by: 0.1)
    }
    try await expectDifferences { probes in
      @MainActor func blend(_ name: String, _ spring: @escaping (Double) -> Animation) {
        probes.compare(
          "\(name), blendDuration: 1", { _ in Turning(back: spring(0)) }, { _ in Turning(back: spring(1)) }, after: turn)
      }
      blend("spring(duration:)") { .spring(duration: 0.2, blendDuration: $0) }
      blend("spring(response:)") { .spring(response: 0.2, blendDuration: $0) }
      blend("spring(_:)") { .spring(Spring(duration: 0.2), blendDuration: $0) }
      blend("interactiveSpring(response:)") { .interactiveSpring(response: 0.2, blendDuration: $0) }
      blend("interactiveSpring(duration:)") { .interactiveSpring(duration: 0.2, blendDuration: $0) }
    }
  }

  /// Bars told apart by numbers.
  private struct Ramp: View {
    var body: some View {
      Chart([1, 10, 100], id: \.self) {
        BarMark(x: .value("x", "\($0)"), y: .value("y", 1)).foregroundStyle(by: .value("amount", $0))
      }
      .chartLegend(.hidden)
    }
  }

  @Test func scaleTypesOfColours() async throws {
    try await expectDifferences { probes in
      let gradient = Gradient(colors: [.black, .red])
      for (name, type) in [
        ("log", ScaleType.log), ("squareRoot", .squareRoot), ("symmetricLog", .symmetricLog), ("category", .category),
      ] {
        probes.compare(
          "chartForegroundStyleScale(domain:range:type: .\(name))",
          Ramp().chartForegroundStyleScale(domain: 1...100, range: gradient),
          Ramp().chartForegroundStyleScale(domain: 1...100, range: gradient, type: type))
        probes.compare(
          "chartForegroundStyleScale(range:type: .\(name))", Ramp().chartForegroundStyleScale(range: gradient),
          Ramp().chartForegroundStyleScale(range: gradient, type: type))
        probes.compare(
          "chartForegroundStyleScale(domain:type: .\(name))", Ramp().chartForegroundStyleScale(domain: 1...100),
          Ramp().chartForegroundStyleScale(domain: 1...100, type: type))
      }
      probes.compare(
        "chartForegroundStyleScale(range:type: .linear)", Ramp().chartForegroundStyleScale(range: [Color.black, .red]),
        Ramp().chartForegroundStyleScale(range: [Color.black, .red], type: .linear))
    }
  }

  @Test func descriptionsThatAreOffSayNothing() async throws {
    try await expectDifferences { probes in
      let sign = Color.red.accessibilityElement()
      @MainActor func off<Changed: View>(_ name: String, _ change: @escaping (Bool) -> Changed) {
        probes.compare("\(name)(isEnabled: false)", { _ in change(true) }, { _ in change(false) })
      }
      off("accessibilityIdentifier") { sign.accessibilityIdentifier("name", isEnabled: $0) }
      off("accessibilityLabel") { sign.accessibilityLabel("label", isEnabled: $0) }
      off("accessibilityLabel of Text") { sign.accessibilityLabel(Text("label"), isEnabled: $0) }
      off("accessibilityLabel of String") { sign.accessibilityLabel(String("label"), isEnabled: $0) }
      off("accessibilityValue") { sign.accessibilityValue("value", isEnabled: $0) }
      off("accessibilityValue of Text") { sign.accessibilityValue(Text("value"), isEnabled: $0) }
      off("accessibilityHint") { Text("a").accessibilityHint("hint", isEnabled: $0) }
      off("accessibilityHint of Text") { Text("a").accessibilityHint(Text("hint"), isEnabled: $0) }
      off("accessibilityHidden") { Text("a").accessibilityHidden(true, isEnabled: $0) }
    }
  }
}
