import CoreGraphics

extension NSLayoutConstraint {
  /// As UIKit writes it, without addresses, so that two runs write the same.
  var textInReports: String {
    var words = "<NSLayoutConstraint"
    if let identifier { words += " '\(identifier)'" }
    words += " \(first.name) \(relation.sign) "
    if let second {
      if multiplier != 1 { words += "\(Self.number(multiplier))*" }
      words += second.name
      if constant != 0 { words += " \(constant < 0 ? "-" : "+") \(Self.number(abs(constant)))" }
    } else {
      words += Self.number(constant)
    }
    if priority != .required { words += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return words + (isActive ? "   (active)>" : "   (inactive)>")
  }

  static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(format: "%g", Double(value))
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: return "<="
    case .equal: return "=="
    case .greaterThanOrEqual: return ">="
    }
  }
}

extension UIView {
  /// Type and identifier; without an identifier, the place in the superview, up to a view that has one.
  var nameInReports: String {
    let type = String(String(describing: Swift.type(of: self)).prefix { $0 != "<" })
    if let accessibilityIdentifier { return "\(type) '\(accessibilityIdentifier)'" }
    if let controller { return "\(type) (the view of \(Swift.type(of: controller)))" }
    guard let superview, let index = superview.subviews.firstIndex(where: { $0 === self }) else { return type }
    return "\(type)[\(index)] of \(superview.nameInReports)"
  }
}
