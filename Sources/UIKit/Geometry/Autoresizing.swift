import CoreGraphics

extension UIView {
  /// What may change when the superview's bounds change.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// One axis of a view inside its superview: a margin, the view's length, a margin.
struct AutoresizedAxis: Equatable {
  var origin: CGFloat, length: CGFloat

  /// Shares the change of the surrounding length among the flexible parts in proportion to their sizes, or equally when those
  /// are all zero. Without a flexible part nothing moves. A length never becomes negative.
  mutating func resize(
    from old: CGFloat, to new: CGFloat, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
  ) {
    let flexible = [flexibleStart, flexibleLength, flexibleEnd]
    let parts = [origin, length, old - origin - length]
    let count = flexible.filter { $0 }.count
    guard count > 0, old != new else { return }
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total == 0 ? (new - old) / CGFloat(count) : (new - old) * (parts[index] / total)
    }
    origin += share(0)
    length = max(0, length + share(1))
  }
}

extension UIView {
  /// Gives the view the frame its mask asks for after the superview's size changed.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    var horizontal = AutoresizedAxis(origin: frame.minX, length: frame.width)
    var vertical = AutoresizedAxis(origin: frame.minY, length: frame.height)
    horizontal.resize(
      from: old.width, to: new.width, flexibleStart: autoresizingMask.contains(.flexibleLeftMargin),
      flexibleLength: autoresizingMask.contains(.flexibleWidth),
      flexibleEnd: autoresizingMask.contains(.flexibleRightMargin))
    vertical.resize(
      from: old.height, to: new.height, flexibleStart: autoresizingMask.contains(.flexibleTopMargin),
      flexibleLength: autoresizingMask.contains(.flexibleHeight),
      flexibleEnd: autoresizingMask.contains(.flexibleBottomMargin))
    frame = CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }
}
