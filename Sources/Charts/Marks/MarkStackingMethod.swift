/// What becomes of bars or areas at the same place.
public struct MarkStackingMethod: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case standard, normalized, center, unstacked }
  let kind: Kind

  /// Each begins where the one before it ends; those below 0 go down from 0.
  public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }
  /// The same, stretched so that each stack has the length 1.
  public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }
  /// The same, with the middle of each stack at 0.
  public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }
  /// All begin at 0, the later in front.
  public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }
}
