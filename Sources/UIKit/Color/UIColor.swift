import CoreGraphics
import LayerTree

/// A colour in sRGB, fixed or chosen by traits (light and dark).
open class UIColor: NSObject, @unchecked Sendable {
  private enum Storage {
    case fixed(PaintColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }
  private let storage: Storage

  /// Components from 0 to 1; what lies outside is kept and cut when drawn. One that is not finite counts as 0, such an alpha as 1, with
  /// a line on the console.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func part(_ value: CGFloat, _ name: String, or fallback: Double = 0) -> Double {
      OddNumbers.finite(Double(value), "UIColor's \(name)", or: fallback)
    }
    storage = .fixed(
      PaintColor(
        red: part(red, "red"), green: part(green, "green"), blue: part(blue, "blue"), alpha: part(alpha, "alpha", or: 1)))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) { self.init(red: white, green: white, blue: white, alpha: alpha) }

  /// `hue`, `saturation` and `brightness` from 0 to 1; red is hue 0, green 1/3, blue 2/3.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = OddNumbers.finite(hue, "UIColor's hue", or: 0)
    let saturation = OddNumbers.finite(saturation, "UIColor's saturation", or: 0)
    let brightness = OddNumbers.finite(brightness, "UIColor's brightness", or: 0)
    func component(_ offset: CGFloat) -> CGFloat {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// A colour that is asked for anew wherever the traits change.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { storage = .dynamic(dynamicProvider) }

  package init(_ paint: PaintColor) { storage = .fixed(paint) }

  /// A fixed colour: the one the provider gives for `traitCollection`, or the receiver when it is fixed.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch storage {
    case .fixed: self
    case .dynamic(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
    }
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let alpha = OddNumbers.finite(alpha, "UIColor's alpha", or: 1)
    switch storage {
    case .fixed(var paint):
      paint.alpha = Double(alpha)
      return UIColor(paint)
    case .dynamic(let provider): return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// The components in `UITraitCollection.current`. Always true: every colour here has them.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let paint = paint(in: .current)
    red?.pointee = CGFloat(paint.red)
    green?.pointee = CGFloat(paint.green)
    blue?.pointee = CGFloat(paint.blue)
    alpha?.pointee = CGFloat(paint.alpha)
    return true
  }

  /// What the tree draws.
  package func paint(in traits: UITraitCollection) -> PaintColor {
    switch storage {
    case .fixed(let paint): paint
    case .dynamic(let provider): provider(traits).paint(in: traits)
    }
  }

  /// Fixed colours are equal by components, dynamic ones only to themselves.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage else { return self === other }
    return mine == theirs
  }
  open override var hash: Int {
    guard case .fixed(let paint) = storage else { return ObjectIdentifier(self).hashValue }
    return paint.hashValue
  }
}
