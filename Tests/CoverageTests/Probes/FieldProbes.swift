import SwiftUI
import Touchstone

@MainActor func fieldProbes(_ probes: Probes) {
  let typing: Probe.Script = { trial in
    trial.tap()
    trial.screen.type("12 ab\n")
  }
  func type(_ text: String) -> Probe.Script { { $0.screen.type(text) } }

  probes.shows("TextField", TextField("Name", text: .constant("")))
  probes.shows("SecureField", SecureField("Password", text: .constant("secret")))
  probes.probe("textFieldStyle(_:)", on: TextField("Name", text: .constant(""))) { $0.textFieldStyle(.roundedBorder) }
  probes.probe("keyboardType(_:)", on: Typed(), after: typing) { $0.keyboardType(.numberPad) }
  probes.noting("onSubmit(of:_:)", on: Typed(), after: typing) { view, notes in view.onSubmit { notes.add("submitted") } }
  probes.compare(
    "submitScope(_:)", { notes in Typed().onSubmit { notes.add("submitted") } },
    { notes in Typed().submitScope().onSubmit { notes.add("submitted") } }, after: typing)
  probes.compare("focused(_:)", Asking(isBound: false), Asking(isBound: true), after: type("a"))
  probes.compare("focused(_:equals:)", Choosing(isBound: false), Choosing(isBound: true), after: type("a"))
  probes.compare("defaultFocus(_:_:)", Choosing(isBound: true, asks: false), Defaulting(), after: type("a"))
}

private struct Typed: View {
  @State private var text = ""
  var body: some View { TextField("Name", text: $text) }
}

/// Wants the focus for its field when it appears.
private struct Asking: View {
  let isBound: Bool
  @State private var text = ""
  @FocusState private var isFocused: Bool
  var body: some View {
    Group {
      if isBound { TextField("Name", text: $text).focused($isFocused) } else { TextField("Name", text: $text) }
    }
    .onAppear { isFocused = true }
  }
}

private struct Choosing: View {
  let isBound: Bool
  var asks = true
  @State private var text = ""
  @FocusState private var focus: Int?
  var body: some View {
    Group {
      if isBound { TextField("Name", text: $text).focused($focus, equals: 1) } else { TextField("Name", text: $text) }
    }
    .onAppear { if asks { focus = 1 } }
  }
}

private struct Defaulting: View {
  @State private var text = ""
  @FocusState private var focus: Int?
  var body: some View { TextField("Name", text: $text).focused($focus, equals: 1).defaultFocus($focus, 1) }
}
