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

  // What a device says of itself.
  func told<Value: Equatable>(_ name: String, _ path: KeyPath<EnvironmentValues, Value>, after script: @escaping Probe.Script) {
    probes.compare(
      "EnvironmentValues." + name, { _ in Color.clear }, { Watcher(path: path, notes: $0) }, mustCall: true, after: script)
  }
  told("scenePhase", \.scenePhase) { $0.screen.resignKey() }
  told("horizontalSizeClass", \.horizontalSizeClass) { $0.screen.resize(to: CGSize(width: 900, height: 420)) }
  told("verticalSizeClass", \.verticalSizeClass) { $0.screen.resize(to: CGSize(width: 200, height: 100)) }
  told("accessibilityReduceMotion", \.accessibilityReduceMotion) { $0.screen.change { $0.reducesMotion = true } }

  // These are read by what the runtime draws.
  func drawn<Value>(
    _ name: String, _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value, on view: some View = Sign()
  ) {
    probes.probe("EnvironmentValues." + name, on: view) { $0.environment(path, value) }
  }
  let midnight = Date(timeIntervalSinceReferenceDate: 0)
  drawn("calendar", \.calendar, Calendar(identifier: .hebrew), on: Text(midnight, style: .date))
  drawn("colorScheme", \.colorScheme, .dark)
  drawn("displayScale", \.displayScale, 3, on: Scaled())
  drawn("dynamicTypeSize", \.dynamicTypeSize, .xxxLarge)
  drawn("font", \.font, .caption)
  drawn("isEnabled", \.isEnabled, false, on: Button("Buy") {})
  drawn("locale", \.locale, Locale(identifier: "de_DE"), on: Text("\(1_234_567)"))
  drawn("symbolVariants", \.symbolVariants, .fill, on: Image(systemName: "heart"))
  drawn("timeZone", \.timeZone, TimeZone(secondsFromGMT: 3600)!, on: Text(midnight, style: .time))
  probes.probe("EnvironmentValues.pixelLength", on: Hairline()) { $0.environment(\.displayScale, 0.25) }
  drawn("imageScale", \.imageScale, .large, on: Image(systemName: "star"))
  drawn("layoutDirection", \.layoutDirection, .rightToLeft)
  drawn("lineLimit", \.lineLimit, 1, on: Paragraph())
  drawn("lineSpacing", \.lineSpacing, 6, on: Paragraph())
  drawn("minimumScaleFactor", \.minimumScaleFactor, 0.3, on: Paragraph().lineLimit(1))
  drawn("multilineTextAlignment", \.multilineTextAlignment, .trailing, on: Paragraph())
  drawn("truncationMode", \.truncationMode, .head, on: Paragraph().lineLimit(1))
}

/// Notes what a value becomes.
private struct Watcher<Value: Equatable>: View {
  @Environment private var value: Value
  private let notes: Notes
  init(path: KeyPath<EnvironmentValues, Value>, notes: Notes) {
    _value = Environment(path)
    self.notes = notes
  }
  var body: some View { Color.clear.onChange(of: value) { _, new in notes.add("\(new)") } }
}

/// A length that is rounded to pixels.
private struct Scaled: View {
  private struct Bar: View {
    @ScaledMetric private var side = 10.0
    var body: some View { Text(verbatim: "\(side)") }
  }
  var body: some View { Bar().environment(\.dynamicTypeSize, .xxxLarge) }
}

/// A line of one pixel.
private struct Hairline: View {
  @Environment(\.pixelLength) private var length
  var body: some View { Color.red.frame(width: 20, height: length) }
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
