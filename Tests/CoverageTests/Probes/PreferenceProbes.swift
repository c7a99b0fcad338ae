import SwiftUI

@MainActor func preferenceProbes(_ probes: Probes) {
  func shown(_ view: some View) -> some View { view.overlayPreferenceValue(Total.self) { Text("total \($0)") } }
  probes.compare("preference(key:value:)", shown(Sign()), shown(Sign().preference(key: Total.self, value: 4)))
  probes.compare(
    "transformPreference(_:_:)", shown(Sign().preference(key: Total.self, value: 4)),
    shown(Sign().preference(key: Total.self, value: 4).transformPreference(Total.self) { $0 *= 2 }))
  probes.probe("overlayPreferenceValue(_:alignment:_:)", on: Sign().preference(key: Total.self, value: 4)) {
    $0.overlayPreferenceValue(Total.self) { Text("total \($0)") }
  }
  probes.probe("backgroundPreferenceValue(_:alignment:_:)", on: Sign().preference(key: Total.self, value: 4)) {
    $0.backgroundPreferenceValue(Total.self) { Text("total \($0)") }
  }
  probes.noting("onPreferenceChange(_:perform:)", on: Sign().preference(key: Total.self, value: 4)) { view, notes in
    view.onPreferenceChange(Total.self) { notes.add("\($0)") }
  }

  func marked(_ view: some View) -> some View {
    view.overlayPreferenceValue(Places.self) { places in
      GeometryReader { proxy in Text("\(places.count) at \(String(describing: places.map { proxy[$0] }))").font(.system(size: 7))
      }
    }
  }
  probes.compare(
    "anchorPreference(key:value:transform:)", marked(Sign()),
    marked(Sign().anchorPreference(key: Places.self, value: .bounds) { [$0] }))
  probes.compare(
    "transformAnchorPreference(key:value:transform:)", marked(Sign()),
    marked(Sign().transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }))
}

private struct Total: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Places: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
