import LayerTree

/// What a control means as a whole; it is called by the texts in it.
struct ControlSemantics {
  let role: Semantics.Role
  let value: String?
  /// What activating it does; nil for what only shows.
  var activate: (() -> Void)?
  /// One step up (true) or down; nil for what has no steps.
  var adjust: ((Bool) -> Void)?
}

extension ControlSemantics: LayerModifier {
  static var layerName: String { "control" }
  static var lendsLayer: Bool { false }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) {
    layer.name = "\(role)".capitalized
    let details = activate == nil && adjust == nil ? nil : SemanticsDetails()
    if let activate { details?.actions = [.named(.activate, activate)] }
    if let adjust { details?.adjust = { isUp in ActionContext.with({ "adjusted by assistive technology" }) { adjust(isUp) } } }
    layer.semantics = Semantics(
      role: role, value: value, isEnabled: context.environment.value.drawing.isEnabled, details: details)
  }
}

private struct LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of toggles, progress views and labelled contents in the view.
  nonisolated public func labelsHidden() -> some View { modifier(EnvironmentModifier { $0.hidesLabels = true }) }
}
