import SwiftUI

@MainActor func clippingProbes(_ probes: Probes) {
  let large = Color.red.frame(width: 60, height: 60).frame(width: 30, height: 30)
  probes.probe("clipped()", on: large) { $0.clipped() }
  probes.probe("clipShape(_:style:)") { $0.clipShape(Circle()) }
  probes.probe("cornerRadius(_:)", on: Color.red) { $0.cornerRadius(20) }
  probes.probe("mask(_:)") { $0.mask(Circle()) }
  probes.probe("mask(alignment:_:)") { $0.mask(alignment: .leading) { Circle().frame(width: 20) } }
  probes.probe("contentShape(_:eoFill:)", on: Color.red) { $0.contentShape(Circle()) }
  probes.probe("allowsHitTesting(_:)") { $0.allowsHitTesting(false) }
  probes.probe("hidden()") { $0.hidden() }
}
