import LayerTree

/// What becomes of the elements in a view that is made an element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let children: SemanticsDetails.Children
  /// They are no elements any more.
  public static let ignore = AccessibilityChildBehavior(children: .ignore)
  /// They stay elements, in a group.
  public static let contain = AccessibilityChildBehavior(children: .contain)
  /// They are one element: labels and values in reading order, custom actions, and those traits that fit a whole.
  ///
  /// The default action of a child is that of the whole where it is the only one; of several, each is a custom action of the
  /// child's name (a choice; Apple says that default actions may become named ones).
  public static let combine = AccessibilityChildBehavior(children: .combine)
}

extension View {
  /// Makes the view one element, or a group.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    described { _, details in details.children = children.children }
  }

  /// Takes the view, and all in it, away from assistive technology. It is drawn and touched as before.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    described { _, details in details.isHidden = hidden }
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    described(isEnabled: isEnabled) { _, details in details.isHidden = hidden }
  }

  /// Elements of a group with a higher number come first; 0 where nothing is said.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    described { _, details in details.sortPriority = sortPriority.isNaN ? 0 : sortPriority }
  }

  /// Where in the view's frame a tap lands that activates it.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    described { _, details in
      details.activationPoint = { CGPoint(x: $0.width * activationPoint.x, y: $0.height * activationPoint.y) }
    }
  }
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    described { _, details in details.activationPoint = { _ in activationPoint } }
  }

  /// Other views, never drawn, are what assistive technology finds in this one's place.
  nonisolated public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    holding(.representation, representation())
  }

  /// Other views, never drawn, are what assistive technology finds in this one, which becomes a group.
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    holding(.children, children())
  }

  nonisolated func holding<V: View>(_ holding: SemanticsDetails.Holding, _ views: V) -> some View {
    background { views.modifier(AccessibilityHolder(holding: holding)) }.described { _, _ in }
  }
}

/// A layer that is neither drawn nor hit, and holds elements for the one around it.
private struct AccessibilityHolder {
  let holding: SemanticsDetails.Holding
}

extension AccessibilityHolder: LayerModifier {
  static var layerName: String { "accessibility holder" }
  static var lendsLayer: Bool { false }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    let details = SemanticsDetails()
    details.holding = holding
    layer.isHidden = true
    layer.semantics = Semantics(role: .container, details: details)
  }
}
