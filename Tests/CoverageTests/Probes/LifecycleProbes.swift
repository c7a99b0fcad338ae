import Combine
import SwiftUI

@MainActor func lifecycleProbes(_ probes: Probes) {
  probes.noting("onAppear(perform:)") { view, notes in view.onAppear { notes.add("appeared") } }
  probes.compare(
    "onDisappear(perform:)", Switching { if !$0 { Sign() } },
    { notes in Switching { if !$0 { Sign().onDisappear { notes.add("gone") } } } }, after: { try $0.flip() })
  probes.compare(
    "onChange(of: V, initial: Bool, _: () -> Void)", Switching { _ in Sign() },
    { notes in Switching { Sign().onChange(of: $0) { notes.add("changed") } } }, after: { try $0.flip() })
  probes.compare(
    "onChange(of: V, initial: Bool, _: (V, V) -> Void)", Switching { _ in Sign() },
    { notes in Switching { Sign().onChange(of: $0) { notes.add("\($0) \($1)") } } }, after: { try $0.flip() })
  probes.compare(
    "onChange(of:perform:)", Switching { _ in Sign() },
    { notes in Switching { Sign().onChange(of: $0, perform: { notes.add("\($0)") }) } }, after: { try $0.flip() })
  probes.noting("onGeometryChange(for: T.Type, of: @Sendable (GeometryProxy) -> T, action: (T) -> Void)") { view, notes in
    view.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { notes.add("\($0)") })
  }
  probes.noting("onGeometryChange(for: T.Type, of: @Sendable (GeometryProxy) -> T, action: (T, T) -> Void)") { view, notes in
    view.onGeometryChange(for: CGSize.self, of: { $0.size }, action: { notes.add("\($0) \($1)") })
  }
  probes.noting("onReceive(_:perform:)") { view, notes in view.onReceive(Just(3)) { notes.add("\($0)") } }
  probes.noting("task(priority:_:)", after: { await $0.waitForNotes() }) { view, notes in view.task { notes.add("ran") } }
  probes.noting("task(id:priority:_:)", after: { await $0.waitForNotes() }) { view, notes in
    view.task(id: 1) { notes.add("ran") }
  }
}

extension Probes {
  /// Only the changed scene writes notes.
  fileprivate func compare<Plain: View, Changed: View>(
    _ name: String, _ plain: Plain, _ changed: @escaping (Notes) -> Changed, after script: @escaping Probe.Script
  ) {
    compare(name, { _ in plain }, changed, mustCall: true, after: script)
  }
}
