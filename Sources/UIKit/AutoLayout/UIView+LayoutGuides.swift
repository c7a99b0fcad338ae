import CoreGraphics

extension UIView {
  /// The guides that were added, in that order; those the view has by itself are not among them.
  public var layoutGuides: [UILayoutGuide] { storedLayoutState?.guides ?? [] }

  /// The guide leaves the view it was in.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutState.guides.append(guide)
    guide.owningView = self
  }

  /// Constraints that mention the guide become inactive.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard let state = storedLayoutState, state.guides.contains(where: { $0 === guide }) else { return }
    NSLayoutConstraint.deactivate(state.mentions.filter { $0.places.contains { $0.object === guide } })
    state.liveEngine?.forget(guide)
    state.guides.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The bounds without what bars and cut-outs cover.
  public var safeAreaLayoutGuide: UILayoutGuide {
    layoutState.guide(\.safeAreaGuide) {
      UILayoutGuide(
        owner: self, identifier: "UIViewSafeAreaLayoutGuide", placement: .insets { $0.storedSafeAreaInsets })
    }
  }

  /// The bounds without `layoutMargins`.
  public var layoutMarginsGuide: UILayoutGuide {
    layoutState.guide(\.marginsGuide) {
      UILayoutGuide(
        owner: self, identifier: "UIViewLayoutMarginsGuide", placement: .insets { $0.effectiveLayoutMargins })
    }
  }
}
