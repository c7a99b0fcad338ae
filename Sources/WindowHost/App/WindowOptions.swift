import CoreGraphics
import Touchstone

/// How an application is shown in a window.
public struct WindowOptions {
  public var device = Device.iPhone14
  public var settings = Settings()
  /// Pixels a point; nil for the most of 3, 2 and 1 that fits the display.
  public var scale: CGFloat?
  public var showsFrame = true
  public var printsFigures = false

  public init() {}

  /// For `--help`.
  public static let help = """
      --device NAME     \(Device.named.map { "\"\($0.name)\"" }.joined(separator: ", "))
                        (default: "iPhone 14")
      --locale NAME     such as ko_KR (default: en_US)
      --dark            dark appearance
      --scale N         1, 2 or 3 pixels a point (default: the most that fits the display)
      --no-frame        without the device around the screen
      --figures         prints what the window did whenever it comes to rest, and at its end
    """

  /// Takes the options at the front of `words` as long as they are the window's own, and leaves the rest.
  package mutating func take(_ words: inout ArraySlice<String>) throws {
    while let word = words.first {
      var rest = words.dropFirst()
      guard try take(word, &rest) else { return }
      words = rest
    }
  }

  private mutating func take(_ word: String, _ rest: inout ArraySlice<String>) throws -> Bool {
    switch word {
    case "--device": device = try CommandWords.device(CommandWords.value(of: word, in: &rest))
    case "--locale": settings.locale = try CommandWords.locale(CommandWords.value(of: word, in: &rest))
    case "--dark": settings.isDark = true
    case "--no-frame": showsFrame = false
    case "--figures": printsFigures = true
    case "--scale":
      let value = try CommandWords.value(of: word, in: &rest)
      guard let number = Int(value), (1...3).contains(number) else {
        throw UsageError("\"\(value)\" is no scale; there are 1, 2 and 3 pixels a point")
      }
      scale = CGFloat(number)
    default: return false
    }
    return true
  }
}
