import CoreGraphics
import SwiftUI
import Testing
import Touchstone

/// What assistive technology has done.
@MainActor @Suite struct AccessibilityActionTests {
  @Observable final class Model {
    var notes: [String] = []
    var volume = 5
    var isOpen = true
  }

  private func screen<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) throws -> Screen {
    try Screen(.iPhoneSE) { Live(content: view) }
  }

  /// Evaluates its content again when the model that it reads changes, as every body does; the root of a screen is made once.
  private struct Live<Content: View>: View {
    @ViewBuilder let content: @MainActor () -> Content
    var body: some View { content() }
  }

  @Test func activatingAButtonRunsItsActionInATransaction() throws {
    let model = Model()
    let screen = try screen {
      VStack {
        Text("\(model.notes.count) taps")
        Button("Add") { withAnimation { model.notes.append("a") } }
      }
    }
    try screen.find(text: "Add").activate()
    #expect(screen.shows(text: "1 taps"))
    try screen.find(role: .button).activate()
    try screen.settle()
    #expect(screen.shows(text: "2 taps") && screen.touchLog.isEmpty, "no finger was needed")
  }

  @Test func aTapGestureIsTheDefaultAction() throws {
    let model = Model()
    let screen = try screen {
      VStack {
        Text("Tap me").onTapGesture { model.notes.append("tap") }
        HStack {
          Text("In"); Text("Row")
        }.onTapGesture { model.notes.append("row") }
        Text("Deaf").padding(50)
        Text("Own").onTapGesture { model.notes.append("tap") }.accessibilityAction { model.notes.append("own") }
      }
    }
    try screen.find(text: "Tap me").activate()
    try screen.find(text: "Row").activate()
    try screen.find(text: "Own").activate()
    #expect(model.notes == ["tap", "row", "own"])
    let error = try #require(throws: ElementError.self) { try screen.find(text: "Deaf").activate() }
    #expect(error.description.contains("it has no default action, and no gesture listens at"))
  }

  @Test func customActionsByTheirNames() throws {
    let model = Model()
    let screen = try screen {
      Text("Card").accessibilityAction(named: "Next") { model.notes.append("next") }
        .accessibilityAction(named: Text("Previous")) { model.notes.append("previous") }
        .accessibilityActions {
          Button("Share") { model.notes.append("share") }
          if model.isOpen { Button("Close") { model.isOpen = false } }
        }
        .accessibilityAction {
          model.notes.append("star")
        } label: {
          Label2(text: "Star")
        }
    }
    let card = try screen.find(text: "Card")
    #expect(card.actions == ["Next", "Previous", "Share", "Close", "Star"])
    for name in card.actions { try card.perform(action: name) }
    #expect(model.notes == ["next", "previous", "share", "star"])
    #expect(card.actions == ["Next", "Previous", "Share", "Star"], "the list is that of now")
    let error = try #require(throws: ElementError.self) { try card.perform(action: "Nxet") }
    #expect(error.description.contains("its actions are \"Next\", \"Previous\", \"Share\", \"Star\"; did you mean \"Next\"?"))
    let none = try #require(throws: ElementError.self) { try card.increment() }
    #expect(none.description.contains("has no accessibilityAdjustableAction"))
  }

  private struct Label2: View {
    let text: String
    var body: some View {
      HStack {
        Image(systemName: "star").accessibilityHidden(true); Text(text)
      }
    }
  }

  @Test func adjustingGoesUpAndDown() throws {
    let model = Model()
    let screen = try screen {
      Circle().frame(width: 40, height: 40).accessibilityLabel("Volume").accessibilityValue("\(model.volume)")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: model.volume += 1
          case .decrement: model.volume -= 1
          }
        }
    }
    #expect(screen.voiceOverOrder == ["Volume, 5, Adjustable"])
    let volume = try screen.find(text: "Volume")
    try volume.increment()
    try volume.increment()
    try volume.decrement()
    #expect(volume.value == "6" && volume.traits.contains(.adjustable))
  }

  @Test func combinedElementsTakeActionsOver() throws {
    let model = Model()
    let screen = try screen {
      VStack {
        HStack {
          Text("Wifi")
          Button("Connect") { model.notes.append("connect") }
        }.accessibilityElement(children: .combine)
        HStack {
          Text("Mail")
          Button("Reply") { model.notes.append("reply") }
          Button("Delete") { model.notes.append("delete") }
          Button("Archive") { model.notes.append("archive") }.disabled(true)
        }.accessibilityElement(children: .combine)
      }
    }
    #expect(screen.voiceOverOrder == ["Wifi, Connect, Button", "Mail, Reply, Delete, Archive, Actions available"])
    try screen.find(role: .button, label: "Wifi, Connect").activate()
    let mail = try screen.find(text: "Mail, Reply, Delete, Archive")
    #expect(mail.actions == ["Reply", "Delete"])
    try mail.perform(action: "Delete")
    #expect(model.notes == ["connect", "delete"])
    try screen.find(text: "Wifi").activate()
    #expect(model.notes.last == "connect", "a part stands for the whole")
  }

  @Test func escapeMagicTapAndScrollBubble() throws {
    let model = Model()
    let screen = try screen {
      VStack { Text("Inner") }.accessibilityElement(children: .contain)
        .accessibilityAction(.escape) { model.notes.append("escape") }
        .accessibilityAction(.magicTap) { model.notes.append("magic") }
        .accessibilityScrollAction { model.notes.append("\($0)") }
    }
    let inner = try screen.find(text: "Inner")
    try inner.escape()
    try inner.magicTap()
    try inner.scroll(to: .bottom)
    #expect(model.notes == ["escape", "magic", "bottom"])
    #expect(throws: ElementError.self) { try inner.perform(action: "escape") }
  }

  @Test func theActivationPointIsTapped() throws {
    let model = Model()
    let screen = try screen {
      HStack(spacing: 0) {
        Color.red.frame(width: 50, height: 50).onTapGesture { model.notes.append("left") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { model.notes.append("right") }
      }.accessibilityElement().accessibilityLabel("Pair").accessibilityActivationPoint(.trailing)
        .accessibilityActivationPoint(UnitPoint(x: 0.9, y: 0.5))
    }
    try screen.find(text: "Pair").activate()
    #expect(model.notes == ["right"])
  }

  @Test func whatCannotBeDoneIsSaid() throws {
    let model = Model()
    let screen = try screen {
      VStack {
        Button("Off") {}.disabled(true)
        Text("Hidden").accessibilityHidden(true)
        VStack {
          Text("a"); Text("b")
        }.accessibilityIdentifier("group")
        if model.isOpen { Button("Gone") { model.isOpen = false } }
        Color.red.frame(width: 9, height: 9).accessibilityIdentifier("silent")
      }
    }
    func reason(_ body: () throws -> Void) throws -> String {
      try #require(throws: ElementError.self, performing: body).description
    }
    #expect(try reason { try screen.find(text: "Off").activate() }.contains("it is disabled"))
    #expect(try reason { try screen.find(text: "Hidden").activate() }.contains("accessibilityHidden"))
    #expect(try reason { try screen.find(id: "group").activate() }.contains("meets 2 elements in its place"))
    #expect(try reason { try screen.find(id: "silent").activate() }.contains("has no label"))
    #expect(try reason { _ = try screen.find(role: .button, label: "Of") }.contains("There is: button \"Off\""))
    let gone = try screen.find(text: "Gone")
    try gone.activate()
    #expect(try reason { try gone.activate() }.contains("its view is gone"))
    #expect(gone.traits.isEmpty && gone.actions.isEmpty)
  }

  @Test func actionsThatActAgainAreHeld() throws {
    let model = Model()
    var screen: Screen!
    screen = try self.screen {
      Text("\(model.volume)").accessibilityIdentifier("t").accessibilityAction(named: "Again") {
        model.volume += 1
        try? screen.find(id: "t").perform(action: "Again")
      }
    }
    try screen.find(id: "t").perform(action: "Again")
    #expect(!screen.reports.isEmpty && model.volume >= 6, "no frame inside a frame")
    screen = nil
  }

  @Test func settingsReachViews() throws {
    struct Probe: View {
      @Environment(\.accessibilityVoiceOverEnabled) var voiceOver
      @Environment(\.accessibilitySwitchControlEnabled) var switchControl
      @Environment(\.accessibilityDifferentiateWithoutColor) var differentiate
      @Environment(\.accessibilityEnabled) var any
      @Environment(\.accessibilityReduceMotion) var reduceMotion
      var body: some View { Text("\(voiceOver) \(switchControl) \(differentiate) \(any) \(reduceMotion)") }
    }
    let screen = try Screen(.iPhoneSE, settings: Settings(differentiatesWithoutColor: true)) { Probe() }
    #expect(screen.shows(text: "false false true false false"))
    screen.change {
      $0.isVoiceOverOn = true
      $0.reducesMotion = true
      $0.framesPerSecond = 120
    }
    #expect(screen.shows(text: "true false true true true") && screen.settings.framesPerSecond == 60)
  }
}
