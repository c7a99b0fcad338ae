import CoreGraphics
import LayerTree

/// How a view is laid on what is behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusLighter

  var layerBlend: LayerBlend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    }
  }
}

struct BlendModifier {
  var mode: BlendMode
}

extension BlendModifier: LayerModifier {
  static var layerName: String { "blendMode" }
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) { layer.blend = mode.layerBlend }
}

/// Composes a view by itself before it is laid on what is behind it.
struct GroupModifier {}

extension GroupModifier: LayerModifier {
  static var layerName: String { "compositingGroup" }
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  func apply(to layer: Layer, size: CGSize, in context: EffectContext) { layer.isGroup = true }
}

extension View {
  /// Lays the view on what is behind it by another rule, within the nearest view around that is composed by itself: a compositing
  /// group, or one with an opacity, a shadow, a filter, a shape's clip or a turn.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View { modifier(BlendModifier(mode: blendMode)) }
  /// Blend modes inside the view end at its edges, and effects around it work on it as one picture.
  nonisolated public func compositingGroup() -> some View { modifier(GroupModifier()) }
  /// Composes the view into one picture of 8 bits a channel. An `opaque` picture is black where the view draws nothing (a
  /// choice).
  nonisolated public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    background { if opaque { Color.black.allowsHitTesting(false) } }.modifier(GroupModifier())
  }
}
