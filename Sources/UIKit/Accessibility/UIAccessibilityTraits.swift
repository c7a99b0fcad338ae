import LayerTree

/// What an element is like to assistive technology.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  package init(_ traits: SemanticsTraits) { rawValue = traits.rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(.button)
  public static let link = UIAccessibilityTraits(.link)
  public static let image = UIAccessibilityTraits(.image)
  public static let selected = UIAccessibilityTraits(.selected)
  public static let playsSound = UIAccessibilityTraits(.playsSound)
  public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
  public static let staticText = UIAccessibilityTraits(.staticText)
  public static let summaryElement = UIAccessibilityTraits(.summaryElement)
  public static let notEnabled = UIAccessibilityTraits(.notEnabled)
  public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
  public static let searchField = UIAccessibilityTraits(.searchField)
  public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
  public static let adjustable = UIAccessibilityTraits(.adjustable)
  public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)
  public static let tabBar = UIAccessibilityTraits(.tabBar)
  public static let header = UIAccessibilityTraits(.header)
  public static let toggleButton = UIAccessibilityTraits(.toggleButton)
}

extension UIAccessibilityTraits: CustomStringConvertible {
  private static let names: [(UIAccessibilityTraits, String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"), (.playsSound, "playsSound"),
    (.keyboardKey, "keyboardKey"), (.staticText, "staticText"), (.summaryElement, "summaryElement"),
    (.notEnabled, "notEnabled"), (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"), (.tabBar, "tabBar"),
    (.header, "header"), (.toggleButton, "toggleButton"),
  ]
  /// `[.button, .selected]`.
  public var description: String {
    "[" + Self.names.filter { contains($0.0) }.map { ".\($0.1)" }.joined(separator: ", ") + "]"
  }
}
