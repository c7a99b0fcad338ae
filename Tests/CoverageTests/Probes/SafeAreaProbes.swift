import SwiftUI

@MainActor func safeAreaProbes(_ probes: Probes) {
  probes.probe("ignoresSafeArea(_:edges:)", on: Color.red) { $0.ignoresSafeArea(edges: .leading) }
  probes.probe("edgesIgnoringSafeArea(_:)", on: Color.red) { $0.edgesIgnoringSafeArea(.leading) }
  probes.probe("safeAreaPadding(_: CGFloat)", on: Color.red) { $0.safeAreaPadding(8) }
  probes.probe("safeAreaPadding(_: EdgeInsets)", on: Color.red) {
    $0.safeAreaPadding(EdgeInsets(top: 1, leading: 9, bottom: 1, trailing: 0))
  }
  probes.probe("safeAreaPadding(_:_:)", on: Color.red) { $0.safeAreaPadding(.top, 9) }
  probes.probe(
    "safeAreaInset(edge: VerticalEdge, alignment: HorizontalAlignment, spacing: CGFloat?, content: () -> V)", on: Color.red
  ) { $0.safeAreaInset(edge: .bottom) { Text("bar") } }
  probes.probe(
    "safeAreaInset(edge: HorizontalEdge, alignment: VerticalAlignment, spacing: CGFloat?, content: () -> V)", on: Color.red
  ) { $0.safeAreaInset(edge: .leading) { Text("bar") } }
}
