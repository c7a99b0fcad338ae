import AttributeGraph
import UIKit

/// What presented content asks for, for the stage.
struct PresentedSettings {
  let sheet: SheetSettings
  let selection: Binding<PresentationDetent>?
  let colorScheme: ColorScheme
}

struct PresentationSettingsRule: Rule {
  let options: Attribute<PresentationOptions>
  let environment: Attribute<EnvironmentValues>
  let handle: BodyHandle
  unowned(unsafe) let viewGraph: ViewGraph

  func update(_ slot: Slot<PresentedSettings>) -> Bool {
    let options = options.value, environment = environment.value
    // The selection may be a property of an observable object.
    let sheet = handle.observing(in: viewGraph) { options.settings(in: environment) }
    return slot.put(
      PresentedSettings(sheet: sheet, selection: options.selection, colorScheme: environment.colorScheme))
  }
  func name() -> String { "settings of a presentation" }
}

struct PresentationSettingsEffect: Rule {
  let settings: Attribute<PresentedSettings>
  unowned let presentation: Presentation

  func update(_ slot: Slot<Void>) -> Bool {
    let settings = settings.value
    presentation.take(settings)
    return false
  }
  func name() -> String { "settings of \(presentation.name)" }
}

struct PresentedBackgroundRule: Rule {
  let options: Attribute<PresentationOptions>
  func update(_ slot: Slot<PresentedBackground>) -> Bool { slot.put(options.value.background ?? .none) }
  func name() -> String { "presentationBackground" }
}
