import SwiftUI

@MainActor func effectProbes(_ probes: Probes) {
  probes.probe("opacity(_:)") { $0.opacity(0.5) }
  probes.probe("blur(radius:opaque:)") { $0.blur(radius: 3) }
  probes.probe("shadow(color:radius:x:y:)") { $0.shadow(radius: 3) }
  probes.probe("brightness(_:)") { $0.brightness(0.2) }
  probes.probe("contrast(_:)") { $0.contrast(0.5) }
  probes.probe("saturation(_:)") { $0.saturation(0.3) }
  probes.probe("grayscale(_:)") { $0.grayscale(1) }
  probes.probe("hueRotation(_:)") { $0.hueRotation(.degrees(90)) }
  probes.probe("colorInvert()") { $0.colorInvert() }
  probes.probe("colorMultiply(_:)") { $0.colorMultiply(.blue) }
  probes.probe("luminanceToAlpha()") { $0.luminanceToAlpha() }
  probes.probe("blendMode(_:)") { $0.blendMode(.difference) }
  probes.probe("visualEffect(_:)") { $0.visualEffect { content, proxy in content.offset(x: proxy.size.width / 8) } }
  // What is in a group does not blend with what is behind it.
  probes.probe("compositingGroup()", on: Blended()) { $0.compositingGroup() }
  probes.probe("drawingGroup(opaque:colorMode:)", on: Blended()) { $0.drawingGroup() }
  probes.probe("drawingGroup(opaque:colorMode:)", on: Sign().drawingGroup()) { _ in Sign().drawingGroup(opaque: true) }
}
