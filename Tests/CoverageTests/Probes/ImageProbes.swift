import SwiftUI

@MainActor func imageProbes(_ probes: Probes) {
  let star = Image(systemName: "star")
  probes.shows("Image", star)
  probes.compare("Image.resizable()", star, star.resizable())
  probes.compare(
    "Image.renderingMode(_:)", chequers.foregroundStyle(.red), chequers.renderingMode(.template).foregroundStyle(.red))
  probes.compare(
    "Image.interpolation(_:)", chequers.resizable().frame(width: 50, height: 50),
    chequers.resizable().interpolation(.none).frame(width: 50, height: 50))
  probes.probe("imageScale(_:)", on: star) { $0.imageScale(.large) }
  probes.probe("symbolVariant(_:)", on: star) { $0.symbolVariant(.fill) }
}

/// Two black pixels and two clear ones.
private let chequers: Image = {
  let pixels = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
  pixels.copyMemory(from: [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255] as [UInt8], byteCount: 16)
  let image = CGImage(width: 2, height: 2, bytesPerRow: 8, isOpaque: false, adopting: pixels)
  return Image(decorative: image, scale: 1)
}()
