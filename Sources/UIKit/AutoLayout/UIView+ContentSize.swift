import Combine
import CoreGraphics

extension UIView {
  /// In `intrinsicContentSize`: the content asks for no size along this axis.
  public static let noIntrinsicMetric: CGFloat = -1

  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    let old = contentHuggingPriority(for: axis)
    guard priority != old, accepts(priority, as: "contentHuggingPriority", keeping: old) else { return }
    layoutState.hugging[axis.rawValue] = priority
    contentConstraintsDidChange()
  }

  func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    let old = contentCompressionResistancePriority(for: axis)
    guard priority != old, accepts(priority, as: "contentCompressionResistancePriority", keeping: old) else { return }
    layoutState.resistance[axis.rawValue] = priority
    contentConstraintsDidChange()
  }

  func contentConstraintsDidChange() {
    guard let engine = storedLayoutState?.liveEngine else { return }
    engine.viewDidChange(self)
    noteLayoutNeededBelow()
  }

  /// What `invalidateIntrinsicContentSize` does.
  func contentDidChange() {
    guard MainThread.isCurrent else { return makeOnMainThread("invalidateIntrinsicContentSize()") { self.contentDidChange() } }
    contentConstraintsDidChange()
    (superview as? UIStackView)?.arrangedContentDidChange()
    superview?._contentSizeDidChange(of: self)
    guard let state = storedLayoutState, _baselines != nil else { return }
    for constraint in state.mentions where constraint.places.contains(where: { $0.attribute.isBaseline }) {
      constraint.engine?.refresh(constraint)
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
