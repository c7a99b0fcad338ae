extension NSLayoutConstraint {
  /// The part of a view or guide that a constraint speaks of. Raw values are those of iOS.
  public enum Attribute: Int, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins,
      centerYWithinMargins
    case notAnAttribute = 0
  }

  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// What can be compared with what.
  enum Family {
    case horizontalPlace, verticalPlace, size, nothing
  }

  var family: Family {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: return .horizontalPlace
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: return .horizontalPlace
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: return .verticalPlace
    case .topMargin, .bottomMargin, .centerYWithinMargins: return .verticalPlace
    case .width, .height: return .size
    case .notAnAttribute: return .nothing
    }
  }

  /// Its side depends on the direction of reading.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: return true
    default: return false
    }
  }
  /// Its side is the same in both directions of reading.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: return true
    default: return false
    }
  }

  /// The same edge of the margins guide, for the attributes of margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: return .left
    case .rightMargin: return .right
    case .topMargin: return .top
    case .bottomMargin: return .bottom
    case .leadingMargin: return .leading
    case .trailingMargin: return .trailing
    case .centerXWithinMargins: return .centerX
    case .centerYWithinMargins: return .centerY
    default: return nil
    }
  }
}
