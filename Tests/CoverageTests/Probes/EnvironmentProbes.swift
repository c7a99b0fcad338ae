import SwiftUI

@MainActor func environmentProbes(_ probes: Probes) {
  probes.probe("environment(_:_:)", on: Reader(\.layoutDirection)) { $0.environment(\.layoutDirection, .rightToLeft) }
  probes.probe("transformEnvironment(_:transform:)", on: Reader(\.lineSpacing)) {
    $0.transformEnvironment(\.lineSpacing) { $0 += 3 }
  }
  probes.probe("environment(_:)", on: ModelReader()) { $0.environment(Model()) }
  probes.compare("environmentObject(_:)", EmptyView(), ObjectReader().environmentObject(Announcer()))
  probes.probe("disabled(_:)", on: Reader(\.isEnabled)) { $0.disabled(true) }
  probes.probe("colorScheme(_:)", on: Color.primary) { $0.colorScheme(.dark) }
  probes.probe("preferredColorScheme(_:)") { $0.preferredColorScheme(.dark) }
  probes.probe("dynamicTypeSize(_: DynamicTypeSize)") { $0.dynamicTypeSize(.accessibility2) }
  probes.probe("dynamicTypeSize(_: T)") { $0.dynamicTypeSize(.xxxLarge...) }

  // Each value, read by a child, is what a parent has set.
  func value<Value>(_ name: String, _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    probes.probe("EnvironmentValues." + name, on: Reader(path)) { $0.environment(path, value) }
  }
  value("calendar", \.calendar, Calendar(identifier: .hebrew))
  value("locale", \.locale, Locale(identifier: "de_DE"))
  value("symbolVariants", \.symbolVariants, .fill)
  value("timeZone", \.timeZone, TimeZone(secondsFromGMT: 3600)!)
  value("isEnabled", \.isEnabled, false)
  value("horizontalSizeClass", \.horizontalSizeClass, .regular)
  value("verticalSizeClass", \.verticalSizeClass, .compact)
  value("accessibilityReduceMotion", \.accessibilityReduceMotion, true)
  value("scenePhase", \.scenePhase, .inactive)
  value("displayScale", \.displayScale, 3)
  probes.probe("EnvironmentValues.pixelLength", on: Reader(\.pixelLength)) { $0.environment(\.displayScale, 3) }

  // These are read by what the runtime draws as well.
  func drawn<Value>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, on view: some View = Sign()
  ) {
    probes.probe("EnvironmentValues." + name, on: view) { $0.environment(path, value) }
  }
  drawn("colorScheme", \.colorScheme, .dark)
  drawn("dynamicTypeSize", \.dynamicTypeSize, .xxxLarge)
  drawn("font", \.font, .caption)
  drawn("imageScale", \.imageScale, .large, on: Image(systemName: "star"))
  drawn("layoutDirection", \.layoutDirection, .rightToLeft)
  drawn("lineLimit", \.lineLimit, 1, on: Paragraph())
  drawn("lineSpacing", \.lineSpacing, 6, on: Paragraph())
  drawn("minimumScaleFactor", \.minimumScaleFactor, 0.3, on: Paragraph().lineLimit(1))
  drawn("multilineTextAlignment", \.multilineTextAlignment, .trailing, on: Paragraph())
  drawn("truncationMode", \.truncationMode, .head, on: Paragraph().lineLimit(1))
}

@Observable private final class Model { let name = "model" }

private struct ModelReader: View {
  @Environment(Model.self) private var model: Model?
  var body: some View { Text(model?.name ?? "none") }
}

private final class Announcer: ObservableObject { @Published var name = "object" }

private struct ObjectReader: View {
  @EnvironmentObject private var announcer: Announcer
  var body: some View { Text(announcer.name) }
}
