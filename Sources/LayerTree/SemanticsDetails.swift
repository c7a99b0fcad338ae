import CoreGraphics

/// What few layers say of their meaning, kept apart so that the others are small. Written once, by the view that makes it.
///
/// Nothing here is worked on in a frame: whoever asks reads it from the layers, and works out then what it means together.
public final class SemanticsDetails {
  /// What becomes of the elements in the layer.
  public enum Children: Sendable {
    /// The layer is an element by itself; those in it are not.
    case ignore
    /// It is one element made of them.
    case combine
    /// It is a group of them.
    case contain
  }

  /// What a hidden layer holds for the element that it lies in.
  public enum Holding: Sendable {
    /// Elements whose default actions are custom actions of that element.
    case actions
    /// Elements that stand for it.
    case representation
    /// Elements in it.
    case children
  }

  /// What becomes of it when it is activated, read after a pause.
  public var hint: String?
  /// Besides those that follow from the role.
  public var addedTraits: SemanticsTraits = []
  /// Taken from those that follow from the role.
  public var removedTraits: SemanticsTraits = []
  /// Seen, and not met by assistive technology, with all that is below it.
  public var isHidden = false
  /// What becomes of the elements below; nil: nothing is said.
  public var children: Children?
  /// Elements of a group with a higher one come first; 0 where nothing is said.
  public var sortPriority: Double?
  /// What a person may call it by voice; nil leaves the label.
  public var inputLabels: [String]?
  /// From 1 to 6, or 0 for a heading of no level.
  public var headingLevel: Int?
  /// What it does, the default one among them, in the order in which it was said.
  public var actions: [SemanticsAction] = []
  /// Up by one step (true) or down.
  public var adjust: ((Bool) -> Void)?
  /// Scrolls towards an edge, where assistive technology asks for it.
  public var scroll: ((SemanticsEdge) -> Void)?
  /// Where activating taps, in a layer of the given size; nil is the middle.
  public var activationPoint: ((CGSize) -> CGPoint)?
  /// What the layer holds for the one around; nil: it is no holder.
  public var holding: Holding?

  public init() {}
}

extension SemanticsDetails: Hashable {
  public static func == (a: SemanticsDetails, b: SemanticsDetails) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Something that assistive technology can have done.
public struct SemanticsAction {
  /// Which of the things that can be asked for.
  public enum Kind: Hashable, Sendable {
    /// What a double tap does in VoiceOver.
    case activate
    /// A scrub with two fingers: away from here.
    case escape
    /// A double tap with two fingers: the most important thing.
    case magicTap
    /// By its words in a list.
    case named(String)
  }
  /// What asks for it.
  public let kind: Kind
  /// Runs code of the application; to be called in step 1 of a frame.
  public let perform: () -> Void

  public init(_ kind: Kind, perform: @escaping () -> Void) {
    self.kind = kind
    self.perform = perform
  }
}

/// Where content is scrolled to.
public enum SemanticsEdge: Hashable, Sendable { case top, leading, bottom, trailing }

/// What an element is like, beyond its role; the bits are those of UIKit's traits.
public struct SemanticsTraits: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let button = SemanticsTraits(rawValue: 1 << 0)
  public static let link = SemanticsTraits(rawValue: 1 << 1)
  public static let image = SemanticsTraits(rawValue: 1 << 2)
  public static let selected = SemanticsTraits(rawValue: 1 << 3)
  public static let playsSound = SemanticsTraits(rawValue: 1 << 4)
  public static let keyboardKey = SemanticsTraits(rawValue: 1 << 5)
  public static let staticText = SemanticsTraits(rawValue: 1 << 6)
  public static let summaryElement = SemanticsTraits(rawValue: 1 << 7)
  public static let notEnabled = SemanticsTraits(rawValue: 1 << 8)
  public static let updatesFrequently = SemanticsTraits(rawValue: 1 << 9)
  public static let searchField = SemanticsTraits(rawValue: 1 << 10)
  public static let startsMediaSession = SemanticsTraits(rawValue: 1 << 11)
  public static let adjustable = SemanticsTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = SemanticsTraits(rawValue: 1 << 13)
  public static let causesPageTurn = SemanticsTraits(rawValue: 1 << 14)
  public static let tabBar = SemanticsTraits(rawValue: 1 << 15)
  public static let header = SemanticsTraits(rawValue: 1 << 16)
  /// Not one of UIKit's public bits.
  public static let modal = SemanticsTraits(rawValue: 1 << 40)
  public static let toggleButton = SemanticsTraits(rawValue: 1 << 53)
}
