import CoreGraphics

/// Colours with a light and a dark value; the values are those of iOS 13 to 18 at normal contrast.
extension UIColor {
  public static let systemRed = pair(light: (255, 59, 48), dark: (255, 69, 58))
  public static let systemOrange = pair(light: (255, 149, 0), dark: (255, 159, 10))
  public static let systemYellow = pair(light: (255, 204, 0), dark: (255, 214, 10))
  public static let systemGreen = pair(light: (52, 199, 89), dark: (48, 209, 88))
  public static let systemMint = pair(light: (0, 199, 190), dark: (99, 230, 226))
  public static let systemTeal = pair(light: (48, 176, 199), dark: (64, 200, 224))
  public static let systemCyan = pair(light: (50, 173, 230), dark: (100, 210, 255))
  public static let systemBlue = pair(light: (0, 122, 255), dark: (10, 132, 255))
  public static let systemIndigo = pair(light: (88, 86, 214), dark: (94, 92, 230))
  public static let systemPurple = pair(light: (175, 82, 222), dark: (191, 90, 242))
  public static let systemPink = pair(light: (255, 45, 85), dark: (255, 55, 95))
  public static let systemBrown = pair(light: (162, 132, 94), dark: (172, 142, 104))

  public static let systemGray = pair(light: (142, 142, 147), dark: (142, 142, 147))
  public static let systemGray2 = pair(light: (174, 174, 178), dark: (99, 99, 102))
  public static let systemGray3 = pair(light: (199, 199, 204), dark: (72, 72, 74))
  public static let systemGray4 = pair(light: (209, 209, 214), dark: (58, 58, 60))
  public static let systemGray5 = pair(light: (229, 229, 234), dark: (44, 44, 46))
  public static let systemGray6 = pair(light: (242, 242, 247), dark: (28, 28, 30))

  public static let label = pair(light: (0, 0, 0), dark: (255, 255, 255))
  public static let secondaryLabel = pair(light: (60, 60, 67), 0.6, dark: (235, 235, 245), 0.6)
  public static let tertiaryLabel = pair(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  public static let quaternaryLabel = pair(light: (60, 60, 67), 0.18, dark: (235, 235, 245), 0.16)
  public static let placeholderText = pair(light: (60, 60, 67), 0.3, dark: (235, 235, 245), 0.3)
  public static let link = pair(light: (0, 122, 255), dark: (9, 132, 255))
  public static let separator = pair(light: (60, 60, 67), 0.29, dark: (84, 84, 88), 0.6)
  public static let opaqueSeparator = pair(light: (198, 198, 200), dark: (56, 56, 58))

  public static let systemBackground = pair(light: (255, 255, 255), dark: (0, 0, 0))
  public static let secondarySystemBackground = pair(light: (242, 242, 247), dark: (28, 28, 30))
  public static let tertiarySystemBackground = pair(light: (255, 255, 255), dark: (44, 44, 46))
  public static let systemGroupedBackground = pair(light: (242, 242, 247), dark: (0, 0, 0))
  public static let secondarySystemGroupedBackground = pair(light: (255, 255, 255), dark: (28, 28, 30))
  public static let tertiarySystemGroupedBackground = pair(light: (242, 242, 247), dark: (44, 44, 46))

  public static let systemFill = pair(light: (120, 120, 128), 0.2, dark: (120, 120, 128), 0.36)
  public static let secondarySystemFill = pair(light: (120, 120, 128), 0.16, dark: (120, 120, 128), 0.32)
  public static let tertiarySystemFill = pair(light: (118, 118, 128), 0.12, dark: (118, 118, 128), 0.24)
  public static let quaternarySystemFill = pair(light: (116, 116, 128), 0.08, dark: (118, 118, 128), 0.18)

  private typealias Bytes = (Int, Int, Int)

  private static func pair(light: Bytes, _ lightAlpha: CGFloat = 1, dark: Bytes, _ darkAlpha: CGFloat = 1) -> UIColor {
    let lightColor = color(light, lightAlpha)
    let darkColor = color(dark, darkAlpha)
    return UIColor { $0.userInterfaceStyle == .dark ? darkColor : lightColor }
  }

  private static func color(_ bytes: Bytes, _ alpha: CGFloat) -> UIColor {
    UIColor(red: CGFloat(bytes.0) / 255, green: CGFloat(bytes.1) / 255, blue: CGFloat(bytes.2) / 255, alpha: alpha)
  }
}
