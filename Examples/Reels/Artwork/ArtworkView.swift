import SwiftUI

/// The cover of a record, drawn from its number: the same number gives the same cover at any size.
///
/// Ten compositions take turns. Each meets five of the ten palettes within fifty records.
struct ArtworkView: View {
  let number: Int

  var body: some View {
    let palette = Palette.all[(number * 3 + number / 10) % Palette.all.count]
    ZStack {
      palette.ground
      composition(palette: palette)
    }
    .clipped()
  }

  @ViewBuilder
  private func composition(palette: Palette) -> some View {
    switch number % 10 {
    case 0: RisingSun(palette: palette, seed: number)
    case 1: Waves(palette: palette, seed: number)
    case 2: Mosaic(palette: palette, seed: number)
    case 3: Arches(palette: palette, seed: number)
    case 4: Pulsar(palette: palette, seed: number)
    case 5: Peaks(palette: palette, seed: number)
    case 6: Dahlia(palette: palette, seed: number)
    case 7: Sunflower(palette: palette, seed: number)
    case 8: Eclipse(palette: palette, seed: number)
    default: Weave(palette: palette, seed: number)
    }
  }
}
