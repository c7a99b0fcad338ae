import SwiftUI

@MainActor func layeringProbes(_ probes: Probes) {
  probes.probe("background(_:alignment:)") { $0.background(Circle(), alignment: .leading) }
  probes.probe("background(_:ignoresSafeAreaEdges:)") { $0.background(.red) }
  probes.probe("background(_:in:fillStyle:)") { $0.background(.red, in: Capsule()) }
  probes.probe("background(alignment:content:)") { $0.background(alignment: .top) { Color.red.frame(height: 5) } }
  probes.probe("background(ignoresSafeAreaEdges:)") { $0.background() }
  probes.probe("background(in:fillStyle:)") { $0.background(in: Capsule()) }
  probes.probe("border(_:width:)") { $0.border(.red, width: 3) }
  probes.probe("overlay(_:alignment:)") { $0.overlay(Circle(), alignment: .leading) }
  probes.probe("overlay(_:ignoresSafeAreaEdges:)") { $0.overlay(.red) }
  probes.probe("overlay(_:in:fillStyle:)") { $0.overlay(.red, in: Capsule()) }
  probes.probe("overlay(alignment:content:)") { $0.overlay(alignment: .top) { Color.red.frame(height: 5) } }
  probes.compare(
    "zIndex(_:)",
    ZStack {
      Color.red; Color.blue
    },
    ZStack {
      Color.red.zIndex(1); Color.blue
    })
}
