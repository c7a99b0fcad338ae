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

extension UIView.AutoresizingMask {
  /// Along one axis: the margin before the view, its length, the margin behind it.
  static let horizontalParts: [Self] = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
  static let verticalParts: [Self] = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
}

/// One axis of a view inside its superview: a margin, the view's length, a margin; and what each takes of the superview's growth.
///
/// The flexible parts share it in proportion to their sizes, or equally when those are all zero. Without a flexible part nothing
/// moves.
struct AutoresizedAxis {
  let origin: CGFloat, length: CGFloat
  private(set) var originShare: CGFloat = 0, lengthShare: CGFloat = 0
  let isFlexible: Bool

  /// - Parameters:
  ///   - outer: The superview's length, in points.
  ///   - parts: `horizontalParts` or `verticalParts`.
  init(origin: CGFloat, length: CGFloat, outer: CGFloat, mask: UIView.AutoresizingMask, parts: [UIView.AutoresizingMask]) {
    self.origin = origin
    self.length = length
    let flexible = parts.map { mask.contains($0) }
    let count = flexible.filter { $0 }.count
    isFlexible = count > 0
    guard count > 0 else { return }
    let lengths = [origin, length, outer - origin - length]
    let total = zip(lengths, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total == 0 ? 1 / CGFloat(count) : lengths[index] / total
    }
    originShare = share(0)
    lengthShare = share(1)
  }

  /// Where the view lies once the superview is longer by so many points. A length never becomes negative.
  func grown(by growth: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    guard isFlexible, growth != 0 else { return (origin, length) }
    return (origin + growth * originShare, max(0, length + growth * lengthShare))
  }
}

extension UIView {
  /// Gives the view the frame its mask asks for after the superview's size changed.
  func autoresize(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty, translatesAutoresizingMaskIntoConstraints else { return }
    let mask = autoresizingMask
    let horizontal = AutoresizedAxis(
      origin: frame.minX, length: frame.width, outer: old.width, mask: mask, parts: UIView.AutoresizingMask.horizontalParts
    ).grown(by: new.width - old.width)
    let vertical = AutoresizedAxis(
      origin: frame.minY, length: frame.height, outer: old.height, mask: mask, parts: UIView.AutoresizingMask.verticalParts
    ).grown(by: new.height - old.height)
    frame = CGRect(x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
  }
}
