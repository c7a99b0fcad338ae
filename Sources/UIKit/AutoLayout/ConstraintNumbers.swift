import ConstraintSolver
import CoreGraphics

/// What the solver can reckon with. Beyond it the rounding of a double is more than what counts as zero there, and a solution may not be
/// found in any time.
enum ConstraintNumbers {
  /// Points (a choice; UIKit has "internal limits" too, and says so on the console).
  static let largestConstant: CGFloat = 1e7
  static let largestMultiplier: CGFloat = 1e5

  static func limited(_ value: CGFloat, to largest: CGFloat) -> CGFloat { min(max(value, -largest), largest) }
}

extension LinearExpression {
  /// The same for the solver, whatever sizes, insets and multipliers came together in it.
  var withinLimits: LinearExpression {
    let terms = terms.map { Term($0.variable, Self.limited($0.coefficient, Double(ConstraintNumbers.largestMultiplier))) }
    return LinearExpression(terms, constant: Self.limited(constant, 10 * Double(ConstraintNumbers.largestConstant)))
  }

  private static func limited(_ value: Double, _ largest: Double) -> Double {
    value.isNaN ? 0 : min(max(value, -largest), largest)
  }
}

extension UIView {
  /// `alignmentRectInsets`; none, with a line on the console, when a subclass answers with numbers that are none.
  var usableAlignmentInsets: UIEdgeInsets {
    let insets = alignmentRectInsets
    if [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) { return insets }
    reportAnswer("alignmentRectInsets", "\(insets)", "none are used")
    return .zero
  }

  /// `length` of an intrinsic content size, within what constraints can take; nil for none, and for what is no length.
  package func usableContentLength(_ length: CGFloat) -> CGFloat? {
    guard length != UIView.noIntrinsicMetric else { return nil }
    guard length.isFinite, length >= 0 else {
      reportAnswer("intrinsicContentSize", "\(length)", "it counts as noIntrinsicMetric")
      return nil
    }
    let usable = ConstraintNumbers.limited(length, to: ConstraintNumbers.largestConstant)
    if usable != length { reportAnswer("intrinsicContentSize", "\(length)", "\(usable) is used") }
    return usable
  }

  /// What `sizeThatFits` answers; along an axis where that is no length, the length that the view has, with a line on the console.
  var usableFittingSize: CGSize {
    let size = sizeThatFits(bounds.size)
    if size.width.isFinite, size.width >= 0, size.height.isFinite, size.height >= 0 { return size }
    reportAnswer("sizeThatFits", "\(size.width) × \(size.height)", "the view keeps the size that it has along that axis")
    func usable(_ length: CGFloat, _ old: CGFloat) -> CGFloat { length.isFinite && length >= 0 ? length : old }
    return CGSize(width: usable(size.width, bounds.width), height: usable(size.height, bounds.height))
  }

  /// Once for each view and property: the answers may be others each time.
  private func reportAnswer(_ property: String, _ value: String, _ consequence: String) {
    let name = nameInReports
    owningApplication.writeOnceToConsole(
      "\(name): \(property) answers with \(value), which is no length that a layout can hold; \(consequence). Usual cause: a "
        + "division by zero, or greatestFiniteMagnitude where noIntrinsicMetric is meant.",
      about: "\(name): \(property)")
  }

  /// Whether `priority` is one; if not, a line says that `property` keeps `old`.
  func accepts(_ priority: UILayoutPriority, as property: String, keeping old: UILayoutPriority) -> Bool {
    accepts(CGFloat(priority.rawValue), as: property, keeping: old.rawValue)
  }
}
