import Combine
import CoreGraphics

/// Numbers from an app that are none: each gets a line on the console that names what was given, and something in its place.
///
/// The line is that of the application whose turn it is, and comes once: such values are made again each time that a body runs. One
/// from another thread comes in the next frame.
package enum OddNumbers {
  /// `value`, or `fallback` when it is no finite number.
  package static func finite<Number: BinaryFloatingPoint>(
    _ value: Number, _ what: @autoclosure () -> String, or fallback: Number
  ) -> Number {
    if value.isFinite { return value }
    report("\(what()) is \(value), which is no finite number; \(fallback) is used. The usual cause is a division by zero.")
    return fallback
  }

  /// `value`, or `fallback` when it is NaN: infinity stands for never, or for no bound.
  package static func number<Number: BinaryFloatingPoint>(
    _ value: Number, _ what: @autoclosure () -> String, or fallback: Number
  ) -> Number {
    if !value.isNaN { return value }
    report("\(what()) is \(value), which is no number; \(fallback) is used. The usual cause is a division of zero by zero.")
    return fallback
  }

  /// `count`, or `least` with a line when it is less.
  package static func count(_ count: Int, _ what: @autoclosure () -> String, least: Int = 1) -> Int {
    if count >= least { return count }
    report("\(what()) is \(count), which is less than \(least); \(least) is used.", about: "\(what()) < \(least)")
    return least
  }

  package static func finite(_ size: CGSize, _ what: @autoclosure () -> String, or fallback: CGFloat) -> CGSize {
    CGSize(width: finite(size.width, what(), or: fallback), height: finite(size.height, what(), or: fallback))
  }

  /// Whether all are finite; if not, a line says what is left out.
  package static func areFinite(_ values: CGFloat..., of what: @autoclosure () -> String, consequence: String) -> Bool {
    if values.allSatisfy(\.isFinite) { return true }
    reportNotFinite(values, of: what(), consequence: consequence)
    return false
  }

  /// Says that not all of `values` are finite: once for those that are not, since a drawing may have others beside them in
  /// every frame.
  package static func reportNotFinite(_ values: [CGFloat], of what: String, consequence: String) {
    let list = values.map { "\($0)" }.joined(separator: ", ")
    let given = values.count == 1 ? list : "(\(list))"
    report(
      "\(what) is \(given), which is not finite; \(consequence). The usual cause is a division by zero.",
      about: "\(what) \(values.map { $0.isFinite ? "" : "\($0)" })")
  }

  package static func areFinite(_ transform: CGAffineTransform, of what: @autoclosure () -> String, consequence: String) -> Bool {
    areFinite(
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, of: what(), consequence: consequence)
  }

  package static func report(_ line: String, about matter: String? = nil) {
    LentToAll.report(line, about: matter, once: true)
  }
}

extension UIResponder {
  /// Whether all of `values` are finite; if not, a line on the console says that `property` keeps `old`.
  func accepts(_ values: CGFloat..., as property: String, keeping old: @autoclosure () -> Any) -> Bool {
    if values.allSatisfy(\.isFinite) { return true }
    let name = (self as? UIView)?.nameInReports ?? "\(type(of: self))"
    let list = values.map { "\($0)" }.joined(separator: ", ")
    let application = (self as? UIView)?.owningApplication ?? .shared
    application.writeToConsole(
      "\(name): \(property) was set to \(values.count == 1 ? list : "(\(list))"), which is not finite; it keeps \(old()). "
        + "Usual cause: a division by a size that is still zero. Guard the division, or set it after layout.")
    return false
  }
}

extension UIGestureRecognizer {
  /// The same for a recognizer. What is a limit may be infinite.
  func accepts(_ value: CGFloat, as property: String, keeping old: CGFloat, allowsInfinity: Bool = false) -> Bool {
    if value.isFinite || (allowsInfinity && value.isInfinite) { return true }
    application.writeToConsole(
      "\(diagnosticName): \(property) was set to \(value), which is no \(allowsInfinity ? "" : "finite ")number; it keeps \(old). "
        + "Usual cause: a division by zero.")
    return false
  }
}
