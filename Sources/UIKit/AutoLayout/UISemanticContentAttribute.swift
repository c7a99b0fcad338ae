/// Whether a view follows the direction of reading.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified
  /// Playback controls, whose direction is that of time: never turned.
  case playback
  /// Controls about directions in space: never turned.
  case spatial
  case forceLeftToRight, forceRightToLeft
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight, rightToLeft
}

extension UIView {
  var readingDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: return traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    }
  }

  func readingDirectionDidChange() {
    guard let state = storedLayoutState else { return }
    for constraint in state.mentions where constraint.places.contains(where: { $0.attribute.followsReading }) {
      constraint.engine?.refresh(constraint)
    }
    marginsDidChange()
    setNeedsLayout()
  }
}
