import CoreGraphics

/// A linear relation between attributes of views: first = multiplier × second + constant, or ≤, or ≥.
///
/// It counts while it is active. An active constraint is held by the nearest view that contains all it mentions, and becomes
/// inactive when one of them leaves that view.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  let first: LayoutEnd
  let second: LayoutEnd?
  public let relation: Relation
  public let multiplier: CGFloat

  /// Points; in the direction of reading for leading and trailing edges. A value that is not finite is reported and not taken; of one
  /// beyond 10 million points as much is taken, with a report.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant, isUsable(newValue) else { return }
      let newValue = limited(newValue)
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      engine?.constantDidChange(of: self)
    }
  }
  /// Between 1 and 1000. UIKit allows no change between required and not while active; here it is reported and carried out. What is not
  /// finite is reported and not taken.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      guard priority.rawValue.isFinite else {
        let given = priority.rawValue
        priority = oldValue
        return report(
          "was given the priority \(given), which is not finite; it keeps \(priority.rawValue). Priorities are between 1 and 1000."
        )
      }
      reportPriorityChange(from: oldValue)
      engine?.priorityDidChange(of: self)
    }
  }
  /// Names the constraint in reports.
  open var identifier: String?

  private var storedConstant: CGFloat
  /// The view that holds the constraint while it is active.
  weak var holder: UIView?

  /// `multiplier` and `constant` must be finite; a constant that is not counts as 0, a multiplier as 1, with a report. So do a multiplier
  /// beyond 100,000 and a constant beyond 10 million points, as that much.
  public convenience init(
    item: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?, attribute otherAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat
  ) {
    let second = other.map { LayoutEnd(place: LayoutPlace($0 as AnyObject, otherAttribute)) }
    self.init(
      LayoutEnd(place: LayoutPlace(item as AnyObject, attribute)), relation, second, multiplier: multiplier, constant: constant)
  }

  init(_ first: LayoutEnd, _ relation: Relation, _ second: LayoutEnd?, multiplier: CGFloat = 1, constant: CGFloat = 0) {
    self.first = first
    self.second = second
    self.relation = relation
    let largest = ConstraintNumbers.largestMultiplier
    self.multiplier = multiplier.isFinite ? ConstraintNumbers.limited(multiplier, to: largest) : 1
    storedConstant = 0
    super.init()
    if self.multiplier != multiplier {
      report(
        "was made with the multiplier \(multiplier), which is \(multiplier.isFinite ? "beyond \(largest)" : "not finite"); it gets "
          + "\(self.multiplier). Usual cause: a division by a size that is zero or nearly so.")
    }
    if isUsable(constant) { storedConstant = limited(constant) }
  }

  open override nonisolated var description: String { MainActor.assumeIsolated { textInReports } }

  // MARK: What it mentions

  /// A `UIView` or `UILayoutGuide`; nil when that is gone.
  public var firstItem: AnyObject? { first.place.object }
  public var secondItem: AnyObject? { second?.place.object }
  public var firstAttribute: Attribute { first.place.attribute }
  public var secondAttribute: Attribute { second?.place.attribute ?? .notAnAttribute }

  var places: [LayoutPlace] { first.places + (second?.places ?? []) }

  // MARK: Activity

  /// Setting it is `activate` and `deactivate` for one constraint.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }
  /// Activates each one; what can't be activated is reported and left out.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  var engine: ConstraintEngine? { holder?.root.storedLayoutState?.engine }

  // MARK: Reports

  private func isUsable(_ constant: CGFloat) -> Bool {
    if constant.isFinite { return true }
    report(
      "was given the constant \(constant), which is not finite; it keeps \(storedConstant). Usual cause: a division by a "
        + "size that is still zero. Compute the constant after layout, or guard the division.")
    return false
  }

  private func limited(_ constant: CGFloat) -> CGFloat {
    let usable = ConstraintNumbers.limited(constant, to: ConstraintNumbers.largestConstant)
    if usable != constant {
      report(
        "was given the constant \(constant), which is more than constraints can hold; \(usable) is used. For a length without a bound, "
          + "leave the constraint out.")
    }
    return usable
  }

  private func reportPriorityChange(from old: UILayoutPriority) {
    guard holder != nil, (old.rawValue >= 1000) != (priority.rawValue >= 1000) else { return }
    report(
      "changed its priority from \(old.rawValue) to \(priority.rawValue) while active. On iOS this raises an exception: an "
        + "active constraint can't change between required and not required. Deactivate it first, or use 999 instead of 1000.")
  }

  func report(_ text: String) { (holder?.owningApplication ?? .shared).writeToConsole("\(textInReports) \(text)") }
}
