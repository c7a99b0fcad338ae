import CoreGraphics

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// Where content lies at first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// Which part stays in view when content or view change their size.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where content lies that is smaller than the view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)

  fileprivate var path: WritableKeyPath<ScrollAnchors, UnitPoint?> {
    switch kind {
    case .initialOffset: \.initial
    case .sizeChanges: \.sizeChanges
    case .alignment: \.alignment
    }
  }
}

extension View {
  /// The point of the content that lies on the same point of the scroll view at first, that stays there when sizes change, and to which
  /// small content is aligned; nil: the top leading one.
  ///
  /// A change of sizes keeps what was at the anchor; content that fingers have moved away from it stays where it is.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) {
      let anchor = anchor.map { OddNumbers.finite($0, "defaultScrollAnchor(_:)") }
      $0.anchors = ScrollAnchors(initial: anchor, sizeChanges: anchor, alignment: anchor)
    }
  }
  /// The same for one of the three.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scrollSettings) {
      $0.anchors[keyPath: role.path] = anchor.map { OddNumbers.finite($0, "defaultScrollAnchor(_:for:)") }
    }
  }
}

/// Where a scroll view was before its sizes changed, and where that puts it afterwards.
struct ScrollKeeper {
  /// The offsets at which content may rest, by axis.
  typealias Range = (lower: CGPoint, upper: CGPoint)
  private let old: Range
  private let offset: CGPoint
  /// Closer than this counts as at the anchor, in points.
  private static let tolerance: CGFloat = 1

  init(_ range: Range, offset: CGPoint) {
    old = range
    self.offset = offset
  }

  /// The offset at first.
  static func initial(_ range: Range, _ traits: ScrollTraits, _ anchor: UnitPoint?, isRightToLeft: Bool) -> CGPoint {
    place(of: inPlace(anchor ?? .zero, isRightToLeft), in: range)
  }

  /// The offset after a change.
  func offset(_ range: Range, _ anchor: UnitPoint?, isRightToLeft: Bool) -> CGPoint {
    let physical = Self.inPlace(anchor ?? .zero, isRightToLeft)
    let was = Self.place(of: physical, in: old), becomes = Self.place(of: physical, in: range)
    var result = offset
    for axis in Axis.allCases {
      if anchor != nil && abs(offset[axis] - was[axis]) <= Self.tolerance {
        result[axis] = becomes[axis]
      } else if axis == .horizontal && isRightToLeft {
        // Counted from the right.
        result.x += range.upper.x - old.upper.x
      }
    }
    return result
  }

  private static func inPlace(_ anchor: UnitPoint, _ isRightToLeft: Bool) -> UnitPoint {
    isRightToLeft ? UnitPoint(x: 1 - anchor.x, y: anchor.y) : anchor
  }
  private static func place(of anchor: UnitPoint, in range: Range) -> CGPoint {
    CGPoint(
      x: range.lower.x + (range.upper.x - range.lower.x) * anchor.x, y: range.lower.y + (range.upper.y - range.lower.y) * anchor.y
    )
  }
}
