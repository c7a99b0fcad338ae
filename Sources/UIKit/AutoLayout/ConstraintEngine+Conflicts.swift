import ConstraintSolver
import CoreGraphics

// What happens when required constraints contradict each other: one of them is broken, which here means that it counts less
// than a required one and more than all others, until one of those it was in conflict with changes or goes.
extension ConstraintEngine {
  /// Above 999.99, below required.
  private static let brokenStrength = Strength(priority: 1000)

  func solve() {
    while let conflict = solver.solve() {
      guard let victim = victim(of: conflict.constraints) else { return }
      solver.setStrength(of: victim, to: Self.brokenStrength)
      broken.append((victim, conflict.constraints))
      if isLive { report(conflict.constraints, breaking: victim) }
    }
  }

  /// The app's constraint that was activated last; without one, of a content size; then of a mask.
  private func victim(of ids: [ConstraintID]) -> ConstraintID? { byRank(ids).last }

  /// What an app can't change comes first, its own constraints last.
  private func byRank(_ ids: [ConstraintID]) -> [ConstraintID] {
    let ranked = ids.enumerated().map { (rank: records[$0.element]?.rank ?? -1, offset: $0.offset, id: $0.element) }
    return ranked.sorted { ($0.rank, $0.offset) < ($1.rank, $1.offset) }.map(\.id)
  }

  /// What was broken because of a constraint that changes or goes is tried again.
  func mendBroken(with id: ConstraintID) {
    guard !broken.isEmpty else { return }
    for entry in broken where entry.members.contains(id) {
      if let strength = records[entry.victim]?.strength { solver.setStrength(of: entry.victim, to: strength) }
    }
    broken.removeAll { $0.members.contains(id) }
  }

  // MARK: Report

  private func report(_ ids: [ConstraintID], breaking victim: ConstraintID) {
    let list = byRank(ids).compactMap { records[$0]?.textInReports }
    guard let name = records[victim]?.textInReports, reported.insert((list + [name]).joined()).inserted else { return }
    let conflict = ConstraintConflict(constraints: list, broken: name)
    let application = root.owningApplication
    application.writeToConsole(conflict.description)
    application.frames.observer?.constraintsDidConflict(conflict)
  }
}

/// Required constraints that contradict each other, and the one that was broken.
public struct ConstraintConflict: Hashable, Sendable, CustomStringConvertible {
  /// As their descriptions say them.
  public let constraints: [String]
  public let broken: String

  public var description: String {
    let list = constraints.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let mask =
      constraints.contains { $0.hasPrefix("<NSAutoresizingMask") }
      ? "\tAn NSAutoresizingMaskLayoutConstraint comes from a view's frame: set translatesAutoresizingMaskIntoConstraints to "
        + "false on the view that is placed by constraints.\n" : ""
    return "Unable to simultaneously satisfy constraints.\n"
      + "\tThese can't all hold, while any fewer of them could. One is wrong, or should have a priority below 1000.\n\(mask)"
      + "(\n\(list)\n)\n\nWill attempt to recover by breaking constraint \n\(broken)"
  }
}

extension ConstraintRecord {
  fileprivate var rank: Int {
    switch source {
    case .app: return 3
    case .inner(_, let role):
      switch role {
      case .hugWidth, .hugHeight, .keepWidth, .keepHeight: return 2
      case .maskX, .maskY, .maskWidth, .maskHeight: return 1
      default: return 0
      }
    }
  }

  var textInReports: String {
    switch source {
    case .app(let constraint): return constraint.textInReports
    case .inner(let item, let role): return item.text(role)
    }
  }
}

extension ConstraintItem {
  /// An inner constraint in the form of UIKit's.
  fileprivate func text(_ role: InnerRole) -> String {
    let name = view?.nameInReports ?? guide?.nameInReports ?? "(a view that is gone)"
    let constant = inner.first { $0.role == role }.map { NSLayoutConstraint.number(CGFloat(-$0.expression.constant)) } ?? "?"
    switch role {
    case .maskX: return "<NSAutoresizingMaskLayoutConstraint \(maskText) \(name).minX == \(frameText(\.minX))   (active)>"
    case .maskY: return "<NSAutoresizingMaskLayoutConstraint \(maskText) \(name).minY == \(frameText(\.minY))   (active)>"
    case .maskWidth: return "<NSAutoresizingMaskLayoutConstraint \(maskText) \(name).width == \(frameText(\.width))   (active)>"
    case .maskHeight:
      return "<NSAutoresizingMaskLayoutConstraint \(maskText) \(name).height == \(frameText(\.height))   (active)>"
    case .hugWidth: return "<NSContentSizeLayoutConstraint \(name).width <= \(constant)   (active)>"
    case .hugHeight: return "<NSContentSizeLayoutConstraint \(name).height <= \(constant)   (active)>"
    case .keepWidth: return "<NSContentSizeLayoutConstraint \(name).width >= \(constant)   (active)>"
    case .keepHeight: return "<NSContentSizeLayoutConstraint \(name).height >= \(constant)   (active)>"
    case .guideX: return "<NSLayoutConstraint \(name).left == owner.left + \(constant)   (active)>"
    case .guideY: return "<NSLayoutConstraint \(name).top == owner.top + \(constant)   (active)>"
    case .guideWidth: return "<NSLayoutConstraint \(name).width == owner.width + \(constant)   (active)>"
    case .guideHeight: return "<NSLayoutConstraint \(name).height == owner.height + \(constant)   (active)>"
    case .rootX, .rootY, .rootWidth, .rootHeight: return "<NSLayoutConstraint \(role) of \(name) == \(constant)   (active)>"
    }
  }

  private func frameText(_ part: KeyPath<CGRect, CGFloat>) -> String {
    NSLayoutConstraint.number(view?.frameWithoutTransform[keyPath: part] ?? 0)
  }

  /// `h=--&`: start, length and end along each axis, `&` where they give way.
  private var maskText: String {
    let mask = view?.autoresizingMask ?? []
    func axis(_ parts: [UIView.AutoresizingMask]) -> String {
      let flexible = parts.map { mask.contains($0) }
      return flexible.contains(true) ? flexible.map { $0 ? "&" : "-" }.joined() : "--&"
    }
    return "h=\(axis([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) "
      + "v=\(axis([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))"
  }
}
