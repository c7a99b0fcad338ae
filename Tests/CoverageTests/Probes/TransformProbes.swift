import SwiftUI

@MainActor func transformProbes(_ probes: Probes) {
  probes.probe("offset(_:)") { $0.offset(CGSize(width: 9, height: 3)) }
  probes.probe("offset(x:y:)") { $0.offset(x: 9) }
  probes.probe("scaleEffect(_: CGFloat, anchor: UnitPoint)") { $0.scaleEffect(0.5, anchor: .topLeading) }
  probes.probe("scaleEffect(_: CGSize, anchor: UnitPoint)") { $0.scaleEffect(CGSize(width: 0.5, height: 1)) }
  probes.probe("scaleEffect(x:y:anchor:)") { $0.scaleEffect(y: 2) }
  probes.probe("rotationEffect(_:anchor:)") { $0.rotationEffect(.degrees(30)) }
  probes.probe("rotation3DEffect(_:axis:anchor:anchorZ:perspective:)") { $0.rotation3DEffect(.degrees(50), axis: (0, 1, 0)) }
  probes.probe("projectionEffect(_:)") { $0.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 5, y: 5))) }
  probes.probe("transformEffect(_:)") { $0.transformEffect(CGAffineTransform(scaleX: 0.5, y: 0.5)) }
  probes.compare(
    "flipsForRightToLeftLayoutDirection(_:)", Sign().environment(\.layoutDirection, .rightToLeft),
    Sign().flipsForRightToLeftLayoutDirection(true).environment(\.layoutDirection, .rightToLeft))
}
