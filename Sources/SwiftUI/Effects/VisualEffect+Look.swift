import CoreGraphics

// What is drawn looks otherwise.
extension VisualEffect {
  /// From 0 (not there, not hit) to 1. Below 0.001 the view takes no touches.
  public func opacity(_ opacity: Double) -> some VisualEffect { modified(by: OpacityModifier(opacity: opacity)) }
  /// A Gaussian blur whose deviation is `radius` points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    modified(by: BlurModifier(radius: radius, isOpaque: opaque))
  }
  /// From −1 (black) to 1 (white); 0 changes nothing.
  public func brightness(_ amount: Double) -> some VisualEffect { colors(.brightness, amount) }
  /// 0 is grey, 1 changes nothing, negative values invert.
  public func contrast(_ amount: Double) -> some VisualEffect { colors(.contrast, amount) }
  /// 0 is grey, 1 changes nothing.
  public func saturation(_ amount: Double) -> some VisualEffect { colors(.saturation, amount) }
  /// 0 changes nothing, 1 is grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { colors(.saturation, 1 - amount) }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { colors(.hueRotation, angle.radians) }

  private func colors(_ kind: ColorEffectModifier.Kind, _ amount: Double) -> some VisualEffect {
    modified(by: ColorEffectModifier(kind: kind, amount: amount))
  }
}
