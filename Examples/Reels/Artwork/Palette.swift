import SwiftUI

/// A colour that can be mixed.
struct Ink: Hashable, Sendable {
  let red: Double, green: Double, blue: Double

  init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  init(_ hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }

  var color: Color { Color(red: red, green: green, blue: blue) }

  /// `share` 0 is this colour, 1 is the other.
  func mixed(with other: Ink, share: Double) -> Ink {
    Ink(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}

/// A ground of two colours and five inks, from the lightest part to the darkest.
struct Palette: Hashable, Sendable {
  let top: Ink, bottom: Ink
  let inks: [Ink]

  private init(_ top: Int, _ bottom: Int, _ inks: [Int]) {
    self.top = Ink(top)
    self.bottom = Ink(bottom)
    self.inks = inks.map(Ink.init)
  }

  var ground: LinearGradient { vertical(top, bottom) }

  func vertical(_ upper: Ink, _ lower: Ink) -> LinearGradient {
    LinearGradient(colors: [upper.color, lower.color], startPoint: .top, endPoint: .bottom)
  }

  func diagonal(_ first: Ink, _ second: Ink) -> LinearGradient {
    LinearGradient(colors: [first.color, second.color], startPoint: .topLeading, endPoint: .bottomTrailing)
  }

  /// The colour at `share` of the way from the first ink to the last.
  func blend(_ share: Double) -> Ink {
    let place = min(max(share, 0), 1) * Double(inks.count - 1)
    let index = min(Int(place), inks.count - 2)
    return inks[index].mixed(with: inks[index + 1], share: place - Double(index))
  }

  static let all = [
    Palette(0x2B1055, 0xF0566A, [0xFFE29A, 0xFFB067, 0xF0566A, 0x8C2F7A, 0x2B1055]),  // dusk
    Palette(0x10002B, 0x5A189A, [0xE0AAFF, 0xFF9E00, 0xFF6D00, 0x7B2CBF, 0x240046]),  // ember
    Palette(0xD8F3DC, 0x95D5B2, [0xFFFFFF, 0xFFB703, 0x52B788, 0x2D6A4F, 0x1B4332]),  // mint
    Palette(0x0B3954, 0x087E8B, [0xF5F0E1, 0xBFD7EA, 0xFF5A5F, 0xC81D25, 0x06283D]),  // riviera
    Palette(0xF4EBDD, 0xE3C9A4, [0xFEFAE0, 0xDDA15E, 0xBC6C25, 0x606C38, 0x283618]),  // sand
    Palette(0x03045E, 0x0077B6, [0xFFFFFF, 0xCAF0F8, 0xFFB5A7, 0x00B4D8, 0x023E8A]),  // ice
    Palette(0xF2E8CF, 0xEBDCB2, [0xFCBF49, 0xF77F00, 0xD62828, 0x2A9D8F, 0x003049]),  // bauhaus
    Palette(0x0D0221, 0x3B1C71, [0xF9C80E, 0x2DE2E6, 0xFF3864, 0xC2187B, 0x261447]),  // neon
    Palette(0xFFE5EC, 0xFFB3C6, [0xFFFFFF, 0xBDE0FE, 0xFF8FAB, 0xFB6F92, 0x5A189A]),  // candy
    Palette(0x3D1F14, 0x9C2C13, [0xF2E2CE, 0xE6B17E, 0xD9733B, 0x9C2C13, 0x2A120A]),  // clay
  ]
}
