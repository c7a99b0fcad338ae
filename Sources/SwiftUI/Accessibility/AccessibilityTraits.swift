import LayerTree

/// What a view is like to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  var traits: SemanticsTraits

  private init(_ traits: SemanticsTraits) { self.traits = traits }
  public init() { traits = [] }

  public static let isButton = AccessibilityTraits(.button)
  /// Divides content into sections.
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isSearchField = AccessibilityTraits(.searchField)
  public static let isImage = AccessibilityTraits(.image)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Sums up what there is when the app starts.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// What lies beside it is out of reach.
  public static let isModal = AccessibilityTraits(.modal)
  public static let isToggle = AccessibilityTraits(.toggleButton)
  public static let isTabBar = AccessibilityTraits(.tabBar)

  // MARK: A set

  public func contains(_ member: AccessibilityTraits) -> Bool { traits.contains(member.traits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { AccessibilityTraits(traits.union(other.traits)) }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.intersection(other.traits))
  }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(traits.symmetricDifference(other.traits))
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
  @discardableResult
  public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    traits.subtract(member.traits)
    return removed.traits.isEmpty ? nil : removed
  }
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let old = intersection(newMember)
    formUnion(newMember)
    return old.traits.isEmpty ? nil : old
  }
}

extension View {
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    described { _, details in details.addedTraits = traits.traits }
  }
  /// Takes traits away that the view would have by itself.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    described { _, details in details.removedTraits = traits.traits }
  }
}
