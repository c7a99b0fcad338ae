import SwiftUI
import Testing
import Touchstone

@MainActor @Suite struct ToggleTests {
  private struct Settings: View {
    let notes: Notes
    @State private var isOn = false
    @State private var isBold = true
    var body: some View {
      VStack {
        Toggle("Wi-Fi", isOn: $isOn)
        Toggle("Off", isOn: $isOn).disabled(true).accessibilityIdentifier("off")
        Toggle("Bold", systemImage: "bold", isOn: $isBold).toggleStyle(.button)
        Toggle("Hidden", isOn: $isOn).labelsHidden().accessibilityIdentifier("hidden")
      }
      .onChange(of: isOn) { notes.add("\(isOn)") }
    }
  }

  @Test func aTapOnTheSwitchTurnsIt() throws {
    let notes = Notes()
    let screen = try Screen { Settings(notes: notes) }
    try screen.settle()
    let toggle = try screen.find(role: .toggle, label: "Wi-Fi")
    #expect(toggle.value == "0" && toggle.isEnabled)
    #expect(toggle.frame.width == 390 && toggle.frame.height == 31)
    try screen.tap(on: toggle)
    #expect(notes.take() == ["true"] && toggle.value == "1")
    try screen.settle()
    // The label does not turn it.
    screen.tap(at: CGPoint(x: 20, y: toggle.frame.midY))
    #expect(notes.take() == [])
    // However long it is pressed, the lift turns it; away from it nothing does, unless the knob was slid.
    let point = CGPoint(x: 365, y: toggle.frame.midY)
    screen.press(at: point, for: 2)
    #expect(notes.take() == ["false"])
    screen.drag(from: point, to: CGPoint(x: point.x, y: point.y - 200), duration: 0.2)
    #expect(notes.take() == [])
    screen.drag(from: point, to: CGPoint(x: 100, y: point.y), duration: 0.2)
    #expect(notes.take() == [] && toggle.value == "0")
  }

  @Test func stylesAndDisabled() throws {
    let notes = Notes()
    let screen = try Screen { Settings(notes: notes) }
    try screen.settle()
    let bold = try screen.find(role: .toggle, label: "Bold")
    try screen.tap(on: bold)
    #expect(bold.value == "0")
    let off = try screen.find(id: "off")
    #expect(!off.isEnabled)
    #expect(throws: ElementError.self) { try screen.tap(on: off) }
    let hidden = try screen.find(id: "hidden")
    #expect(hidden.frame.size == CGSize(width: 51, height: 31))
    try screen.tap(on: hidden)
    #expect(notes.take() == ["true"] && off.value == "1")
  }

  @Test func theKnobMovesAndComesToRest() throws {
    let screen = try Screen { Settings(notes: Notes()) }
    try screen.settle()
    let start = screen.picture()
    try screen.tap(on: screen.find(role: .toggle, label: "Wi-Fi"))
    screen.advance(by: 0.05)
    let middle = screen.picture()
    let duration = try screen.settle()
    #expect(start != middle && middle != screen.picture())
    #expect(duration < 1)
    #expect(screen.work { screen.advance(by: 1) } == Work())
  }

  @Test func anAuthorsStyle() throws {
    struct Checkbox: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Image(systemName: configuration.isOn ? "checkmark.square" : "square")
            configuration.label
          }
        }
      }
    }
    struct Task: View {
      @State private var isDone = false
      var body: some View { Toggle("Done", isOn: $isDone).toggleStyle(Checkbox()) }
    }
    let screen = try Screen { Task() }
    try screen.tap(text: "Done")
    #expect(try screen.find(role: .toggle).value == "1")
  }

  /// What VoiceOver's double tap does, wherever in the toggle it is meant.
  @Test func assistiveTechnologyTurnsIt() throws {
    let notes = Notes()
    let screen = try Screen { Settings(notes: notes) }
    try screen.settle()
    let toggle = try screen.find(role: .toggle, label: "Wi-Fi")
    let off = screen.picture()
    try toggle.activate()
    #expect(notes.take() == ["true"] && toggle.value == "1")
    try screen.settle()
    #expect(screen.picture() != off, "the knob has moved")
    // The label is a part of it; the same state elsewhere follows.
    try screen.find(text: "Wi-Fi").activate()
    #expect(notes.take() == ["false"] && toggle.value == "0")
    try screen.settle()
    #expect(screen.picture() == off)
    // Every style and a toggle without a label.
    let bold = try screen.find(role: .toggle, label: "Bold")
    try bold.activate()
    #expect(bold.value == "0" && notes.take() == [])
    try screen.find(id: "hidden").activate()
    #expect(notes.take() == ["true"])
    // One that is disabled says why it can't.
    let disabled = try screen.find(id: "off")
    #expect(throws: ElementError.self) { try disabled.activate() }
    #expect(notes.take() == [] && disabled.value == "1" && screen.console.isEmpty)
  }

  private struct Own: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.onTapGesture { configuration.isOn.toggle() } }
  }
  private struct Sheet: View {
    @State private var isOn = false
    var body: some View { Toggle("Own", isOn: $isOn).toggleStyle(Own()) }
  }

  @Test func aStyleOfTheAppsOwnIsTurnedTheSameWay() throws {
    let screen = try Screen { Sheet() }
    let toggle = try screen.find(role: .toggle, label: "Own")
    try toggle.activate()
    #expect(toggle.value == "1")
    try screen.tap(on: toggle)
    #expect(toggle.value == "0")
  }
}
