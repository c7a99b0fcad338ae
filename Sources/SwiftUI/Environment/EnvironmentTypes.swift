/// Light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The direction in which text and rows run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether the scene takes part in events.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

/// How lines of a text that has several lie beside each other.
public enum TextAlignment: CaseIterable, Hashable, Sendable { case leading, center, trailing }

/// The text size that the user chose.
public enum DynamicTypeSize: CaseIterable, Comparable, Hashable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
