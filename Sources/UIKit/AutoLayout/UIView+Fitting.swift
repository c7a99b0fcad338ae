import ConstraintSolver
import CoreGraphics

extension UIView {
  /// A target for `systemLayoutSizeFitting(_:)`: as small as the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Solves what lies in this view by itself and returns the size that comes nearest to `target`, on whole pixels, rounded up (a
  /// choice). No frame is written, and the constraints outside do not count.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    let horizontal = usableFittingPriority(horizontal), vertical = usableFittingPriority(vertical)
    updateConstraintsIfNeeded()
    let engine = ConstraintEngine(root: self, isLive: false)
    forEachInSubtree { view in
      for constraint in view.storedLayoutState?.constraints ?? [] { engine.add(constraint) }
    }
    let item = engine.item(of: self)
    let insets = usableAlignmentInsets
    func pull(_ variable: Variable, _ length: CGFloat, _ strength: Strength) {
      guard length.isFinite else {
        return OddNumbers.report(
          "\(nameInReports): systemLayoutSizeFitting was asked to fit \(target), which is not finite; that length is not fitted. Use "
            + "UIView.layoutFittingExpandedSize or layoutFittingCompressedSize.")
      }
      let expression = LinearExpression([Term(variable)], constant: -Double(length)).withinLimits
      _ = engine.solver.add(expression, .equal, strength: strength)
    }
    pull(item.width, target.width + insets.left + insets.right, Strength(horizontal))
    pull(item.height, target.height + insets.top + insets.bottom, Strength(vertical))
    engine.settle()
    let scale = pixelsPerPoint
    func length(_ variable: Variable, _ insets: CGFloat) -> CGFloat {
      let exact = CGFloat(engine.solver.value(of: variable)) - insets
      return max(0, (exact * scale - 1e-6).rounded(.up) / scale)
    }
    return CGSize(
      width: length(item.width, insets.left + insets.right), height: length(item.height, insets.top + insets.bottom))
  }

  private func usableFittingPriority(_ priority: UILayoutPriority) -> UILayoutPriority {
    accepts(priority, as: "a priority of systemLayoutSizeFitting", keeping: .fittingSizeLevel) ? priority : .fittingSizeLevel
  }
}
