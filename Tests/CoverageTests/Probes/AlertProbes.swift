import CoreGraphics
import Foundation
import SwiftUI

/// Alerts and dialogs. Titles are written as keys, strings and texts; each form is one declaration.
@MainActor func alertProbes(_ probes: Probes) {
  let wait: Probe.Script = { try $0.screen.settle() }
  let isOn = Binding.constant(true)
  let string = String("string")
  func probe<Changed: View>(_ name: String, _ change: @escaping (Sign) -> Changed) { probes.probe(name, after: wait, change) }
  func name(_ function: String, _ title: String, _ rest: String) -> String {
    "\(function)(_: \(title), isPresented: Binding<Bool>, \(rest))"
  }

  let actions = "actions: () -> A", message = "actions: () -> A, message: () -> M"
  probe(name("alert", "LocalizedStringKey", actions)) { $0.alert("key", isPresented: isOn) { Button("b") {} } }
  probe(name("alert", "S", actions)) { $0.alert(string, isPresented: isOn) { Button("b") {} } }
  probe(name("alert", "Text", actions)) { $0.alert(Text("text"), isPresented: isOn) { Button("b") {} } }
  probe(name("alert", "LocalizedStringKey", message)) {
    $0.alert("key", isPresented: isOn) {
    } message: {
      Text("m")
    }
  }
  probe(name("alert", "S", message)) {
    $0.alert(string, isPresented: isOn) {
    } message: {
      Text("m")
    }
  }
  probe(name("alert", "Text", message)) {
    $0.alert(Text("text"), isPresented: isOn) {
    } message: {
      Text("m")
    }
  }

  let of = "presenting: T?, actions: (T) -> A", said = "presenting: T?, actions: (T) -> A, message: (T) -> M"
  probe(name("alert", "LocalizedStringKey", of)) { $0.alert("key", isPresented: isOn, presenting: 3) { Text("\($0)") } }
  probe(name("alert", "S", of)) { $0.alert(string, isPresented: isOn, presenting: 3) { Text("\($0)") } }
  probe(name("alert", "Text", of)) { $0.alert(Text("text"), isPresented: isOn, presenting: 3) { Text("\($0)") } }
  probe(name("alert", "LocalizedStringKey", said)) {
    $0.alert("key", isPresented: isOn, presenting: 3) {
      Text("\($0)")
    } message: {
      Text("m \($0)")
    }
  }
  probe(name("alert", "S", said)) {
    $0.alert(string, isPresented: isOn, presenting: 3) {
      Text("\($0)")
    } message: {
      Text("m \($0)")
    }
  }
  probe(name("alert", "Text", said)) {
    $0.alert(Text("text"), isPresented: isOn, presenting: 3) {
      Text("\($0)")
    } message: {
      Text("m \($0)")
    }
  }
  probe("alert(isPresented:error:actions:)") { $0.alert(isPresented: isOn, error: Failure()) { Button("b") {} } }
  probe("alert(isPresented:error:actions:message:)") {
    $0.alert(isPresented: isOn, error: Failure()) { _ in
    } message: { _ in
      Text("m")
    }
  }

  let shown = "titleVisibility: Visibility, "
  probe(name("confirmationDialog", "LocalizedStringKey", shown + actions)) {
    $0.confirmationDialog("key", isPresented: isOn) { Button("b") {} }
  }
  probe(name("confirmationDialog", "S", shown + actions)) { $0.confirmationDialog(string, isPresented: isOn) { Button("b") {} } }
  probe(name("confirmationDialog", "LocalizedStringKey", shown + message)) {
    $0.confirmationDialog("key", isPresented: isOn) {
      Button("b") {}
    } message: {
      Text("m")
    }
  }
  probe(name("confirmationDialog", "S", shown + message)) {
    $0.confirmationDialog(string, isPresented: isOn) {
      Button("b") {}
    } message: {
      Text("m")
    }
  }
}

private struct Failure: LocalizedError {
  var errorDescription: String? { "failed" }
}
