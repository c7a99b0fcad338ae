import CoreGraphics
import LayerTree

/// What a view is to assistive technology at this moment.
package enum ViewMeaning {
  /// Nothing by itself; what is in it is met.
  case transparent
  /// Neither it nor what is in it is met.
  case hidden
  /// One element; what is in it is not met by itself.
  case element(Semantics)
  /// What is in it belongs together.
  case group(Semantics)
}

// Asked for when somebody looks, and not before: an app may answer by overriding the properties in a subclass, and what they answer may
// change at any time.
extension UIView {
  /// nil when nobody has said anything: neither the app nor the kind of view.
  package var assistanceMeaning: ViewMeaning? {
    let own = ownMeaning, isElement = isAccessibilityElement
    if accessibilityElementsHidden { return .hidden }
    if isElement { return .element(semantics(own)) }
    if let own, own.role == .container { return .group(own) }
    if accessibilityViewIsModal {
      let details = SemanticsDetails()
      details.children = .contain
      details.addedTraits = .modal
      return .group(Semantics(role: .container, identifier: accessibilityIdentifier, details: details))
    }
    return own == nil && accessibility == nil ? nil : .transparent
  }

  private func semantics(_ own: Semantics?) -> Semantics {
    let implied = own?.role.impliedTraits ?? []
    let traits = SemanticsTraits(rawValue: accessibilityTraits.rawValue)
    let details = SemanticsDetails()
    details.hint = accessibilityHint
    details.addedTraits = traits.subtracting(implied)
    details.removedTraits = implied.subtracting(traits)
    if accessibilityViewIsModal { details.addedTraits.insert(.modal) }
    details.actions = own?.details?.actions ?? []
    details.actions += (accessibilityCustomActions ?? []).map { action in
      SemanticsAction(.named(action.name)) { MainActor.assumeIsolated { action.perform() } }
    }
    details.adjust = own?.details?.adjust
    if traits.contains(.adjustable), details.adjust == nil {
      details.adjust = { [weak self] isUp in
        MainActor.assumeIsolated { isUp ? self?.accessibilityIncrement() : self?.accessibilityDecrement() }
      }
    }
    if let point = accessibility?.activationPoint {
      let inside = fromScreen(point)
      details.activationPoint = { [bounds] _ in CGPoint(x: inside.x - bounds.minX, y: inside.y - bounds.minY) }
    }
    // A control that has not been given a name is called by all that it shows.
    let label = accessibilityLabel
    let isNamed = label != ownLabel || own?.label != nil
    return Semantics(
      role: own?.role ?? .none, label: isNamed ? label : nil, value: accessibilityValue, identifier: accessibilityIdentifier,
      isEnabled: (own?.isEnabled ?? true) && !traits.contains(.notEnabled), details: details)
  }

  /// Writes down what the app says.
  func say(_ change: (inout AccessibilityStore) -> Void) {
    var store = accessibility ?? AccessibilityStore()
    change(&store)
    accessibility = store
  }

  var ownTraits: UIAccessibilityTraits {
    guard let own = ownMeaning else { return .none }
    let said = own.role.impliedTraits.union(own.details?.addedTraits ?? [])
    return UIAccessibilityTraits(said.union(own.isEnabled ? [] : .notEnabled))
  }

  /// On the screen.
  public var accessibilityFrame: CGRect { backingLayer.frameInRoot }
}
