/// What of a section stays at the sides of the visible part as long as the section is in view.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// What a view is in its section, for lazy containers.
struct SectionTrait {
  enum Part { case header, footer }
  let part: Part
  /// The same for header and footer of one section.
  let identity: SectionIdentity

  var pin: PinnedScrollableViews { part == .header ? .sectionHeaders : .sectionFooters }
}

/// Tells sections apart.
final class SectionIdentity {}
